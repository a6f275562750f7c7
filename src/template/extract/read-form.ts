/**
 * How `extract` reads.
 *
 * @category Templates
 */
export interface ExtractOptions {
  /** Whether a `+` in the query is a space, as in the forms of browsers. By default it is a plus, as RFC 6570 writes it. */
  readonly form?: boolean | undefined
}

/** A text with a space for each `+` of its query, which is as long. */
export const withSpaces = (text: string): string => {
  const hash = text.indexOf('#')
  const end = hash < 0 ? text.length : hash
  const start = text.indexOf('?')
  if (start < 0 || start > end) return text
  return text.slice(0, start) + text.slice(start, end).replaceAll('+', ' ') + text.slice(end)
}
