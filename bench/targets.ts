import type { Bytes } from './bytes'
import { CAN_PARSE, FAST_URI, HYPERJUMP, NEW_URL, PARSE, SCAN } from './contestants'
import type { Growth } from './linear'
import { BY_FAST_URI, BY_HYPERJUMP, OF_TEXTS, type Operation, type OperationId } from './operations'
import type { Timing } from './race'
import type { Corpus } from './speed'

/** States whether a target is met, and describes the target and the result. */
export interface Verdict {
  readonly isMet: boolean
  readonly sentence: string
}

/** The maximum factor by which a function's running time may grow when its input becomes ten times as long. */
const READING_LIMIT = 13

/**
 * For a function that builds strings, the maximum factor by which the running time may grow when the input becomes ten
 * times as long. Garbage collection may double the running time of such a function, because the collector copies
 * strings that do not fit in the nursery. The running time of a quadratic function would grow by a factor of 100.
 */
const BUILDING_LIMIT = 25

const SPEED: ReadonlyArray<readonly [ours: string, atMost: number, theirs: string]> = [
  [SCAN, 1, CAN_PARSE],
  [PARSE, 1.25, CAN_PARSE],
  [PARSE, 0.55, NEW_URL],
  [PARSE, 1 / 12, FAST_URI],
  [PARSE, 1 / 4, HYPERJUMP],
]

const OPERATIONS: ReadonlyArray<readonly [id: OperationId, timesAsFast: number, theirs: string]> = [
  ['resolve', 8, BY_FAST_URI],
  ['resolve', 4, BY_HYPERJUMP],
  ['normalize normal', 8, BY_FAST_URI],
  ['normalize others', 5, BY_FAST_URI],
  ['equals', 8, BY_FAST_URI],
]

export const nanosecondsOf = ({ timings }: { readonly timings: readonly Timing[] }, name: string): number =>
  timings.find((timing) => timing.name === name)?.nanoseconds ?? Number.NaN

const factor = (ratio: number): string => (ratio < 0.3 ? `1/${(1 / ratio).toFixed(1)}` : ratio.toFixed(2))

/** The speed targets apply to the shared corpus. They are skipped if this corpus is absent. */
export const judgeSpeed = (corpora: readonly Corpus[]): readonly Verdict[] =>
  corpora
    .filter(({ id }) => id === 'shared')
    .flatMap((corpus) =>
      SPEED.map(([ours, atMost, theirs]) => {
        const ratio = nanosecondsOf(corpus, ours) / nanosecondsOf(corpus, theirs)
        return {
          isMet: ratio <= atMost,
          sentence: `${ours} takes ${factor(ratio)} of the time of ${theirs} (at most ${factor(atMost)})`,
        }
      }),
    )

export const judgeOperations = (operations: readonly Operation[]): readonly Verdict[] =>
  operations
    .filter(({ corpus }) => corpus === 'shared')
    .flatMap((operation) =>
      OPERATIONS.filter(([id]) => id === operation.id).map(([id, timesAsFast, theirs]) => {
        const times = nanosecondsOf(operation, theirs) / nanosecondsOf(operation, OF_TEXTS)
        return {
          isMet: times >= timesAsFast,
          sentence: `${id}: ${OF_TEXTS}, is ${times.toFixed(1)} times as fast as ${theirs} (at least ${timesAsFast})`,
        }
      }),
    )

export const judgeBytes = (rows: readonly Bytes[]): readonly Verdict[] =>
  rows.flatMap(({ name, input, bytes, limit }) =>
    limit === undefined
      ? []
      : [
          {
            isMet: bytes <= limit,
            sentence: `${name}, ${input}: ${bytes.toFixed(1)} bytes per call (at most ${limit})`,
          },
        ],
  )

/**
 * The growth of a function's running time is checked only if the function takes more than this many milliseconds per
 * megabyte.
 */
const GROWTH_FLOOR = 0.2

const judgeWorst = (rows: readonly Growth[], what: string, limit: number): Verdict => {
  const slow = rows.filter(({ milliseconds, megabytes }) => milliseconds > GROWTH_FLOOR * megabytes)
  const worst = slow.reduce((a, b) => (b.ratio > a.ratio ? b : a))
  const where = `${worst.call} of ${worst.input}`
  const sentence = `${what} ten times as much takes at most ${worst.ratio.toFixed(1)} times as long (at most ${limit}): ${where}`
  return { isMet: worst.ratio <= limit, sentence }
}

export const judgeGrowth = (rows: readonly Growth[]): readonly Verdict[] => [
  judgeWorst(
    rows.filter(({ megabytes }) => megabytes === 10),
    'to read',
    READING_LIMIT,
  ),
  judgeWorst(
    rows.filter(({ megabytes }) => megabytes === 1),
    'to build',
    BUILDING_LIMIT,
  ),
]
