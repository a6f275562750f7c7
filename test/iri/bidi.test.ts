import { type BidiFinding, bidiFindings, viewIri } from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '../support/cpu-time'
import { iriOf } from '../support/iris'

const LRM = '\u200e'

/** Lists strings, each with the expected findings in the form `kind start end character`. */
const ROWS: readonly (readonly [text: string, ...findings: string[]])[] = [
  ['http://example.org/a'],
  ['http://example.org/é例え'],
  ['http://אב.example/גד?הו#ז'],
  ['http://אב.example/גד.html', 'bidi-mixed 21 22 U+0068'],
  ['http://aאב.example/', 'bidi-mixed 8 9 U+05D0'],
  ['http://אבa.example/', 'bidi-mixed 9 10 U+0061'],
  ['http://אב1.example/', 'bidi-edge 9 10 U+0031'],
  ['http://1אב.example/', 'bidi-edge 7 8 U+0031'],
  ['http://example.aאב/', 'bidi-mixed 16 17 U+05D0'],
  ['http://אב.cd@example/', 'bidi-mixed 10 11 U+0063'],
  ['http://א1ב.example/'],
  ['?א%D7%90', 'bidi-mixed 3 4 U+0044'],
  ['/\u{10800}\u{10801}'],
  ['/\u{10800}a', 'bidi-mixed 3 4 U+0061'],
  ['/\u{1d400}\u{10800}', 'bidi-mixed 3 5 U+10800'],
  ['/\u{10800}\u{1f600}', 'bidi-edge 3 5 U+1F600'],
  [`/a${LRM}b`, 'bidi-formatting 2 3 U+200E (LRM)'],
  ['/\u202egpj.exe', 'bidi-formatting 1 2 U+202E (RLO)'],
  [
    '?\u061c\u200f\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069',
    ...['ALM', 'RLM', 'LRE', 'RLE', 'PDF', 'LRO', 'LRI', 'RLI', 'FSI', 'PDI'].map((name, i) => {
      const point = [0x61c, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x2066, 0x2067, 0x2068, 0x2069][i] as number
      return `bidi-formatting ${i + 1} ${i + 2} U+${point.toString(16).toUpperCase().padStart(4, '0')} (${name})`
    }),
    // The first character, ALM, counts as right-to-left, so the query must also end with a right-to-left character.
    'bidi-edge 10 11 U+2069 (PDI)',
  ],
]

const show = ({ kind, start, end, character }: BidiFinding): string => `${kind} ${start} ${end} ${character}`

describe('bidiFindings', () => {
  it.each(ROWS)('of %s', (text, ...findings) => {
    expect(bidiFindings(viewIri(iriOf(text))).map(show)).toEqual(findings)
  })

  it('is linear', () => {
    const find = (length: number) => () =>
      expect(bidiFindings(viewIri(iriOf(`/${'א1'.repeat(length)}`)))).toHaveLength(1)
    expectLinear('bidiFindings', find, 50_000)
  })
})
