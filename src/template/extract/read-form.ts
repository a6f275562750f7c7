import type { Token } from './compile'

/**
 * How `extract` reads.
 *
 * @category Templates
 */
export interface ExtractOptions {
  /** Whether a `+` in the query is a space, as in the forms of browsers. By default it is a plus, as RFC 6570 writes it. */
  readonly form?: boolean | undefined
}

/** A text and then the part of each token except literals, as `RegExp.exec` returns them. */
export type Parts = readonly string[]

/** A text with a space for each `+` of its query, which is as long. */
export const withSpaces = (text: string): string => {
  const hash = text.indexOf('#')
  const end = hash < 0 ? text.length : hash
  const start = text.indexOf('?')
  if (start < 0 || start > end) return text
  return text.slice(0, start) + text.slice(start, end).replaceAll('+', ' ') + text.slice(end)
}

/** The parts of another text of the same length. */
export const partsIn = (tokens: readonly Token[], parts: Parts, text: string): Parts => {
  const others = [text]
  let start = 0
  for (const token of tokens) {
    const end = start + (token.kind === 'literal' ? token.text : (parts[others.length] as string)).length
    if (token.kind !== 'literal') others.push(text.slice(start, end))
    start = end
  }
  return others
}
