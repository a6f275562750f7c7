/** Tests templates that can match a long string in many ways. */
import * as E from 'fp-ts/Either'
import { extract } from 'uri-ts/template'
import { describe, expect, it, vi } from 'vitest'
import { parsed } from '../../support/template-setup'

const templateOf = (variables: number) => parsed(`/${Array.from({ length: variables }, (_, i) => `{v${i}}-`).join('')}`)

const bytesOf = (call: () => unknown): number => {
  let bytes = 0
  for (const name of ['Uint8Array', 'Int32Array'] as const) {
    const Before = globalThis[name]
    const counted = vi.fn(function (this: unknown, length: number) {
      bytes += length * Before.BYTES_PER_ELEMENT
      return new Before(length)
    })
    vi.stubGlobal(name, counted)
  }
  call()
  vi.unstubAllGlobals()
  return bytes
}

describe('a text that can be read in many ways', () => {
  it('takes a bit for each token and character', () => {
    const read = extract(templateOf(100))
    const text = `/${'a-'.repeat(10_000)}`
    const bytes = bytesOf(() => expect(read(text)).toMatchObject(E.left({ reason: 'ambiguous', variable: 'v0' })))
    expect(bytes).toBeGreaterThan(1)
    expect(bytes).toBeLessThan((203 * (text.length + 64)) / 8)
  })

  it('is refused if it is too long for the template', () => {
    const read = extract(templateOf(2000))
    const text = `/${'a-'.repeat(500_000)}`
    const bytes = bytesOf(() => {
      const found = read(text)
      expect(found).toMatchObject(E.left({ reason: 'too-long', offset: 0, variable: undefined, text }))
    })
    expect(bytes).toBe(0)
    expect(read(`/${'a-'.repeat(2000)}`)).toMatchObject(E.right({ v0: 'a', v1999: 'a' }))
  })

  it.each([0, 1, 30, 31, 32, 33, 62, 63, 64, 65, 96, 1000])('is cut at the right places: %d characters', (count) => {
    const read = extract(parsed('/{a}-{b}{+c}/d'))
    expect(read(`/${'x'.repeat(count)}/d`)).toMatchObject(E.left({ reason: 'mismatch' }))
    const two = extract(parsed('/{a}-{b}'))
    const [a, b] = ['x'.repeat(count), 'y'.repeat(count)]
    expect(two(`/${a}-${b}`)).toEqual(E.right({ a, b }))
    expect(two(`/${a}-${b}-`)).toMatchObject(E.left({ reason: 'ambiguous', offset: 1 }))
    expect(two(`/${a}-${b}/`)).toMatchObject(E.left({ reason: 'mismatch', offset: 2 * count + 2 }))
    expect(two(`/${a}`)).toMatchObject(E.left({ reason: 'mismatch', offset: 1 }))
  })

  it('needs no room for a template whose variables end at a slash', () => {
    const read = extract(parsed('/{a}/{b}'))
    expect(bytesOf(() => read(`/${'a'.repeat(100_000)}/b`))).toBe(0)
  })
})
