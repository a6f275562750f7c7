import type { Many } from '../grammar/many'
import type { Parse } from './components'

type SplitPath<Path extends string, Found extends readonly string[] = []> = Path extends `${infer First}/${infer Rest}`
  ? SplitPath<Rest, [...Found, First]>
  : readonly [...Found, Path]

type SegmentsOf<Path> = Path extends string
  ? string extends Path
    ? readonly string[]
    : Path extends ''
      ? readonly []
      : Path extends Many<'/'>
        ? readonly string[]
        : SplitPath<Path>
  : never

/**
 * The segments of the path of `Text` (3.3), raw: what stands between its slashes, none where it is empty. Never where
 * it is no URI-reference; `readonly string[]` where that is not known, or there are more than 960.
 *
 * @category Types
 */
export type Segments<Text extends string> = SegmentsOf<Parse<Text>['path']>
