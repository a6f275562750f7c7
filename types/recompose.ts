import type { Reference } from './reference'

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

/** A part by its name; undefined where there is none. */
type Part<Parts, Name extends string> = Parts extends { readonly [Key in Name]?: infer Found } ? Found : undefined

/** `authority = [ userinfo "@" ] host [ ":" port ]` (3.2) of its parts, or as a whole. */
type AuthorityOf<Parts> =
  Part<Parts, 'host'> extends infer Host extends string
    ? `${Before<Part<Parts, 'userinfo'>, '@'>}${Host}${After<':', Part<Parts, 'port'>>}`
    : Part<Parts, 'authority'>

/**
 * The text that has the given components (5.3), with `/.` or `./` before a path that would be read otherwise: the twin
 * of `recompose`, and the inverse of `Parse`.
 *
 * @category Types
 * @since 0.1.0
 */
export type Recompose<Parts> = Join<
  Part<Parts, 'scheme'>,
  AuthorityOf<Parts>,
  Part<Parts, 'path'> extends infer Path extends string ? Path : '',
  Part<Parts, 'query'>,
  Part<Parts, 'fragment'>
>
