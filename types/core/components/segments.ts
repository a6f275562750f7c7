import type { Many } from '../grammar/many'
import type { Parse } from './components'

type SplitPath<Path extends string, Before extends readonly string[] = []> = Path extends `${infer First}/${infer Rest}`
  ? SplitPath<Rest, [...Before, First]>
  : readonly [...Before, Path]

/** Splits a path. Without `SplitShort`, editors would show a pattern with 960 parts instead of the name `Segments`. */
type SplitShort<Path extends string> = Path extends Many<'/'> ? readonly string[] : SplitPath<Path>

type SegmentsOf<Path> = Path extends string
  ? string extends Path
    ? readonly string[]
    : Path extends ''
      ? readonly []
      : SplitShort<Path>
  : never

/**
 * Splits the path of `Text` into its raw segments (RFC 3986, section 3.3). The segments are separated by `/`. An empty
 * path has no segments. The result is `never` if `Text` is not a URI reference. The result is `readonly string[]` if
 * the compiler does not know the path, or if there are more than 960 segments.
 *
 * @category Types
 */
export type Segments<Text extends string> = SegmentsOf<Parse<Text>['path']>
