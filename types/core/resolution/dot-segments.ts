import type { CharSet } from '../grammar/char-set'
import type { UriChar } from '../grammar/characters'
import type { IsLiteral, NumberPlaceholder } from '../grammar/literal'
import type { ManySegments } from '../grammar/many'

/**
 * Applies `remove_dot_segments` (RFC 3986, section 5.2.4). In the comments, the letters `A` to `E` name the steps of
 * the algorithm in the RFC. The output buffer contains the segments in reverse order, each followed by `/`. The
 * segments are reversed because step C of the algorithm removes the last segment, and a pattern can remove text only
 * from the front. If the path does not begin with `/`, the separator after the path's first segment is `|`, which a
 * path cannot contain.
 */
type Start<Input extends string> = Input extends `../${infer Rest}` | `./${infer Rest}`
  ? Start<Rest> // A
  : Input extends '.' | '..' | ''
    ? '' // D
    : Input extends `/${infer Rest}`
      ? Next<Rest, ''>
      : Input extends `${infer First}/${infer Rest}`
        ? Next<Rest, `${First}|`> // E
        : Input

/** Removes the last segment from the output. */
type Pop<Output extends string> = Output extends `${string}/${infer Rest}` ? Rest : ''

/** Applies steps B to E of `remove_dot_segments` (RFC 3986, section 5.2.4) to the text after a `/`. */
type Next<Input extends string, Output extends string> = Input extends `${infer First}/${infer Rest}`
  ? First extends '..'
    ? Next<Rest, Pop<Output>> // C
    : First extends '.'
      ? Next<Rest, Output> // B
      : Next<Rest, `${First}/${Output}`> // E
  : Input extends '.'
    ? Join<Output, '/'>
    : Input extends '..'
      ? Join<Pop<Output>, '/'>
      : Join<Output, `/${Input}`>

/** Restores the original order of the segments in the output buffer, and appends `Path` to the segments. */
type Join<Output extends string, Path extends string> = Output extends `${infer Last}/${infer Rest}`
  ? Join<Rest, `/${Last}${Path}`>
  : Output extends `${infer First}|`
    ? `${First}${Path}`
    : Path

/** Computes the result of `RemoveDotSegments` for a path in which every placeholder is a number. */
export type WithoutDotSegments<Path extends string> = Path extends `${string}/.${string}` | `.${string}`
  ? Path extends ManySegments
    ? string
    : Start<Path>
  : Path

/**
 * Removes the dot segments from `Path` (RFC 3986, section 5.2.4). `RemoveDotSegments` is the result type of
 * `removeDotSegments`. The result is `string` if the path contains dot segments and at least 480 slashes. The result is
 * also `string` if a placeholder in the path, such as `${string}`, may be a dot segment or contain a slash.
 *
 * @category Types
 */
export type RemoveDotSegments<Path extends string> = Path extends Path
  ? IsLiteral<Path> extends true
    ? WithoutDotSegments<Path>
    : Exclude<CharSet<Path>, UriChar> extends NumberPlaceholder
      ? WithoutDotSegments<Path>
      : string
  : never
