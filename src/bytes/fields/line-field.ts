import { requireKnown } from '../../core/errors/require-known'

/**
 * The field that `scanFields` reads in each line: the text between `open` and `close`, or one word in that text.
 *
 * @category Bytes
 */
export interface LineField {
  /**
   * The characters before the field, such as `"` or `"url":"`. If `open` is absent, the field begins at the start of
   * the line.
   */
  readonly open?: string
  /** The characters that mark the end of the field. If `close` is absent, the field extends to the end of the line. */
  readonly close?: string
  /** The number of matching fields to skip. By default, `skip` is 0. */
  readonly skip?: number
  /**
   * The index of a word in the field. Words are separated by single spaces. If `word` is absent, `scanFields` reads the
   * whole field.
   */
  readonly word?: number
}

export const BLANK = 32

/**
 * Converts `open` or `close` to bytes. The string must be ASCII so that its bytes can never match part of a multibyte
 * UTF-8 character.
 */
const bytesOf = (mark: unknown): Uint8Array => {
  if (typeof mark !== 'string' || !/^[\t\x20-\x7e]*$/.test(mark))
    throw new TypeError('open and close are strings of visible ASCII characters, spaces and tabs')
  return Uint8Array.from(mark, (char) => char.charCodeAt(0))
}

const requireIndex = (index: number | undefined): number => {
  if (index !== undefined && !(Number.isInteger(index) && index >= 0))
    throw new TypeError('skip and word are integers of at least 0')
  return index ?? -1
}

/**
 * Returns whether `mark` is at `index`. The comparison never continues beyond the end of a line, because `mark`
 * contains no LF.
 */
const isAt = (bytes: Uint8Array, mark: Uint8Array, index: number): boolean => {
  for (let at = 0; at < mark.length; at++) if (bytes[index + at] !== mark[at]) return false
  return true
}

/** Returns the index of the first `mark` at or after `from`, or `end` if `mark` does not occur before `end`. */
const indexOfMark = (bytes: Uint8Array, mark: Uint8Array, from: number, end: number): number => {
  let index = from
  while (index < end && !isAt(bytes, mark, index)) index++
  return index
}

/**
 * The start and the end of the most recently found field. All lines share one array, so reading a line allocates
 * nothing.
 */
export const bounds = /* @__PURE__ */ new Int32Array(2)

/** Finds the field between `start` and `end`, and records its bounds. Returns whether the line contains the field. */
export type FindField = (bytes: Uint8Array, start: number, end: number) => boolean

/** Creates a function that finds a field in a line. Allocates the function and the bytes of `open` and `close`. */
export const fieldFinder = (field: LineField): FindField => {
  const given = requireKnown(field, ['open', 'close', 'skip', 'word'])
  const [open, close] = [bytesOf(given.open ?? ''), bytesOf(given.close ?? '')]
  const [skip, word] = [Math.max(0, requireIndex(given.skip)), requireIndex(given.word)]
  return (bytes, start, end) => {
    let from = start
    let to = start - close.length
    for (let count = 0; count <= skip; count++) {
      const opened = indexOfMark(bytes, open, to + close.length, end)
      from = opened + open.length
      if (from > end || (open.length > 0 && opened === end)) return false
      to = close.length === 0 ? end : indexOfMark(bytes, close, from, end)
      if (close.length > 0 && to === end) return false
    }
    for (let count = 0; count < word; count++) {
      while (from < to && bytes[from] !== BLANK) from++
      if (from === to) return false
      from++
    }
    if (word >= 0) {
      let wordEnd = from
      while (wordEnd < to && bytes[wordEnd] !== BLANK) wordEnd++
      to = wordEnd
    }
    bounds[0] = from
    bounds[1] = to
    return true
  }
}
