import type { Many } from '../grammar/many'
import type { Parse } from './components'

type SplitPath<Path extends string, Before extends readonly string[] = []> = Path extends `${infer First}/${infer Rest}`
  ? SplitPath<Rest, [...Before, First]>
  : readonly [...Before, Path]

/** An alias, because an editor that shows `Segments` would write out the pattern of 960 parts. */
type SplitShort<Path extends string> = Path extends Many<'/'> ? readonly string[] : SplitPath<Path>

type SegmentsOf<Path> = Path extends string
  ? string extends Path
    ? readonly string[]
    : Path extends ''
      ? readonly []
      : SplitShort<Path>
  : never

/**
 * The raw segments of the path of `Text` (3.3), split at `/`; an empty path has no segments. Never if `Text` is not a
 * URI-reference; `readonly string[]` if the compiler cannot decide, or if there are more than 960.
 *
 * @category Types
 */
export type Segments<Text extends string> = SegmentsOf<Parse<Text>['path']>
