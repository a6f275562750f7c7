import { decodeRaw } from '../../template/extract/decode-raw'
import type { RequestRules } from './policy'

/** A `%` that begins no triplet. */
const LONE_PERCENT = /%(?![\dA-Fa-f]{2})/g

/** Decodes a part of a target; undefined if its octets are not UTF-8. */
export const decodeText = (text: string, isForm: boolean, isTolerant: boolean): string | undefined => {
  const spaced = isForm ? text.replaceAll('+', ' ') : text
  const decoded = decodeRaw(spaced)
  if (typeof decoded === 'string') return decoded
  if (!isTolerant || decoded.reason === 'utf-8' && spaced.search(LONE_PERCENT) < 0) return undefined
  const repaired = decodeRaw(spaced.replace(LONE_PERCENT, '%25'))
  return typeof repaired === 'string' ? repaired : undefined
}

/** Decodes a part of the query. */
export const decodeQueryText = (text: string, { isForm, isTolerant }: RequestRules): string | undefined =>
  decodeText(text, isForm, isTolerant)
