import { sharedLines } from '../test/support/shared'
import { contestants } from './contestants'
import { CORPUS, INVALID_COUNT } from './corpus'
import { flatten } from './harness'
import { compare, fieldOf, type Timing } from './race'

export interface Corpus {
  readonly id: 'built-in' | 'shared' | 'shared-split'
  readonly title: string
  readonly count: number
  readonly timings: readonly Timing[]
}

/** Measures the median time per URI for the built-in corpus and, if present, for the shared corpus. */
export const measureSpeed = (isQuick: boolean): readonly Corpus[] => {
  const field = fieldOf('parse', contestants())
  const builtIn = flatten(Array.from({ length: 10 }, () => CORPUS).flat())
  const results: Corpus[] = [
    {
      id: 'built-in',
      title: `the built-in corpus, ${CORPUS.length} references, ${INVALID_COUNT} of them invalid`,
      count: CORPUS.length,
      timings: compare(builtIn, isQuick ? 11 : 61, field),
    },
  ]
  const lines = sharedLines('corpus/urls.txt')
  if (lines !== undefined) {
    const count = lines.length
    const title = `${count.toLocaleString('en')} real URLs`
    const rounds = isQuick ? 7 : 25
    results.push({ id: 'shared', title, count, timings: compare(flatten(lines), rounds, field) })
    const splitTitle = `${title}, as \`split\` leaves them: slices of the whole file`
    results.push({ id: 'shared-split', title: splitTitle, count, timings: compare(lines, rounds, field) })
  }
  return results
}
