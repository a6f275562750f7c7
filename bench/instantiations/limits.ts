/** Finds the longest literal and the largest union of literals that a compiler can handle. */
import { type Compiler, compiles } from './compile'

/**
 * Returns, to three significant digits, the greatest number for which `holds` returns `true`. If `holds` returns `true`
 * for a number, it must also return `true` for every smaller number.
 */
const greatest = (most: number, holds: (count: number) => boolean): number => {
  if (holds(most)) return most
  let [low, high] = [0, most]
  while (high - low > high / 500) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle
  }
  return Math.floor(low)
}

export interface Limit {
  readonly name: string
  readonly most: number
  readonly text: (count: number) => string
}

const literal = (imports: string, type: string, unit: string) => (count: number) =>
  `${imports}\nexport const found: ${type}<${JSON.stringify(`http://a/${unit.repeat(Math.ceil(count / unit.length))}`.slice(0, Math.max(count, 9)))}> = true\n`

const OURS = "import type { IsUri } from '@/types/core/model/checked-literals'"
const WALK = "import type { CharByChar } from '@/bench/instantiations/char-by-char'"

/** Lists the kinds of literals for which the benchmark finds the maximum length in characters. */
export const LONGEST = {
  plain: { name: 'IsUri, plain characters', most: 200_000, text: literal(OURS, 'IsUri', 'abcdefghi/') },
  pctEncoded: {
    name: 'IsUri, all %41',
    most: 50_000,
    text: (count) => literal(OURS, 'IsUri', '%41')(9 + 3 * Math.floor(count / 3)),
  },
  walk: { name: 'one character after another', most: 2_000, text: literal(WALK, 'CharByChar', 'abcdefghi/') },
} satisfies Readonly<Record<string, Limit>>

export const UNION: Limit = {
  name: 'literals in one union',
  most: 100_000,
  text: (count) => {
    const members = Array.from({ length: count }, (_, index) => `'https://example.com/a/b/${index}?q=${index * 7}'`)
    return `${OURS}\ntype Texts = ${members.join(' | ')}\nexport const found: IsUri<Texts> = true\n`
  },
}

export const limitOf = (compiler: Compiler, { most, text }: Limit): number =>
  greatest(most, (count) => compiles(compiler, text(count)))
