import type { Reference } from '../components/reference'

/**
 * Adds `/.` or `./` to a path whose beginning would otherwise be read as an authority or a scheme.
 * `src/core/building/recompose.ts` adds the prefix at run time.
 */
type Guarded<Scheme, Authority, Path extends string> = Authority extends string
  ? Path
  : Path extends `//${string}`
    ? `/.${Path}`
    : Scheme extends string
      ? Path
      : Path extends `${infer First}:${string}`
        ? First extends `${string}/${string}`
          ? Path
          : `./${Path}`
        : Path

/** Evaluates to `Part` followed by `Delimiter`, or to an empty string if `Part` is absent. */
type Before<Part, Delimiter extends string> = Part extends string ? `${Part}${Delimiter}` : ''

/** Evaluates to `Delimiter` followed by `Part`, or to an empty string if `Part` is absent. */
type After<Delimiter extends string, Part> = Part extends string ? `${Delimiter}${Part}` : ''

/** Joins the five components of a URI reference (RFC 3986, section 5.3). The type of an absent component is `false`. */
export type Join<
  Scheme,
  Authority,
  Path extends string,
  Query,
  Fragment,
> = `${Before<Scheme, ':'>}${After<'//', Authority>}${Guarded<Scheme, Authority, Path>}${After<'?', Query>}${After<'#', Fragment>}`

export type JoinReference<Parts> =
  Parts extends Reference<infer Scheme, infer Authority, infer Path extends string, infer Query, infer Fragment>
    ? Join<Scheme, Authority, Path, Query, Fragment>
    : never

/**
 * Replaces `undefined` with `false`. If `strict` is off, `undefined` extends `string`, so the condition tests whether
 * `Part & string` is `never`.
 */
type OrFalse<Part> = Part extends Part ? ([Part & string] extends [never] ? false : Part) : never

/** Evaluates to the part with the given name, or to `false` if the part is absent. */
type Part<Parts, Name extends string> = Name extends keyof Parts ? OrFalse<Parts[Name]> : false

/** Joins the parts of an authority, `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). */
type AuthorityOf<Parts, Host = Part<Parts, 'host'>> = Host extends string
  ? `${Before<Part<Parts, 'userinfo'>, '@'>}${Host}${After<':', Part<Parts, 'port'>>}`
  : Part<Parts, 'authority'>

/** Adds a leading `/` to a path if the compiler knows that the path is rootless. */
type Rooted<Path extends string> = Path extends '' | `/${string}`
  ? Path
  : Path extends `${infer First}${string}`
    ? string extends First
      ? Path
      : `/${Path}`
    : Path

type PathOf<Path> = Path extends string ? Path : ''

/**
 * Joins the components of a reference for each possible authority. If there is no authority, `Join` adds a prefix to
 * the path where necessary.
 */
type JoinParts<Parts, Authority, Path extends string = PathOf<Part<Parts, 'path'>>> = Authority extends Authority
  ? Join<
      Part<Parts, 'scheme'>,
      Authority,
      Authority extends string ? Rooted<Path> : Path,
      Part<Parts, 'query'>,
      Part<Parts, 'fragment'>
    >
  : never

/**
 * Computes the URI reference with the given components (RFC 3986, section 5.3). `Recompose` is the result type of
 * `recompose` and the inverse of `Parse`. A path is prefixed with `/.` if it would otherwise be misread as an
 * authority, with `./` if it would be misread as a scheme, and with `/` if it would be misread as part of the
 * authority. The result is `string` if the compiler does not know the components.
 *
 * @category Types
 */
export type Recompose<Parts> = unknown extends Parts ? string : JoinParts<Parts, AuthorityOf<Parts>>
