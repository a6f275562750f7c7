/**
 * Calls every function once with each of several strings, and joins the results of each function into one string.
 * `contexts.ts` runs a bundle of this file in each context.
 */
import { callsOf, ENTRIES, inputOf } from '../support/calls'
import { OPTION_CALLS } from './option-calls'

const TEXTS = [
  '',
  'http://me:pw@EX%61mple.com:80/a/../b%2f?a=1&b=%zz#c',
  'HTTP://[0:0:0::1]:8080?a',
  'file://localhost/etc/a%20b',
  'urn:example:a?=q',
  'mailto:a@B.c',
  'data:text/plain,a',
  'a b',
  'é',
  '/users/1',
  '//h',
  `http://h/${'a'.repeat(2500)} `,
]

/** Formats a value as a string that shows three levels of the value's own properties. */
export const written = (value: unknown, depth = 3): string => {
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth === 0) return '…'
  const parts: string[] = []
  for (const name of Object.keys(value)) {
    parts.push(`${name}: ${written((value as { readonly [name: string]: unknown })[name], depth - 1)}`)
    if (parts.length > 99) break
  }
  return `{${parts.join()}}`
}

export const answer = (call: () => unknown): string => {
  try {
    return written(call())
  } catch (error) {
    return `throws ${error}`
  }
}

const ROWS = [
  ...callsOf(ENTRIES),
  ...Object.entries(OPTION_CALLS).map(([name, row]) => ({ name: `${name} (options)`, row })),
]

export const answers = (): ReadonlyMap<string, string> =>
  new Map(
    ROWS.map(({ name, row }) => [name, TEXTS.map((text) => answer(() => row.call(inputOf(row, text)))).join('\n')]),
  )
