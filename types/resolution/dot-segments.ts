import type { ManySegments } from '../grammar/many'

/**
 * `remove_dot_segments` (5.2.4), its steps under their letters. The output buffer holds its segments newest first, each
 * followed by `/`, so that step C takes one off the front; a `|`, which no path holds, marks a first segment that no
 * `/` precedes.
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

/** The output without its newest segment. */
type Pop<Output extends string> = Output extends `${string}/${infer Rest}` ? Rest : ''

/** `Input` stands after a `/`. */
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

/** Turns the output round, in front of `Path`. */
type Join<Output extends string, Path extends string> = Output extends `${infer Last}/${infer Rest}`
  ? Join<Rest, `/${Last}${Path}`>
  : Output extends `${infer First}|`
    ? `${First}${Path}`
    : Path

/**
 * `Path` without its dot segments, as `remove_dot_segments` (5.2.4) has it; `string` where it has dot segments among 480 segments or
 * more.
 *
 * @category Types
 */
export type RemoveDotSegments<Path extends string> = Path extends `${string}/.${string}` | `.${string}`
  ? Path extends ManySegments
    ? string
    : Start<Path>
  : Path
