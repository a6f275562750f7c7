/**
 * Tests laws for the functions that edit a whole query. Each test edits a query and a plain list of pairs in the same
 * way, and compares the results.
 */
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import { queryReader } from 'uri-ts/routes'
import { isoDate, text as textCodec } from 'uri-ts/template'
import { describe, expect } from 'vitest'
import { law } from '../../support/law'
import { references } from '../../support/operands'
import { fresh, refOf, rightOf } from '../../support/views'

const key = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'utm_a', 'a b', 'a+b', 'a=b', '&', '__proto__', 'constructor', 'é', '\u{1f600}'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
)
const value = fc.oneof(key, fc.integer(), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }))
const values = fc.oneof(value, fc.constant(undefined), fc.array(value, { maxLength: 3 }))

const objects = fc
  .array(fc.tuple(key, values), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries) as { readonly [key: string]: uri.PairValues })

const parts = fc.oneof(
  key.map(uri.encode('queryPart')),
  fc.constantFrom('%61', 'a+b', 'a%20b', 'a%2Bb', '%FF', '%ff', '%C3', '+', 'A', 'utm_%FF', '%75tm_b', '!'),
)
const pairs = fc.tuple(parts, fc.option(parts, { nil: undefined })).map(([k, v]) => (v === undefined ? k : `${k}=${v}`))

const views = fc
  .tuple(references, fc.option(fc.array(pairs, { maxLength: 6 }), { nil: undefined }))
  .map(([reference, list]): uri.View => {
    const without = uri.withoutQuery(refOf(reference)) as uri.View
    return list === undefined ? without : (rightOf(uri.withQuery(list.join('&'))(without)) as uri.View)
  })

type Pair = uri.QueryPair

const pairsOf = (view: uri.View): readonly Pair[] => uri.queryPairs(view) as readonly Pair[]

const octetsOf = (raw: string, isForm: boolean): string =>
  Buffer.concat(
    (isForm ? raw.replaceAll('+', ' ') : raw)
      .split(/(%..)/)
      .map((part) => (part.startsWith('%') ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part))),
  ).toString('latin1')

const octetsOfData = (data: string): string => Buffer.from(data).toString('latin1')

const listOf = (given: uri.PairValues): readonly uri.PairValue[] =>
  given === undefined ? [] : Array.isArray(given) ? given : [given as uri.PairValue]

const written = (list: readonly Pair[]): readonly Pair[] =>
  list.length === 1 && list[0]?.[0] === '' && list[0]?.[1] === undefined ? [['', '']] : list

const checkOthers = (view: uri.View, changed: uri.View): void =>
  expect({ ...uri.components(fresh(changed)), query: undefined }).toEqual({ ...uri.components(view), query: undefined })

const FORMS = [
  { isForm: false, set: uri.setPairs, one: uri.setPair, remove: uri.deletePairs, sort: uri.sortPairs },
  { isForm: true, set: uri.setFormPairs, one: uri.setFormPair, remove: uri.deleteFormPairs, sort: uri.sortFormPairs },
]

describe.each(FORMS)('form: $isForm', ({ isForm, set, one, remove, sort }) => {
  const readAll = isForm ? uri.formQueryValues : uri.decodedQueryValues
  const readPairs = isForm ? uri.formQueryPairs : uri.decodedQueryPairs

  law('what is set is read back, key by key', [views, objects], (view, object) => {
    const changed = set(object)(view) as uri.View
    checkOthers(view, changed)
    for (const [name, given] of Object.entries(object)) {
      expect(readAll(name)(changed)).toEqual(E.right(listOf(given).map(String)))
    }
  })

  law('many keys are set as one after the other is', [views, objects], (view, object) => {
    const entries = Object.entries(object)
    const once = set(object)(view) as uri.View
    const steps = entries.reduce((changed: uri.View, [name, given]) => one(name, given)(changed) as uri.View, view)
    const withValues = (pairs: readonly Pair[]) =>
      pairs.map(([name, part]) => [name, name === '' ? (part ?? '') : part])
    expect(withValues(pairsOf(once))).toEqual(withValues(pairsOf(steps)))
    expect((set(object)(once) as uri.View).text).toBe(once.text)
  })

  law('pairs of other keys stay, in their order', [views, objects], (view, object) => {
    const keys = new Set(Object.keys(object).map(octetsOfData))
    const others = (of: uri.View): readonly Pair[] => pairsOf(of).filter(([raw]) => !keys.has(octetsOf(raw, isForm)))
    const changed = set(object)(view) as uri.View
    const rest = others(view)
    if (pairsOf(changed).length > rest.length) expect(others(changed)).toEqual(rest)
    else expect(pairsOf(changed)).toEqual(written(rest))
  })

  law('readers of all values and of all pairs agree', [views, key], (view, name) => {
    const list = readPairs(view)
    if (E.isLeft(list)) return
    const found = list.right.filter(([other]) => other === name).map(([, part]) => part ?? '')
    expect(readAll(name)(view)).toEqual(E.right(found))
  })

  law('deletes the pairs whose key is in a set, and no others', [views, fc.array(key)], (view, names) => {
    const changed = remove((name) => names.includes(name))(view) as uri.View
    checkOthers(view, changed)
    const deleted = new Set(names.filter((name) => name === Buffer.from(name).toString()).map(octetsOfData))
    const rest = pairsOf(view).filter(([raw]) => !deleted.has(octetsOf(raw, isForm)))
    expect(pairsOf(changed)).toEqual(written(rest))
    expect(remove((name) => names.includes(name))(changed)).toBe(changed)
    expect(remove(() => false)(view)).toBe(view)
  })

  law('sorts by octets, and changes no pair', [views], (view) => {
    const sorted = sort(view) as uri.View
    checkOthers(view, sorted)
    const keyed = pairsOf(view).map((pair, index) => ({ pair, index, octets: octetsOf(pair[0], isForm) }))
    const expected = keyed.sort((a, b) => (a.octets < b.octets ? -1 : a.octets > b.octets ? 1 : a.index - b.index))
    expect(pairsOf(sorted)).toEqual(written(expected.map(({ pair }) => pair)))
    expect(sort(sorted)).toBe(sorted)
  })
})

describe('queryReader', () => {
  const read = queryReader({ text: textCodec, when: isoDate })
  const dates = fc.option(fc.date({ noInvalidDate: true }), { nil: undefined })

  law('reads what setPairs has written', [views, fc.option(key, { nil: undefined }), dates], (view, text, when) => {
    const changed = uri.setPairs({ text, when: when === undefined ? when : isoDate.encode(when) })(view) as uri.View
    const expected = { ...(text === undefined ? {} : { text }), ...(when === undefined ? {} : { when }) }
    expect(read(changed)).toEqual(E.right(expected))
  })
})
