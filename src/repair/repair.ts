import { type ParseError, scanError } from '../core/errors/parse-error'
import type { Either } from '../core/fp/either'
import { left, right } from '../core/fp/either'
import type { RelativeRef, Uri } from '../core/model/brands'
import { type View, viewFromSpans } from '../core/model/view'
import { scan } from '../core/scanner/scan'
import { ERROR_OFFSET, SPANS } from '../core/scanner/spans'
import { applyChanges, type Change, offsetBefore } from './changes'
import { findChanges } from './find-changes'

/**
 * The reference that `repair` returns, and the changes that were necessary. If the string was already valid, there are
 * no changes.
 *
 * @category Repair
 */
export interface Repaired {
  readonly view: View<Uri> | View<RelativeRef>
  /** Lists the changes in ascending order of `start`. No two changes are adjacent. */
  readonly changes: ReadonlyArray<Change>
}

type Reference = View<Uri> | View<RelativeRef>

/**
 * The empty list of changes that `repair` returns for a valid string. The list is frozen, because all results for valid
 * strings share it.
 */
const NO_CHANGES: ReadonlyArray<Change> = /* @__PURE__ */ Object.freeze([])

/**
 * Repairs a string that `scan` has found to be invalid. `repairInvalid` is a separate function so that `repair` is
 * small enough for V8 to inline.
 */
const repairInvalid = (text: string, failure: number): Either<ParseError, Repaired> => {
  if (typeof text !== 'string') return left(scanError('', 0, failure))
  const changes = findChanges(text)
  const repaired = applyChanges(text, changes)
  const end = scan(repaired, SPANS)
  return end < 0
    ? left(scanError(text, offsetBefore(changes, SPANS[ERROR_OFFSET]), end))
    : right({ view: viewFromSpans(repaired, SPANS) as Reference, changes })
}

/**
 * Converts a string to a valid URI reference (RFC 3986, section 4.1) if percent-encoding alone can make the string
 * valid. Splits the string into components at the same delimiters as the regular expression in RFC 3986, appendix B.
 * Percent-encodes, as UTF-8 (RFC 3986, section 2.5), the characters that are not allowed in their component, such as
 * spaces, `|`, `"`, `[` and non-ASCII characters. Encodes a `%` that is not followed by two hexadecimal digits. UTF-8
 * cannot encode a lone surrogate, so `repair` replaces it with U+FFFD, as browsers and `encode` do. Allowed characters
 * and percent-encoded octets do not change. In an authority, `repair` percent-encodes only characters in the userinfo
 * and non-ASCII characters in the host.
 *
 * A valid string is returned unchanged, so repairing a repaired string has no effect. A relative reference stays
 * relative. To read a string as a browser does, use `resolveHref`, which ignores leading and trailing spaces, and reads
 * `\` as `/`.
 *
 * Allocates the returned `Either`, its `Repaired` and the reference's view, which together occupy 176 bytes. If the
 * string needs changes, `repair` also allocates the list of changes and the repaired text. Fails at the first character
 * that cannot be repaired. Invalid characters in a scheme or a port cannot be repaired, and neither can invalid ASCII
 * characters in a host. In userinfo, the characters `@`, `[`, `]` and `\` cannot be repaired. In the first segment of a
 * relative reference, `:` cannot be repaired. If a JavaScript caller passes a value that is not a string, the error's
 * reason is `not-text`.
 *
 * @example
 * import { repair } from 'uri-ts/repair'
 *
 * const repaired = repair('/wiki/Caf\u00e9 (a)?size=50%')
 * if (repaired._tag === 'Right') repaired.right.view.text //=> '/wiki/Caf%C3%A9%20(a)?size=50%25'
 * if (repaired._tag === 'Right') repaired.right.changes[1] //=> { start: 22, end: 23, component: 'query', replacement: '%25' }
 *
 * const broken = repair('http://exa mple.com/')
 * if (broken._tag === 'Left') broken.left.offset //=> 10
 *
 * @category Repair
 */
export const repair = (text: string): Either<ParseError, Repaired> => {
  const end = scan(text, SPANS)
  return end < 0
    ? repairInvalid(text, end)
    : right({ view: viewFromSpans(text, SPANS) as Reference, changes: NO_CHANGES })
}
