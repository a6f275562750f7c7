/** Every character that a log might interpret, because the message of an exception may contain the text. */
const NOT_PRINTABLE = /[^\x20-\x7e]/g

/** The codec's message about a value that it refuses, if there is one. */
export const wordsOf = (cause: unknown): string | undefined => {
  if (typeof cause === 'string') return cause
  if (typeof cause !== 'object' || cause === null) return undefined
  if ('expected' in cause && typeof cause.expected === 'string') return cause.expected
  const message = cause instanceof Error ? cause.message : ''
  return message === '' ? undefined : message.slice(0, 200).replace(NOT_PRINTABLE, '?')
}
