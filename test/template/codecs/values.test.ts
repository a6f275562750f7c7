/** Tests which strings each codec reads and writes, and which messages it returns for invalid values. */
import * as E from 'fp-ts/Either'
import { showReason } from 'uri-ts'
import { type AnyCodec, bool, type Codec, type CodecError, csv, int, isoDate, number, uuid } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const reasonOf = (codec: AnyCodec, text: string): string | undefined => {
  const read = codec.decode(text)
  return E.isLeft(read) ? showReason(read.left as CodecError) : undefined
}

const NUMBER = 'a number is finite, and written as JavaScript writes it'
const BOOL = 'a boolean is true or false'
const DATE = 'a date is the text of toISOString, such as 2024-02-29T12:00:00.000Z'
const CSV = 'members are separated by commas and have none; a single member is not empty'

describe('number', () => {
  it.each(['0', '-1.5', '1e-7', '1e+21', '5e-324', '1.7976931348623157e+308', '9007199254740993'.slice(0, 15)])(
    'reads and writes %s',
    (text) => {
      expect(number.decode(text)).toEqual(E.right(Number(text)))
      expect(number.encode(Number(text))).toBe(text)
    },
  )

  it.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '-0',
    '+1',
    '.5',
    '1.',
    '1.0',
    '1e21',
    '0x1',
    'NaN',
    'Infinity',
    '1_0',
    '9007199254740993',
  ])('refuses %j', (text) => expect(reasonOf(number, text)).toMatch(new RegExp(`; ${NUMBER}$`)))

  it('writes -0 as 0, which is equal', () => expect(number.encode(-0)).toBe('0'))

  it.each([Number.NaN, Number.NEGATIVE_INFINITY, '1', null, undefined, [1], 1n])('does not write %s', (value) => {
    expect(() => number.encode(value as never)).toThrow(new TypeError('pass a finite number, such as 0.5'))
  })
})

describe('bool', () => {
  it('reads and writes two texts', () => {
    expect([bool.decode('true'), bool.decode('false')]).toEqual([E.right(true), E.right(false)])
    expect([bool.encode(true), bool.encode(false)]).toEqual(['true', 'false'])
  })

  it.each(['', '1', 'TRUE', 'true '])('refuses %j', (text) => expect(reasonOf(bool, text)).toContain(`; ${BOOL}`))

  it.each(['true', 1, null, undefined, []])('does not write %j', (value) => {
    expect(() => bool.encode(value as never)).toThrow(new TypeError('pass a boolean, true or false'))
  })
})

describe('isoDate', () => {
  it.each([
    ...['1970-01-01T00:00:00.000Z', '2024-02-29T12:00:00.000Z', '0000-01-01T00:00:00.000Z'],
    ...['-000001-12-31T23:59:59.999Z', '+010000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'],
  ])('reads and writes %s', (text) => {
    expect(isoDate.decode(text)).toEqual(E.right(new Date(text)))
    expect(isoDate.encode(new Date(text))).toBe(text)
  })

  it.each([
    ...['', '0', '2024-02-29', '2023-02-29T12:00:00.000Z', '2024-02-29T12:00:00Z', '2024-02-29T12:00:00.000+00:00'],
    ...['-000000-01-01T00:00:00.000Z', '+002024-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.001Z', 'Jan 1 2024'],
  ])('refuses %j', (text) => expect(reasonOf(isoDate, text)).toContain(`; ${DATE}`))

  it.each([new Date(Number.NaN), '1970-01-01T00:00:00.000Z', 0, null, {}])('does not write %s', (value) => {
    expect(() => isoDate.encode(value as never)).toThrow(new TypeError('pass a valid Date'))
  })
})

describe('csv', () => {
  const TEXTS: ReadonlyArray<readonly [string, readonly string[]]> = [
    ['', []],
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    [',', ['', '']],
    [',a', ['', 'a']],
    ['a\\,b', ['a\\', 'b']],
    ['__proto__', ['__proto__']],
  ]

  it.each(TEXTS)('%j is the text of %j', (text, members) => {
    expect(csv().decode(text)).toEqual(E.right(members))
    expect(csv().encode(members)).toBe(text)
  })

  it.each([[['']], [['a,b']], [['a', ',']], ['a'], [null], [undefined], [{ length: 1, 0: 'a' }]])(
    'does not write %j, which would be read as another list',
    (value) => expect(() => csv().encode(value as never)).toThrow(new TypeError(CSV)),
  )

  it.each([[[1]], [[null]], [[undefined]], [[['a']]], [new Array(1)]])(
    'does not write %j, which has no texts',
    (value) => {
      expect(() => csv().encode(value as never)).toThrow(new TypeError('a text is a string'))
    },
  )

  it('members have the codec, its message, and their offsets', () => {
    expect(csv(int).decode('1,-2')).toEqual(E.right([1, -2]))
    expect(csv(int).encode([1, -2])).toBe('1,-2')
    expect(reasonOf(csv(int), '1,22,x')).toBe(
      "value: 'x' is not allowed at offset 5; an integer is digits without leading zeros, and at most 9007199254740991",
    )
    expect(reasonOf(csv(int), ',')).toContain('at offset 0; an integer')
    expect(() => csv(int).encode([1.5])).toThrow('pass an integer as a number')
    expect(csv(uuid).decode('')).toEqual(E.right([]))
  })

  it('a codec without words keeps its own error', () => {
    const codec: Codec<string> = { decode: () => E.left(404), encode: String }
    expect(csv(codec).decode('a,b')).toEqual(E.left(404))
  })

  it('a codec may be an object with state', () => {
    class Prefixed {
      readonly prefix = 'x'
      decode(text: string) {
        return E.right(text.slice(this.prefix.length))
      }
      encode(text: string) {
        return this.prefix + text
      }
    }
    const list = csv(new Prefixed())
    expect(list.encode(['a', 'b'])).toBe('xa,xb')
    expect(list.decode('xa,xb')).toEqual(E.right(['a', 'b']))
  })
})
