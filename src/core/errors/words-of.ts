import { ownValue } from '../fp/own'

/**
 * Matches every character that is not printable ASCII. An exception's message may contain control characters, which a
 * log viewer might interpret.
 */
const NOT_PRINTABLE = /[^\x20-\x7e]/g

/** The number of characters after which a message cuts off a quoted value. */
const LONGEST = 40

/** Matches the beginning of a codec's rule, such as `an integer is` in `an integer is digits`. */
const KIND = /^(an? (?!value )\w+) is /

/** Returns the message for a value that a codec refuses, or `undefined` if the value or the codec's rule is unknown. */
export const refusedValue = (name: string, cause: unknown, rule: string | undefined): string | undefined => {
  const text = Object(cause) === cause ? ownValue(cause as { readonly text?: unknown }, 'text') : undefined
  if (typeof text !== 'string' || rule === undefined) return undefined
  const kind = KIND.exec(rule)?.[1]
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return `${name}: '${shown}' ${kind ? `is not ${kind}` : 'is not accepted'}; ${rule}`
}

export const wordsOf = (cause: unknown): string | undefined => {
  if (typeof cause === 'string') return cause
  if (typeof cause !== 'object' || cause === null) return undefined
  const expected = ownValue(cause as { readonly [name: string]: unknown }, 'expected')
  if (typeof expected === 'string') return expected
  const message = cause instanceof Error ? cause.message : ''
  return message === '' ? undefined : message.slice(0, 200).replace(NOT_PRINTABLE, '?')
}
