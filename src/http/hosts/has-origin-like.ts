/* The functions in this file check whether an origin matches a list of origins and patterns. */
import type { CheckOriginPattern } from '../../../types/http/hosts/origin-pattern'
import { originText } from '../../core/equivalence/origin'
import { ownOption, requireKnown } from '../../core/errors/require-known'
import { refuseMore } from '../../core/errors/require-text'
import type { UriView } from '../../core/model/view'
import { type Pattern, requirePattern } from './origin-pattern'

/**
 * An argument to `hasOriginLike` that contains options as well as entries.
 *
 * @category Hosts
 */
export interface OriginPatternOptions<Text extends string = string> {
  /** The origins and origin patterns to allow. */
  readonly allowed: ReadonlyArray<CheckOriginPattern<Text>>
  /**
   * Returns whether a name is a public suffix, such as `co.uk` or `github.io`, below which anyone can register names.
   * If `isPublicSuffix` returns `true` for `co.uk`, a pattern such as `https://*.co.uk` is refused. The library does
   * not include a list of public suffixes.
   */
  readonly isPublicSuffix?: ((name: string) => boolean) | undefined
}

/**
 * Matches a normalized sequence of labels if any label is empty or contains a disallowed character. The expression
 * contains no nested repetition, because a nested repetition would make V8 throw a `RangeError` for a host with several
 * million labels.
 */
const NOT_LABELS = /[^a-z\d_.-]|^$|^\.|\.\.|\.$/

const refuseSuffix = (pattern: Pattern, isPublicSuffix: (name: string) => boolean): void => {
  if (typeof pattern === 'string') return
  const name = pattern.end.slice(1).replace(/:\d+/, '')
  if (isPublicSuffix(name))
    throw new TypeError(`hasOriginLike: '${pattern.start}*${pattern.end}': ${name} is a public suffix`)
}

const isLike = (origin: string, { start, end }: Exclude<Pattern, string>): boolean =>
  origin.startsWith(start) && origin.endsWith(end) && !NOT_LABELS.test(origin.slice(start.length, -end.length))

/**
 * Returns whether a list contains a URI's origin (RFC 6454) or a pattern that matches the origin. The list may contain
 * anything that `originPattern` accepts. The pattern `https://*.pages.example` allows `https://a.pages.example` and
 * `https://a.b.pages.example`, but neither `https://pages.example` nor an origin with another scheme or port. A
 * trailing dot is significant: `example.com.` and `example.com` are different hosts. In the labels that `*` represents,
 * only unreserved characters may be percent-encoded. If the list contains no patterns, use `hasOrigin` from
 * `uri-ts/equivalence` instead.
 *
 * A pattern also allows names that other people register below the pattern's domain, so write patterns only for domains
 * that you control. To refuse patterns for domains below which anyone can register names, pass the `isPublicSuffix`
 * option.
 *
 * Allocates the normal forms of the entries once. For each URI, the returned function allocates the objects that
 * `origin` allocates and, for each pattern that might match, the labels that `*` represents. `hasOriginLike` throws a
 * `TypeError` if an entry is invalid, or if the name in an entry is a public suffix. The error message contains the
 * invalid entry without its userinfo. If the list consists of literals, an invalid entry does not compile, and the
 * compiler prints the message that the `TypeError` would contain.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { hasOriginLike } from 'uri-ts/http'
 *
 * const isAllowed = hasOriginLike(['https://example.com', 'https://*.pages.example'])
 * isAllowed(view('https://pr-7.pages.example/a')) //=> true
 * isAllowed(view('https://pages.example/')) //=> false
 * isAllowed(view('https://pages.example.evil.test/')) //=> false
 * isAllowed(view('http://pr-7.pages.example/')) //=> false
 *
 * @category Hosts
 */
export const hasOriginLike: <const Text extends string>(
  allowed: CheckOriginPattern<Text> | ReadonlyArray<CheckOriginPattern<Text>> | OriginPatternOptions<Text>,
) => (view: UriView) => boolean = (allowed: unknown, more?: unknown) => {
  refuseMore(more)
  const isList = typeof allowed !== 'object' || Array.isArray(allowed)
  const options = (isList ? { allowed } : allowed) as OriginPatternOptions
  requireKnown(options, ['allowed', 'isPublicSuffix'])
  const isPublicSuffix = ownOption(options, 'isPublicSuffix')
  const entries: readonly string[] = [ownOption(options, 'allowed') as string | readonly string[]].flat()
  const patterns = entries.map((entry) => requirePattern(entry, 'hasOriginLike'))
  if (isPublicSuffix !== undefined && typeof isPublicSuffix !== 'function')
    throw new TypeError("the option 'isPublicSuffix' is a function of a name")
  if (isPublicSuffix !== undefined) for (const pattern of patterns) refuseSuffix(pattern, isPublicSuffix)
  const origins: ReadonlySet<Pattern> = new Set(patterns)
  const wildcards = patterns.filter((pattern) => typeof pattern === 'object')
  return (view) => {
    const origin = originText(view)
    if (origin === undefined) return false
    return origins.has(origin) || wildcards.some((pattern) => isLike(origin, pattern))
  }
}
