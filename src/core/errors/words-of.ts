import { ownValue } from '../fp/own'

/** Every character that a log might interpret, because the message of an exception may contain the text. */
const NOT_PRINTABLE = /[^\x20-\x7e]/g

/** The codec's message about a value that it refuses, if there is one. */
export const wordsOf = (cause: unknown): string | undefined => {
  if (typeof cause === 'string') return cause
  if (typeof cause !== 'object' || cause === null) return undefined
  const expected = ownValue(cause as { readonly [name: string]: unknown }, 'expected')
  if (typeof expected === 'string') return expected
  const message = cause instanceof Error ? cause.message : ''
  return message === '' ? undefined : message.slice(0, 200).replace(NOT_PRINTABLE, '?')
}
