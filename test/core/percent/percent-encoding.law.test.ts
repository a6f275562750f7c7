import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import { decode, decodeBytes, decodeForm, decodeUnreserved } from '../../../src/core/percent/decode'
import { type Encodable, encode } from '../../../src/core/percent/encode'
import { anyCharacter } from '../../../src/integrations/fast-check/characters'
import { matches } from '../../refimpl/abnf'
import * as a from '../../refimpl/appendix-a'
import { anyText } from '../../support/arbitrary'
import { law } from '../../support/law'

const RULES = {
  userinfo: a.userinfo,
  host: a.regName,
  segment: a.segment,
  path: a.pathAbempty,
  query: a.query,
  queryPart: a.query,
  fragment: a.fragment,
} as const satisfies { readonly [component in Encodable]: typeof a.query }

const components = fc.constantFrom(...(Object.keys(RULES) as readonly Encodable[]))
const data = fc.oneof(fc.string({ unit: anyCharacter() }), fc.string({ unit: 'grapheme' }), fc.string())

/** Generates octet sequences, many of which are not valid UTF-8. */
const octets = fc
  .array(
    fc.oneof(
      fc.constantFrom(0x41, 0x80, 0xbf, 0xc0, 0xc2, 0xc3, 0xa9, 0xe0, 0xed, 0x9f, 0xa0, 0xf0, 0x90, 0xf4, 0x8f, 0xf5),
      fc.nat(255),
    ),
    { maxLength: 12 },
  )
  .map((bytes) => Uint8Array.from(bytes))

const written = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte, i) => {
    const isPlain = byte < 0x80 && byte !== 37 && i % 3 > 0
    return isPlain ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`
  }).join('')

const strict = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

describe('encode', () => {
  law('returns text that the grammar allows, and decode returns the data', [components, data], (component, value) => {
    const text = encode(component)(value)
    expect(matches(RULES[component], component === 'path' ? `/${text}` : text)).toBe(true)
    expect(decode(text)).toEqual(E.right(value))
  })

  law('encodes the UTF-8 of TextEncoder', [components, data], (component, value) => {
    const bytes = decodeBytes(encode(component)(value))
    expect(bytes).toEqual(E.right(new TextEncoder().encode(value)))
  })

  law('encodes U+FFFD for a lone surrogate', [components, anyText], (component, value) => {
    const bytes = decodeBytes(encode(component)(value))
    expect(bytes).toEqual(E.right(new TextEncoder().encode(value)))
  })

  law('writes a % if, and only if, it encodes something', [components, data], (component, value) => {
    const text = encode(component)(value)
    expect(text.includes('%')).toBe(text !== value)
  })

  law('of joined data is the joined encodings', [components, data, data], (component, x, y) => {
    expect(encode(component)(x + y)).toBe(encode(component)(x) + encode(component)(y))
  })
})

describe('decode', () => {
  law('agrees with a fatal TextDecoder on the bytes of decodeBytes', [octets], (bytes) => {
    const text = written(bytes)
    expect(decodeBytes(text)).toEqual(E.right(bytes))
    const decoded = decode(text)
    expect(E.isRight(decoded) ? decoded.right : undefined).toBe(strict(bytes))
  })

  law('fails at a %, and decodes the text before it', [octets], (bytes) => {
    const text = written(bytes)
    const decoded = decode(text)
    if (E.isRight(decoded)) return
    const { offset, reason } = decoded.left
    expect(reason).toBe('utf-8')
    expect(text[offset]).toBe('%')
    expect(E.isRight(decode(text.slice(0, offset)))).toBe(true)
  })

  law('agrees with decodeURIComponent', [anyText], (text) => {
    let expected: string | undefined
    try {
      expected = decodeURIComponent(text)
    } catch {
      expected = undefined
    }
    const decoded = decode(text)
    expect(E.isRight(decoded) ? decoded.right : undefined).toBe(expected)
  })

  law('and the other decoding functions never throw', [anyText], (text) => {
    for (const result of [decode(text), decodeForm(text), decodeBytes(text)]) {
      if (E.isLeft(result)) expect(result.left.text).toBe(text)
    }
    expect(typeof decodeUnreserved(text)).toBe('string')
  })

  law('after replacing + by a space is decodeForm', [anyText], (text) => {
    const spaced = decode(text.replaceAll('+', ' '))
    expect(decodeForm(text)).toEqual(E.mapLeft((error: object) => ({ ...error, text }))(spaced))
  })
})

describe('decodeUnreserved', () => {
  law('does not change what a text decodes to', [octets], (bytes) => {
    const text = written(bytes)
    expect(decodeBytes(decodeUnreserved(text))).toEqual(decodeBytes(text))
  })
})
