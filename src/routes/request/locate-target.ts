import { QUESTION, SLASH } from '../../core/grammar/code-units'
import { parseUri, parseUriReference } from '../../core/model/parse'
import { requireView, type UriView } from '../../core/model/view'
import { httpFaultAt, isHttpScheme } from '../../core/scanner/http-authority'
import { KIND_REG_NAME } from '../../core/scanner/spans'
import type { Located } from '../hosts/path-reader'
import type { RequestRules } from '../query/policy'
import { scanPath, scanQuery } from '../query/scan-target'

/**
 * A target that is not in origin-form and is not a valid target in absolute-form. `wrong` is the offset of the first
 * character that a target must not contain, or -1 if there is no such character.
 */
export interface Unlocated {
  readonly text: string
  readonly wrong: number
  /** Indicates whether the target begins with a scheme but is not a valid target in absolute-form. */
  readonly isForeign: boolean
}

/** Matches the beginning of a target in absolute-form (RFC 9112, section 3.2.2), up to the path. */
const ORIGIN = /^[A-Za-z][A-Za-z\d+.-]*:(?:\/\/[^/?#]*)?/

const noLocation = (text: string, wrong: number, isForeign = false): Unlocated => ({ text, wrong, isForeign })

/** Matches a character that a DNS name cannot contain. */
const NOT_IN_NAME = /[^\w.-]/

/**
 * Checks whether the host of a URI looks like an address or a DNS name. Returns the offset of the first error, or -1 if
 * there is no error.
 */
const notNameAt = ({ text, schemeEnd, hostEnd, hostKind }: UriView): number => {
  const start = schemeEnd + 3
  const found = hostKind === KIND_REG_NAME ? text.slice(start, hostEnd).search(NOT_IN_NAME) : -1
  return found < 0 ? -1 : start + found
}

/**
 * Checks whether a view with a scheme is a valid absolute-form target for an HTTP server. Returns the offset of the
 * first error, or -1 if there is no error. Applies the same rules as `parseRequestTarget`, and also refuses characters
 * such as `;` in the host. Other programs may treat a `;` as the end of the host, and therefore read a different path.
 */
const foreignAt = (view: UriView): number => {
  const { text, schemeEnd, userinfoEnd, hostEnd, pathStart } = view
  if (!isHttpScheme(text, schemeEnd)) return 0
  const fault = httpFaultAt(text, schemeEnd, userinfoEnd, hostEnd, pathStart)
  return fault < 0 ? notNameAt(view) : fault
}

const locateView = (view: UriView): Located | Unlocated => {
  const { text, schemeEnd, pathStart, pathEnd, queryEnd } = view
  const isAbsolute = schemeEnd >= 0
  const foreign = isAbsolute ? foreignAt(view) : -1
  if (foreign >= 0) return noLocation(text, foreign, true)
  const end = queryEnd < 0 ? pathEnd : queryEnd
  if (pathStart < pathEnd && text.charCodeAt(pathStart) === SLASH) return { text, start: pathStart + 1, end }
  // A target in absolute-form may have an empty path.
  return isAbsolute ? { text, start: pathEnd, end } : noLocation(text, -1)
}

/**
 * Returns the offset of the first character that is not allowed, or -1 if all characters are allowed. The string must
 * not begin with a scheme or a slash.
 */
const wrongIn = (rules: RequestRules, text: string): number => {
  if (rules.isTolerant) {
    const pathEnd = scanPath(rules, text, 0, text.length)
    const wrong = text.charCodeAt(pathEnd) === QUESTION ? scanQuery(rules, text, pathEnd + 1, text.length) : pathEnd
    return wrong < text.length ? wrong : -1
  }
  const parsed = parseUriReference(text)
  return parsed._tag === 'Left' ? parsed.left.offset : text.indexOf('#')
}

const locateText = (rules: RequestRules, text: string): Located | Unlocated => {
  if (text.charCodeAt(0) === SLASH) return { text, start: 1, end: text.length }
  const [origin] = ORIGIN.exec(text) ?? []
  if (origin === undefined) return noLocation(text, wrongIn(rules, text))
  const parsed = parseUri(origin)
  const foreign = parsed._tag === 'Left' ? parsed.left.offset : foreignAt(parsed.right)
  if (foreign >= 0) return noLocation(text, foreign, true)
  const { length } = origin
  return { text, start: text.charCodeAt(length) === SLASH ? length + 1 : length, end: text.length }
}

/**
 * Finds the path and the query in a target, which is a view or a string. Only targets in origin-form or absolute-form
 * can match a route. A target in absolute-form must be an HTTP or HTTPS URI without userinfo, and its host must be an
 * IP address or look like a DNS name. An empty path counts as `/` (RFC 9110, section 4.2.3). Allocates one object.
 * Throws a `TypeError` for a value that is neither a string nor a view.
 */
export const locateTarget = (rules: RequestRules, target: string | UriView): Located | Unlocated => {
  return typeof target === 'string' ? locateText(rules, target) : locateView(requireView(target))
}

/** Returns whether `locateTarget` found the path in a target. If not, the target is refused. */
export const isLocated = (where: Located | Unlocated): where is Located => Object.hasOwn(where, 'start')
