import type { Join } from '../building/recompose'
import type { Reference, Split } from '../components/reference'
import type { Many } from '../grammar/many'
import type { Kind, KindOf } from '../scanner/scan'
import type { WithoutDotSegments } from './dot-segments'

/** Evaluates to a path's text up to and including its last `/`, or to `string` if the path has at least 960 slashes. */
type Directory<Path extends string> = Path extends Many<'/'> ? string : UpToLastSlash<Path>

type UpToLastSlash<Path extends string, Before extends string = ''> = Path extends `${infer Segment}/${infer Rest}`
  ? UpToLastSlash<Rest, `${Before}${Segment}/`>
  : Before

/**
 * Computes the part of the base's path that is kept when two paths are merged (RFC 3986, section 5.2.3), and removes
 * the dot segments from that part. The compiler caches the result for each base.
 */
type BaseDirectory<Authority, Path extends string> = Authority extends string
  ? Path extends ''
    ? '/'
    : WithoutDotSegments<Directory<Path>>
  : WithoutDotSegments<Directory<Path>>

/** Computes the parent of a directory. The parent of `/` is `/`. */
type Parent<Path extends string> = Path extends `${infer Inner}/`
  ? Directory<Inner> extends ''
    ? '/'
    : Directory<Inner>
  : Path

/**
 * Removes the dot segments from the path that consists of `From` and `Rest`. Reads `From` only when a `..` in `Rest`
 * removes the last segment of `From`. If `Rest` begins with many dot segments, or might contain a dot segment after an
 * ordinary segment, `WithoutDotSegments` processes the whole path instead.
 */
type Descend<From extends string, Rest extends string> = Rest extends `${infer First}/${infer Next}`
  ? First extends '..'
    ? Next extends `.${string}/.${string}/.${string}`
      ? WithoutDotSegments<`${From}${Rest}`>
      : Descend<Parent<From>, Next>
    : First extends '.'
      ? Next extends `.${string}/.${string}/.${string}`
        ? WithoutDotSegments<`${From}${Rest}`>
        : Descend<From, Next>
      : Rest extends `${string}/.${string}`
        ? WithoutDotSegments<`${From}${Rest}`>
        : `${From}${Rest}`
  : Rest extends '..'
    ? Parent<From>
    : Rest extends '.'
      ? From
      : `${From}${Rest}`

/** Applies `Transform References` (RFC 3986, section 5.2.2) as a strict parser does. */
type Transform<Base, Ref> =
  Base extends Reference<infer BaseScheme, infer BaseAuthority, infer BasePath extends string, infer BaseQuery, unknown>
    ? Ref extends Reference<infer Scheme, infer Authority, infer Path extends string, infer Query, infer Fragment>
      ? Scheme extends string
        ? Join<Scheme, Authority, WithoutDotSegments<Path>, Query, Fragment>
        : Authority extends string
          ? Join<BaseScheme, Authority, WithoutDotSegments<Path>, Query, Fragment>
          : Path extends ''
            ? Join<BaseScheme, BaseAuthority, BasePath, Query extends string ? Query : BaseQuery, Fragment>
            : Path extends `/${string}`
              ? Join<BaseScheme, BaseAuthority, WithoutDotSegments<Path>, Query, Fragment>
              : Join<BaseScheme, BaseAuthority, Descend<BaseDirectory<BaseAuthority, BasePath>, Path>, Query, Fragment>
      : never
    : never

/** Resolves a reference of any form by splitting the base and the reference into their components. */
type ResolveAny<Base extends string, Ref extends string> = [KindOf<Base>, KindOf<Ref>] extends [
  'uri' | 'absolute-uri',
  Kind,
]
  ? Transform<Split<Base>, Split<Ref>>
  : [KindOf<Base>, KindOf<Ref>] extends [infer BaseKind, infer RefKind]
    ? [BaseKind] extends [false | 'relative-ref']
      ? never
      : [RefKind] extends [false]
        ? never
        : string
    : never

/** The parts of a base with an authority: `root` is the text before the path, and `from` is the path's directory. */
interface SplitBase<Root extends string, From extends string> {
  root: Root
  from: From
}

/**
 * Splits a base into its root and its directory. The result is `false` if the base has no authority. A separate type
 * lets the compiler reuse the cached result for all references that share a base.
 */
type SplitBaseOf<Base extends string> =
  KindOf<Base> extends 'uri' | 'absolute-uri'
    ? Split<Base> extends Reference<
        infer Scheme extends string,
        infer Authority extends string,
        infer Path extends string,
        unknown,
        unknown
      >
      ? SplitBase<`${Scheme}://${Authority}`, BaseDirectory<Authority, Path>>
      : false
    : false

/**
 * Resolves `Ref` against `Base` strictly (RFC 3986, section 5.2.2), as `resolve` does at run time. A fragment in the
 * base is ignored. If `Base` is not a URI or `Ref` is not a URI reference, the result is `never`. If the compiler
 * cannot determine the target URI, the result is `string`.
 *
 * @example
 * import type { Resolve } from 'uri-ts'
 *
 * const target: Resolve<'http://a/b/c/d;p?q', '../g'> = 'http://a/b/g'
 * target //=> 'http://a/b/g'
 *
 * @category Types
 */
export type Resolve<Base extends string, Ref extends string> = Ref extends
  | ''
  | `${'/' | '?'}${string}`
  | `${string}${':' | '#'}${string}`
  ? ResolveEach<Base, Ref>
  : KindOf<Ref> extends Kind
    ? Base extends Base
      ? SplitBaseOf<Base> extends SplitBase<infer Root, infer From>
        ? Ref extends `${infer Path}?${infer Query}`
          ? `${Root}${Descend<From, Path>}?${Query}`
          : `${Root}${Descend<From, Ref>}`
        : ResolveEach<Base, Ref>
      : never
    : ResolveEach<Base, Ref>

/** Resolves each reference in the union `Ref` against each base in the union `Base`. */
type ResolveEach<Base extends string, Ref extends string> = Base extends Base
  ? Ref extends Ref
    ? ResolveAny<Base, Ref>
    : never
  : never
