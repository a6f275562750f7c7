import { DOT, PERCENT } from '../../core/grammar/code-units'
import { isPctEncodedAt } from './characters'
import { PERCENT_SYMBOL, symbolOf } from './states'
import { LABEL_END, LABEL_START, type Trie } from './trie'

/** `search` returns `NO_ROUTE` if no route matches. */
export const NO_ROUTE = -1

/**
 * Returns the index after the raw or percent-encoded dot at `index`, or -1 if there is no dot there. It is safe to look
 * beyond the end of a segment, because the character after a segment is never a hexadecimal digit.
 */
const afterDot = (text: string, index: number): number => {
  if (text.charCodeAt(index) === DOT) return index + 1
  const isEncoded =
    text.charCodeAt(index) === PERCENT &&
    text.charCodeAt(index + 1) === 0x32 &&
    (text.charCodeAt(index + 2) | 32) === 0x65
  return isEncoded ? index + 3 : -1
}

/**
 * Returns whether a segment is a dot segment (RFC 3986, section 3.3). The dots may be percent-encoded. Allocates
 * nothing.
 */
const isDots = (text: string, start: number, end: number): boolean => {
  const after = afterDot(text, start)
  return after >= 0 && (after === end || afterDot(text, after) === end)
}

/** Returns whether the percent-encoded octet at `index` is a slash. */
export const isSlash = (text: string, index: number): boolean =>
  text.charCodeAt(index + 1) === 0x32 && (text.charCodeAt(index + 2) | 32) === 0x66

/**
 * Returns whether a segment can be a variable's value. `first` is the first code unit of the segment. A dot segment
 * cannot be a value.
 */
export const isData = (first: number, text: string, start: number, end: number): boolean =>
  (first !== DOT && first !== PERCENT) || !isDots(text, start, end)

/**
 * Compares the label of a node, or the rest of the label, with text that may contain percent-encoded octets. Returns
 * the index after the matching text, or `NO_ROUTE` if the label does not match. Allocates nothing.
 */
const afterEncodedLabel = (
  { labels, mask, isTolerant }: Trie,
  label: number,
  labelEnd: number,
  text: string,
  start: number,
  end: number,
): number => {
  let index = start
  for (let i = label; i < labelEnd; i++) {
    if (index >= end) return NO_ROUTE
    let symbol = text.charCodeAt(index)
    if (symbol === PERCENT) {
      if (isPctEncodedAt(text, index, end)) {
        symbol = symbolOf(text, index, mask)
        index += 2
      } else if (isTolerant) symbol = PERCENT_SYMBOL
    }
    if (symbol !== labels[i]) return NO_ROUTE
    index++
  }
  return index
}

/** If the text contains `%` at `start`, applies `afterEncodedLabel` to the rest of the label. Allocates nothing. */
export const afterRest = (
  trie: Trie,
  label: number,
  labelEnd: number,
  text: string,
  start: number,
  end: number,
): number =>
  start < end && text.charCodeAt(start) === PERCENT
    ? afterEncodedLabel(trie, label, labelEnd, text, start, end)
    : NO_ROUTE

/** Returns the index in `text` after a node's label, or `NO_ROUTE` if the label does not match. Allocates nothing. */
export const afterLabel = (trie: Trie, node: number, text: string, start: number, end: number): number =>
  afterEncodedLabel(
    trie,
    trie.nodes[node + LABEL_START] as number,
    trie.nodes[node + LABEL_END] as number,
    text,
    start,
    end,
  )
