/** Names the differences between `uri-ts/repair` and `new URL`. `docs/repair.md` uses these names. */
import * as E from 'fp-ts/Either'
import { isUriReference, type ParseError, type Uri, type View } from 'uri-ts'
import { type BrowserError, type Repaired, repair, resolveHref } from 'uri-ts/repair'
import { browserUrl, placeOf } from '../refimpl/same-place'

/** The name of a difference, or an empty string if there is no difference. */
export type Difference = '' | keyof typeof DIFFERENCES

export const DIFFERENCES = {
  'dropped characters': 'repair',
  'colon in the first segment': 'repair',
  backslash: 'repair',
  'host without slashes': 'repair',
  'drive letter': 'repair, resolveHref',
  'broken authority': 'repair, resolveHref',
  'IDNA name': 'resolveHref',
  'Node: a dot segment that remains': 'repair, resolveHref',
  'Node: the root of a URL whose scheme is unknown': 'resolveHref',
  'Node: a fragment after an opaque base': 'resolveHref',
} as const

const SPECIAL = /^(?:https?|wss?|ftp|file):/i

const schemeOf = (text: string, base: string): string =>
  (/^[a-z][a-z\d+.-]*:/i.exec(text) ?? /^[^:]*:/.exec(base) ?? [''])[0]

const isInAuthority = ({ component }: ParseError | BrowserError): boolean => /^(?:userinfo|host|port)$/.test(component)

/**
 * Returns whether a serialized URL contains a dot segment. A URL parser must remove all dot segments, but Node's parser
 * overlooks a dot segment that follows a segment such as `.[.`.
 */
export const keepsDots = (url: string): boolean => /^[^/?#]*\/[^?#]*\/\.\.?(?:[/?#]|$)/.test(url)

const DROPPED = /[\t\n\r]|^[\0- ]|[\0- ]$/
const DRIVE = /(?:^|[/\\:])[a-z][:|](?:[/\\?#]|$)/i

const unnamed = (facts: object): never => {
  throw new Error(`a difference without a name: ${JSON.stringify(facts)}`)
}

/**
 * Compares how `repair` and a browser read a string, and returns the name of the difference. The browser resolves the
 * string against `base`.
 */
export const repairDifference = (text: string, base: string): Difference => {
  const result: E.Either<ParseError, Repaired> = repair(text)
  if (isUriReference(text)) {
    const isSame = E.isRight(result) && result.right.view.text === text && result.right.changes.length === 0
    return isSame ? '' : unnamed({ text, result })
  }
  const url = browserUrl(text, base)
  if (E.isRight(result)) {
    const { text: repaired } = result.right.view
    const again: E.Either<ParseError, Repaired> = repair(repaired)
    if (!isUriReference(repaired) || E.isLeft(again) || again.right.view.text !== repaired) unnamed({ text, repaired })
    const other = browserUrl(repaired, base)
    if (url === other) return ''
    if (url !== undefined && other !== undefined && placeOf(url) === placeOf(other)) return ''
  } else if (url === undefined) return ''
  if (url !== undefined && keepsDots(url)) return 'Node: a dot segment that remains'
  if (DROPPED.test(text)) return 'dropped characters'
  if (E.isLeft(result) && result.left.component === 'scheme') return 'colon in the first segment'
  if (SPECIAL.test(schemeOf(text, base)) && /^[^?#]*\\/.test(text)) return 'backslash'
  if (/^(?:(?:https?|wss?|ftp):)?(?:(?!\/\/)|\/\/\/)/i.test(text) && SPECIAL.test(schemeOf(text, base))) {
    return 'host without slashes'
  }
  if (/^file:/i.test(schemeOf(text, base)) && DRIVE.test(text)) return 'drive letter'
  if (E.isLeft(result) && isInAuthority(result.left)) return 'broken authority'
  return unnamed({ text, base, url, result })
}

const hasNameForIdna = (text: string): boolean => /[^\0-\x7f]|xn--|%[89a-f][\da-f]/i.test(text)

/** Compares how `resolveHref` and a browser read a string, and returns the name of the difference. */
const resolvedDifference = (
  text: string,
  base: string,
  result: E.Either<ParseError | BrowserError, View<Uri>>,
): Difference => {
  const url = browserUrl(text, base)
  if (E.isRight(result)) {
    const { text: target, hostEnd } = result.right
    if (!isUriReference(target)) unnamed({ text, target })
    if (url === undefined) {
      const isName = hasNameForIdna(target.slice(0, hostEnd)) && browserUrl(target) === undefined
      return isName ? 'IDNA name' : unnamed({ text, base, target })
    }
    if (placeOf(target) === placeOf(url)) return ''
    if (keepsDots(url)) return 'Node: a dot segment that remains'
    // When Node resolves `..` against `foo:/` or `foo://h/`, it drops the last slash, which the URL standard keeps.
    const isRoot = !SPECIAL.test(target) && placeOf(target) === placeOf(url).replace('"path":""', '"path":"/"')
    return isRoot ? 'Node: the root of a URL whose scheme is unknown' : unnamed({ text, base, target, url })
  }
  if (url === undefined) return ''
  const { _tag, reason } = result.left
  if (reason === 'drive-letter' || (/^file:/i.test(url) && DRIVE.test(text.replace(/[\t\n\r]/g, ''))))
    return 'drive letter'
  // According to the URL standard, `a#` is invalid with the base `mailto:a`, but Node reads the `a` in `a#` as a path.
  if (reason === 'base-opaque')
    return text.includes('#') ? 'Node: a fragment after an opaque base' : unnamed({ text, base })
  if (reason === 'host-refused' && hasNameForIdna(text)) return 'IDNA name'
  return _tag === 'ParseError' && isInAuthority(result.left) ? 'broken authority' : unnamed({ text, base, url, result })
}

/** Returns a function that compares how `resolveHref` and a browser read a string. */
export const hrefDifference = (base: View<Uri>, options?: Parameters<typeof resolveHref>[1]) => {
  const resolve = resolveHref(base, options)
  return (text: string): Difference => resolvedDifference(text, base.text, resolve(text))
}
