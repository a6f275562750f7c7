import { normalize, parseUriReference, showError, showReason, type UriError } from 'uri-ts'
import { findings } from 'uri-ts/http'
import { repair } from 'uri-ts/repair'
import { type BrowserReading, compareUrl } from './compare-url'
import { type Part, partsOf } from './parts'

/** A problem that a guard reports, and the text in which it occurs. */
export interface Found {
  readonly guard: string
  readonly kind: string
  readonly start: number
  readonly text: string
}

/** The playground's output for a string. */
export type Explanation = { readonly text: string; readonly browser: BrowserReading } & (
  | {
      readonly valid: true
      readonly rule: 'URI' | 'relative reference'
      readonly parts: readonly Part[]
      readonly normalForm: string
      readonly found: readonly Found[]
    }
  | {
      readonly valid: false
      readonly offset: number
      readonly sentence: string
      /** The text, with a caret below the character at the offset of the error. */
      readonly picture: string
      readonly repaired: string | undefined
    }
)

const explainError = (text: string, error: UriError): Explanation => {
  const mended = repair(text)
  const sentence = showReason(error)
  return {
    text,
    valid: false,
    browser: compareUrl(text, undefined),
    offset: error.offset,
    sentence,
    picture: showError(error).slice(0, -sentence.length).trimEnd(),
    repaired: mended._tag === 'Right' ? mended.right.view.text : undefined,
  }
}

/** Parses a string as a URI reference and describes its components or the error. */
export const explain = (text: string): Explanation => {
  const parsed = parseUriReference(text)
  if (parsed._tag === 'Left') return explainError(text, parsed.left)
  const view = parsed.right
  return {
    text,
    valid: true,
    rule: view._tag === 'Uri' ? 'URI' : 'relative reference',
    parts: partsOf(view),
    browser: compareUrl(text, view),
    normalForm: normalize(view).text,
    found: findings(view).map(({ guard, kind, start, end }) => ({ guard, kind, start, text: text.slice(start, end) })),
  }
}
