import { view } from 'uri-ts'
import { equalsUrn, type Urn } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'

/**
 * Lists the examples in RFC 8141, section 3.2. URNs in the same group are equivalent, and URNs in different groups are
 * not.
 */
const GROUPS: readonly (readonly string[])[] = [
  [
    'urn:example:a123,z456',
    'URN:example:a123,z456',
    'urn:EXAMPLE:a123,z456',
    'urn:example:a123,z456?+abc',
    'urn:example:a123,z456?=xyz',
    'urn:example:a123,z456#789',
  ],
  ['urn:example:a123,z456/foo'],
  ['urn:example:a123,z456/bar'],
  ['urn:example:a123,z456/baz'],
  ['urn:example:a123%2Cz456', 'URN:EXAMPLE:a123%2cz456'],
  ['urn:example:A123,z456'],
  ['urn:example:a123,Z456'],
  ['urn:example:%D0%B0123,z456'],
  ['urn:example:%61123'],
  ['urn:example:a123'],
  ['urn:uuid:1/..'],
  ['urn:isbn:2/..'],
  ['urn:ab:c:D'],
  ['urn:ab:c:d'],
  ['urn:ac:c:d'],
  ['urn:ab:%aFc', 'urn:ab:%AFc', 'urn:aB:%Afc'],
  ['urn:ab:%AFC'],
  ['urn:ab:%AEC'],
]

const rows = GROUPS.flatMap((group, i) =>
  GROUPS.flatMap((others, j) => group.flatMap((a) => others.map((b) => [a, b, i === j] as const))),
)

const viewOf = (text: string) => view(text as Urn)

describe('equalsUrn', () => {
  it.each(rows)('%s and %s: %s', (a, b, expected) => expect(equalsUrn(viewOf(b))(viewOf(a))).toBe(expected))

  it('throws for values without a text', () => {
    const text = 'urn:ab:c' as never
    expect(() => equalsUrn(text)(text)).toThrow(TypeError)
    expect(() => equalsUrn(viewOf('urn:ab:c'))(text)).toThrow(TypeError)
    expect(() => equalsUrn(text)(viewOf('urn:ab:c'))).toThrow(TypeError)
  })
})
