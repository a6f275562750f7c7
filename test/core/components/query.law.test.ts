import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as uri from 'uri-ts'
import { describe, expect } from 'vitest'
import { law } from '../../support/law'
import { references } from '../../support/operands'
import { fresh, refOf } from '../../support/views'

const text = fc.oneof(
  fc.constantFrom('', 'a', 'b', '%61', 'a&b', 'a=b', '+', ' ', '__proto__', 'constructor', '#', 'é'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const value = fc.option(text, { nil: undefined })

/** Generates queries that consist of pairs in which some letters are percent-encoded. */
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

const decoded = (view: uri.View): Pairs | undefined => {
  const pairs = uri.decodedQueryPairs(view)
  return E.isRight(pairs) ? pairs.right : undefined
}

/** Returns the octets of a key, so that keys can be compared octet by octet. */
const octets = (key: string): string => {
  const bytes = uri.decodeBytes(key)
  return E.isRight(bytes) ? bytes.right.join() : 'none'
}

const others = (view: uri.View, key: string): Pairs =>
  raw(view).filter(([other]) => octets(other) !== octets(uri.encode('queryPart')(key)))

const checkOthers = (view: uri.View, changed: uri.View): void => {
  expect({ ...uri.components(fresh(changed)), query: undefined }).toEqual({ ...uri.components(view), query: undefined })
}

const found = (key: string, view: uri.View): O.Option<string> => uri.rawQueryValue(key)(view)

describe('queryPairs', () => {
  law('join to the query', [views], (view) => {
    const joined = raw(view).map(([key, part]) => (part === undefined ? key : `${key}=${part}`))
    expect(joined.join('&')).toBe(uri.components(view).query ?? '')
  })

  law(
    'have the values that rawQueryValues finds, and the first is that of rawQueryValue',
    [views, text],
    (view, key) => {
      const values = raw(view)
        .filter(([other]) => octets(other) === octets(uri.encode('queryPart')(key)))
        .map(([, part]) => part ?? '')
      expect(uri.rawQueryValues(key)(view)).toEqual(values)
      expect(found(key, view)).toEqual(O.fromNullable(values[0]))
    },
  )
})

const isNothing = (key: string, part: string | undefined): boolean => key === '' && part === undefined

describe('setPair', () => {
  law('sets a value, which rawQueryValues finds once', [views, text, text], (view, key, part) => {
    const changed: uri.View = uri.setPair(key, part)(view) as uri.View
    checkOthers(view, changed)
    expect(
      uri
        .rawQueryValues(key)(changed)
        .map((found) => E.toUnion(uri.decode(found))),
    ).toEqual([part])
  })

  law('does not change the other pairs or their order', [views, text, value], (view, key, part) => {
    const changed = uri.setPair(key, part)(view) as uri.View
    expect(others(changed, key)).toEqual(others(view, key))
  })

  law('puts the pair in the place of the first with its key, or at the end', [views, text, text], (view, key, part) => {
    const isKey = ([other]: uri.QueryPair): boolean => octets(other) === octets(uri.encode('queryPart')(key))
    const was = raw(view).findIndex(isKey)
    const changed = raw(uri.setPair(key, part)(view) as uri.View)
    expect(changed.findIndex(isKey)).toBe(was < 0 ? changed.length - 1 : was)
  })

  law('has the same result if another value was set before', [views, text, text, text], (view, key, part, other) => {
    const twice = uri.setPair(key, other)(uri.setPair(key, part)(view) as uri.View) as uri.View
    expect(twice.text).toBe((uri.setPair(key, other)(view) as uri.View).text)
  })
})

describe('appendPair', () => {
  law('adds a pair at the end, and does not change the others', [views, text, value], (view, key, part) => {
    const changed = uri.appendPair(key, part)(view) as uri.View
    checkOthers(view, changed)
    const isAlone = isNothing(key, part) && raw(view).length === 0
    expect(raw(changed).slice(0, -1)).toEqual(raw(view))
    if (decoded(view) !== undefined) expect(decoded(changed)?.at(-1)).toEqual([key, isAlone ? '' : part])
  })
})

describe('deletePair', () => {
  law('removes all pairs of a key, and does not change the others', [views, text], (view, key) => {
    const changed = uri.deletePair(key)(view) as uri.View
    checkOthers(view, changed)
    expect(uri.rawQueryValues(key)(changed)).toEqual([])
    const rest = others(view, key)
    const isAlone = rest.length === 1 && rest[0]?.[0] === '' && rest[0]?.[1] === undefined
    expect(raw(changed)).toEqual(isAlone ? [['', '']] : rest)
  })

  law('returns the same view if there is no such pair', [views, text], (view, key) => {
    const once = uri.deletePair(key)(view) as uri.View
    expect(uri.deletePair(key)(once)).toBe(once)
    if (O.isNone(found(key, view))) expect(once).toBe(view)
  })

  law('undoes appendPair of a new key', [views, text, value], (view, key, part) => {
    if (O.isSome(found(key, view)) || raw(view).length === 0) return
    expect((uri.deletePair(key)(uri.appendPair(key, part)(view) as uri.View) as uri.View).text).toBe(view.text)
  })
})

describe('decodedQueryValue and setPair', () => {
  law('are inverses, also of what is not there', [views, text, value], (view, key, part) => {
    const changed = uri.setPair(key, part)(view) as uri.View
    expect(uri.decodedQueryValue(key)(changed)).toEqual(E.right(O.fromNullable(part)))
    expect(uri.rawQueryValues(key)(changed)).toHaveLength(part === undefined ? 0 : 1)
  })

  law('copy a value from one reference to another', [views, views, text], (from, to, key) => {
    const copied = uri.decodedQueryValue(key)(from)
    if (E.isLeft(copied) || O.isNone(copied.right)) return
    expect(uri.decodedQueryValue(key)(uri.setPair(key, copied.right.value)(to) as uri.View)).toEqual(copied)
  })

  law('read what rawQueryValue finds, decoded', [views, text], (view, key) => {
    const first = uri.rawQueryValue(key)(view)
    const decoded = O.isNone(first) ? E.right(undefined) : uri.decode(first.value)
    const value = uri.decodedQueryValue(key)(view)
    if (E.isLeft(decoded)) expect(E.isLeft(value)).toBe(true)
    else expect(value).toEqual(E.right(O.fromNullable(decoded.right)))
  })
})

describe('formQueryValue and setFormPair', () => {
  law('are inverses', [views, text, value], (view, key, part) => {
    const changed = uri.setFormPair(key, part)(view) as uri.View
    checkOthers(view, changed)
    expect(uri.formQueryValue(key)(changed)).toEqual(E.right(O.fromNullable(part)))
    expect(uri.formQueryValue(key)(uri.deleteFormPair(key)(changed) as uri.View)).toEqual(E.right(O.none))
  })

  law('read the fields that formQueryPairs returns', [views, text], (view, key) => {
    const pairs = uri.formQueryPairs(view)
    if (E.isLeft(pairs)) return
    const values = pairs.right.filter(([other]) => other === key).map(([, part]) => part ?? '')
    expect(uri.formQueryValue(key)(view)).toEqual(E.right(O.fromNullable(values[0])))
  })
})
