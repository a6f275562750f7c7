import type { NO_OPTIONAL, NOT_EMPTY } from '../../../src/routes/frameworks/messages'
import type { NEXT_JS } from '../../../src/routes/frameworks/syntaxes'
import type { CharSet } from '../../core/grammar/char-set'
import type { UriChar } from '../../core/grammar/characters'
import type { Check, Failure, OnHost, PathOf } from './path-of'
import type { WrittenPath } from './written-path'

/** Replaces `_` with `%5F` at the start of each segment, because `_` marks a private folder in Next.js. */
type WithoutPrivate<Path extends string, Before extends string = ''> = Path extends `${infer Head}/_${infer Rest}`
  ? WithoutPrivate<Rest, `${Before}${Head}/%5F`>
  : `${Before}${Path}`

/** Evaluates to the path in Next.js syntax, or to an error if Next.js cannot express the last part of the route. */
type Checked<Path extends string, Written extends string> = Path extends `${infer Before}{/${infer Varspec}}`
  ? Varspec extends `${string}*`
    ? WithoutPrivate<Written>
    : Failure<typeof NO_OPTIONAL, Before>
  : Path extends '/'
    ? Path
    : Path extends `${infer Before}/`
      ? Failure<typeof NOT_EMPTY, Before>
      : WithoutPrivate<Written>

/** Evaluates to the path in Next.js syntax, or to the first error if Next.js cannot express the route. */
type Next<Text extends string> =
  WrittenPath<typeof NEXT_JS, PathOf<Text>> extends infer Written
    ? Written extends string
      ? Checked<PathOf<Text>, Written>
      : Written
    : never

/** Evaluates to `Path`, or to `string` if `Path` contains characters that are percent-encoded at run time. */
type Encoded<Path extends string> = Path extends Path
  ? CharSet<Path> | UriChar extends UriChar
    ? Path
    : string
  : never

/**
 * Computes, from a route's template, the folder of the route's page in the Next.js App Router. The result is `never` if
 * Next.js cannot express the path, and `string` if the path contains non-ASCII characters.
 *
 * @category Frameworks
 */
export type NextJsPath<Text extends string> = Text extends Text ? Encoded<Extract<Next<Text>, string>> : never

/** Evaluates to the route, or to an error type that explains why Next.js cannot express the route's path. */
export type CheckNextJs<Text extends string> = Text extends `//${string}`
  ? OnHost<(typeof NEXT_JS)['router']>
  : Check<(typeof NEXT_JS)['router'], Text, Next<Text>>
