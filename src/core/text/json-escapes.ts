/* The functions in this file decode JSON's escape sequences for ASCII characters (RFC 8259, section 7). */

/**
 * Matches one or more backslashes and, if the last backslash begins an escape sequence such as `\u0026`, the rest of
 * the sequence.
 */
const ESCAPE = /\\+(?:u00([2-7][\da-f]))?/gi

const CODE_LENGTH = 'u0000'.length

/**
 * Returns the character that an escape sequence represents. If the character is a quote or a backslash, the result
 * begins with the backslashes of the escape sequence.
 */
const decodeEscape = (sequence: string, code: string | undefined): string => {
  if (code === undefined) return sequence
  const unit = String.fromCharCode(Number.parseInt(code, 16))
  return unit === '"' || unit === '\\' ? sequence.slice(0, -CODE_LENGTH) + unit : unit
}

/**
 * Replaces escape sequences with the characters that they represent. For example, `\u0026` becomes `&`, and `\u0022`
 * becomes `\"`. An escape sequence can begin with more than one backslash, because the JSON may itself be inside a JSON
 * string.
 */
export const withoutEscapes = (text: string): string => text.replace(ESCAPE, decodeEscape)

/**
 * For each part of `text`, calls `fill` if the part's decoded form has a mark other than 0. A part is either a code
 * unit or a whole escape sequence. `marks` contains one mark for each code unit of `withoutEscapes(text)`.
 */
export const alignMarks = (
  text: string,
  marks: Uint8Array,
  fill: (mark: number, start: number, end: number) => void,
): void => {
  let at = 0
  let from = 0
  const alignTo = (end: number): void => {
    for (; from < end; from++, at++) if (marks[at]) fill(marks[at] as number, from, from + 1)
  }
  for (const { 0: sequence, 1: code, index } of text.matchAll(ESCAPE)) {
    if (code === undefined) continue
    alignTo(index)
    at += decodeEscape(sequence, code).length
    from += sequence.length
    const mark = marks[at - 1] as number
    if (mark) fill(mark, index, from)
  }
  alignTo(text.length)
}
