/** Compares how the library and Node's `fetch` read data URIs, and checks the data URIs that the library builds. */
import * as fc from 'fast-check'
import { view } from 'uri-ts'
import { anyFragment, anyQuery, mutantOf } from 'uri-ts/fast-check'
import {
  type DataUri,
  decodeDataBytes,
  decodeDataText,
  fromDataBytes,
  fromDataText,
  isDataUri,
  mediaType,
  parseDataUri,
} from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../../src/integrations/fast-check/characters'
import { law, RUNS, SEED } from '../../support/law'

const token = fc.string({ unit: fc.constantFrom(..."abXY01-._~!$&'*+"), minLength: 1, maxLength: 5 })
const value = fc.oneof(token, fc.constantFrom('utf-8', 'US-ASCII', '%22a%22', '%C3%A9'))
const parameters = fc.array(fc.tuple(fc.oneof(token, fc.constantFrom('charset')), value), { maxLength: 3 })
const type = fc.option(
  fc.tuple(token, token).map((parts) => parts.join('/')),
  { nil: '' },
)
const base64 = fc.uint8Array({ maxLength: 20 }).map((octets) => Buffer.from(octets).toString('base64'))
const encoded = base64.map((text) => text.replace(/[+/=]/g, encodeURIComponent))
const fragment = fc.option(
  anyFragment().map((text) => `#${text}`),
  { nil: '' },
)

const dataUris: fc.Arbitrary<string> = fc
  .tuple(
    type,
    parameters,
    fc.oneof(
      anyQuery().map((text) => `,${text}`),
      fc.oneof(base64, encoded).map((text) => `;base64,${text}`),
    ),
    fragment,
  )
  .map(([type, parameters, data, fragment]) => {
    return `data:${type}${parameters.map(([name, value]) => `;${name}=${value}`).join('')}${data}${fragment}`
  })

const viewOf = (text: string) => view(text as DataUri)

describe('what is written is read', () => {
  law('octets', [type, fc.uint8Array({ maxLength: 100 })], (mediaType, octets) => {
    const made = fromDataBytes({ mediaType })(octets)
    expect(made._tag === 'Right' && decodeDataBytes(made.right)).toEqual({ _tag: 'Right', right: octets })
  })

  law('texts', [type, fc.string({ unit: anyCharacter() })], (mediaType, text) => {
    const made = fromDataText({ mediaType })(text)
    expect(made._tag === 'Right' && isDataUri(made.right.text)).toBe(true)
    expect(made._tag === 'Right' && decodeDataText(made.right)).toEqual({ _tag: 'Right', right: text })
  })
})

/**
 * Returns whether a data URI contains base64 data. In such data, Node's `fetch` accepts spaces, leftover bits and
 * missing padding.
 */
const forgiving = (text: string): boolean => /;base64,/i.test(text)

it('fetch reads the same octets, and has the same media type', async () => {
  const texts = fc.sample(dataUris, { numRuns: RUNS, seed: SEED })
  for (const text of texts) {
    expect(isDataUri(text)).toBe(true)
    const response = await fetch(text)
    const decoded = decodeDataBytes(viewOf(text))
    expect([text, decoded]).toEqual([text, { _tag: 'Right', right: new Uint8Array(await response.arrayBuffer()) }])
    expect([text, response.headers.get('content-type')?.split(';')[0]]).toEqual([text, mediaType(viewOf(text))])
  }
})

it('what we read of mutants, fetch reads in the same way', async () => {
  const texts = fc.sample(mutantOf(dataUris), { numRuns: RUNS, seed: SEED })
  let read = 0
  for (const text of texts) {
    const parsed = parseDataUri(text)
    if (parsed._tag === 'Left') continue
    const decoded = decodeDataBytes(parsed.right)
    if (decoded._tag === 'Left') {
      expect(forgiving(text)).toBe(true)
      continue
    }
    read++
    const response = await fetch(text)
    expect([text, decoded.right]).toEqual([text, new Uint8Array(await response.arrayBuffer())])
  }
  expect(read).toBeGreaterThan(RUNS / 400)
})
