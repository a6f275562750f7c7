import type { Reference } from '../components/reference'

/** The path, guarded so that it is read as a path again: see `recompose` of `src/recompose.ts`. */
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

type Before<Part, Delimiter extends string> = Part extends string ? `${Part}${Delimiter}` : ''

type After<Delimiter extends string, Part> = Part extends string ? `${Delimiter}${Part}` : ''

/** `result` of 5.3 */
export type Join<
  Scheme,
  Authority,
  Path extends string,
  Query,
  Fragment,
> = `${Before<Scheme, ':'>}${After<'//', Authority>}${Guarded<Scheme, Authority, Path>}${After<'?', Query>}${After<'#', Fragment>}`

/** `Join` of what `Split` gives. */
export type JoinReference<Parts> =
  Parts extends Reference<infer Scheme, infer Authority, infer Path extends string, infer Query, infer Fragment>
    ? Join<Scheme, Authority, Path, Query, Fragment>
    : never

/** Undefined as false: `undefined extends string` where the compiler is not strict, but its intersection is never. */
type OrFalse<Part> = Part extends Part ? ([Part & string] extends [never] ? false : Part) : never

/** A part by its name; false where there is none. */
type Part<Parts, Name extends string> = Name extends keyof Parts ? OrFalse<Parts[Name]> : false

/** `authority = [ userinfo "@" ] host [ ":" port ]` (3.2) of its parts, or as a whole. */
type AuthorityOf<Parts, Host = Part<Parts, 'host'>> = Host extends string
  ? `${Before<Part<Parts, 'userinfo'>, '@'>}${Host}${After<':', Part<Parts, 'port'>>}`
  : Part<Parts, 'authority'>

type PathOf<Path> = Path extends string ? Path : ''

/**
 * The text that has the given components (5.3), with `/.` or `./` before a path that would be read otherwise: the twin
 * of `recompose`, and the inverse of `Parse`. `string` where nothing is known of them.
 *
 * @category Types
 */
export type Recompose<Parts> = unknown extends Parts
  ? string
  : Join<
      Part<Parts, 'scheme'>,
      AuthorityOf<Parts>,
      PathOf<Part<Parts, 'path'>>,
      Part<Parts, 'query'>,
      Part<Parts, 'fragment'>
    >
