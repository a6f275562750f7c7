import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as uri from 'uri-ts'
import { describe, expect } from 'vitest'
import { law } from '../support/law'
import { references } from '../support/operands'
import { fresh, refOf } from '../support/views'

const text = fc.oneof(
  fc.constantFrom('', 'a', 'b', '%61', 'a&b', 'a=b', '+', ' ', '__proto__', 'constructor', '#', 'é'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const value = fc.option(text, { nil: undefined })

/** A query of pairs, written in one of the ways in which they can be. */
const written = fc.array(fc.tuple(text, value, fc.boolean()), { maxLength: 6 }).map((pairs) =>
  pairs
    .map(([key, part, isEscaped]) => {
      const encode = (data: string): string =>
        uri
          .encode('queryPart')(data)
          .replace(/[a-z](?![0-9A-F])/g, (letter) => (isEscaped ? `%${letter.charCodeAt(0).toString(16)}` : letter))
      return part === undefined ? encode(key) : `${encode(key)}=${encode(part)}`
    })
    .join('&'),
)

const views = fc.tuple(references, fc.option(written, { nil: undefined })).map(([reference, query]): uri.View => {
  const without = uri.withoutQuery(refOf(reference)) as uri.View
  return query === undefined ? without : (E.toUnion(uri.withQuery(query)(without)) as uri.View)
})

type Pairs = readonly uri.QueryPair[]

const raw = (view: uri.View): Pairs => uri.queryPairs(view) as Pairs

/** The pairs, decoded; those of the grammar's own queries need not be UTF-8. */
const decoded = (view: uri.View): Pairs | undefined => {
  const pairs = uri.decodedQueryPairs(view)
  return E.isRight(pairs) ? pairs.right : undefined
}

/** The octets of a key, which is how keys are compared. */
const octets = (key: string): string => {
  const bytes = uri.decodeBytes(key)
  return E.isRight(bytes) ? bytes.right.join() : 'none'
}

const others = (view: uri.View, key: string): Pairs =>
  raw(view).filter(([other]) => octets(other) !== octets(uri.encode('queryPart')(key)))

/** All but the query is as it was. */
const isSameElse = (view: uri.View, changed: uri.View): void => {
  expect({ ...uri.components(fresh(changed)), query: undefined }).toEqual({ ...uri.components(view), query: undefined })
}

const found = (key: string, view: uri.View): O.Option<string> => uri.rawQueryValue(key)(view)

describe('queryPairs', () => {
  law('joined, are the query', [views], (view) => {
    const joined = raw(view).map(([key, part]) => (part === undefined ? key : `${key}=${part}`))
    expect(joined.join('&')).toBe(uri.components(view).query ?? '')
  })

  law('lookupAll finds what they hold, and lookup the first of it', [views, text], (view, key) => {
    const values = raw(view)
      .filter(([other]) => octets(other) === octets(uri.encode('queryPart')(key)))
      .map(([, part]) => part ?? '')
    expect(uri.rawQueryValues(key)(view)).toEqual(values)
    expect(found(key, view)).toEqual(O.fromNullable(values[0]))
  })
})

/** An empty key without a value is written as nothing, which alone in a query is no pair. */
const isNothing = (key: string, part: string | undefined): boolean => key === '' && part === undefined

describe('setPair', () => {
  law('then lookup finds it, once', [views, text, value], (view, key, part) => {
    const changed: uri.View = uri.setPair(key, part)(view) as uri.View
    isSameElse(view, changed)
    if (isNothing(key, part) && raw(changed).length === 0) return
    expect(
      uri
        .rawQueryValues(key)(changed)
        .map((found) => E.toUnion(uri.decode(found))),
    ).toEqual([part ?? ''])
  })

  law('leaves the other pairs as they are written, in their order', [views, text, value], (view, key, part) => {
    const changed = uri.setPair(key, part)(view) as uri.View
    if (others(view, key).length > 0) expect(others(changed, key)).toEqual(others(view, key))
  })

  law('puts it where the first was, or at the end', [views, text, value], (view, key, part) => {
    const isKey = ([other]: uri.QueryPair): boolean => octets(other) === octets(uri.encode('queryPart')(key))
    const was = raw(view).findIndex(isKey)
    const changed = raw(uri.setPair(key, part)(view) as uri.View)
    if (!isNothing(key, part)) expect(changed.findIndex(isKey)).toBe(was < 0 ? changed.length - 1 : was)
  })

  law('twice is setting the second', [views, text, value, value], (view, key, part, other) => {
    if (isNothing(key, part) || isNothing(key, other)) return
    const twice = uri.setPair(key, other)(uri.setPair(key, part)(view) as uri.View) as uri.View
    expect(twice.text).toBe((uri.setPair(key, other)(view) as uri.View).text)
  })
})

describe('appendPair', () => {
  law('adds it at the end, and leaves the others', [views, text, value], (view, key, part) => {
    const changed = uri.appendPair(key, part)(view) as uri.View
    isSameElse(view, changed)
    if (isNothing(key, part) && raw(view).length === 0) return
    expect(raw(changed).slice(0, -1)).toEqual(raw(view))
    if (decoded(view) !== undefined) expect(decoded(changed)?.at(-1)).toEqual([key, part])
  })
})

describe('deletePair', () => {
  law('then there is none, and the others are as they were', [views, text], (view, key) => {
    const changed = uri.deletePair(key)(view) as uri.View
    isSameElse(view, changed)
    expect(uri.rawQueryValues(key)(changed)).toEqual([])
    const rest = others(view, key)
    const isNoPair = rest.length === 1 && rest[0]?.[0] === '' && rest[0]?.[1] === undefined
    expect(raw(changed)).toEqual(isNoPair ? [] : rest)
  })

  law('of what is not there gives the view back', [views, text], (view, key) => {
    const once = uri.deletePair(key)(view) as uri.View
    expect(uri.deletePair(key)(once)).toBe(once)
    if (O.isNone(found(key, view))) expect(once).toBe(view)
  })

  law('undoes appendPair of a new key', [views, text, value], (view, key, part) => {
    if (O.isSome(found(key, view)) || raw(view).length === 0) return
    expect((uri.deletePair(key)(uri.appendPair(key, part)(view) as uri.View) as uri.View).text).toBe(view.text)
  })
})
