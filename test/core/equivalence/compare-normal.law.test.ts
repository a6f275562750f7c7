/** Checks that comparing references without normalizing them gives the same results as comparing their normal forms. */
import * as fc from 'fast-check'
import {
  decodedQueryPairs,
  formQueryPairs,
  formQueryValue,
  normalize,
  queryPairs,
  rawQueryValue,
  type View,
} from 'uri-ts'
import { equalsForScheme, equalsHost, normalizeForScheme, schemeRules } from 'uri-ts/equivalence'
import { describe, expect } from 'vitest'
import { canonicalHost } from '../../../src/core/equivalence/canonical-host'
import { compareNormal } from '../../../src/core/equivalence/compare-normal'
import { law } from '../../support/law'
import { references } from '../../support/operands'
import { refOf } from '../../support/views'

const REWRITES: ReadonlyArray<(text: string) => string> = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/[a-z~](?!.*[a-z~])/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  (text) => text.replace(/%[0-9a-f]{2}/gi, (triplet) => triplet.toLowerCase()),
  (text) => text.replace(/(?<=[^/])\/(?=[^/]*$)/, '/./'),
  (text) => text.replace(/(?<=[^/])\/(?=[^/]*$)/, '/x/%2E./'),
  (text) => `${text}x`,
  (text) => text.replace(/(?<=\/\/[^/?#@:[\]]*)(?=[/?#]|$)/, ':80'),
]

const pairs = fc
  .tuple(
    fc.oneof(
      references,
      references.map((text) => text.replace(/^[^:/?#]+:/, 'http:')),
      references.map((text) => text.replace(/^[^:/?#]+:/, 'urn:')),
      references.map((text) => text.replace(/^[^:/?#]+:/, 'file:')),
    ),
    references,
    fc.nat(),
  )
  .map(([text, other, choice]) => {
    const rewrite = REWRITES[choice % REWRITES.length] as (text: string) => string
    return [text, choice % 11 === 0 ? other : rewrite(text)] as const
  })

const viewOf = (text: string): View | undefined => {
  try {
    return refOf(text)
  } catch {
    return undefined
  }
}

describe('in place', () => {
  law('normal forms, hosts and identities', [pairs], ([text, other]) => {
    const a = viewOf(text)
    const b = viewOf(other)
    if (a === undefined || b === undefined) return
    const areSame = normalize(a).text === normalize(b).text
    expect(compareNormal(a, b) ?? areSame).toBe(areSame)
    const hostOf = (view: View) => (view.hostEnd < 0 ? undefined : canonicalHost(view))
    expect(equalsHost(a)(b)).toBe(hostOf(a) === hostOf(b))
    const [c, d] = [a, b].map((view): View => normalizeForScheme(schemeRules)(view))
    const identityOf = (view: View) => (/^urn:/.test(view.text) ? view.text.slice(0, view.pathEnd) : view.text)
    expect(equalsForScheme(schemeRules)(a)(b)).toBe(identityOf(c as View) === identityOf(d as View))
  })
})

describe('keys', () => {
  const part = fc.constantFrom(
    '',
    'a',
    'ab',
    'b',
    '+',
    '%61',
    '%2B',
    '%20',
    '%26',
    '%2b',
    '=',
    '&',
    '&',
    '&a',
    '=1',
    '#',
    '#a=1',
  )
  const key = fc.constantFrom('', 'a', 'ab', 'b', 'aa', '+', ' ', 'a b', 'a+', '&', '%', '%61', '=', 'é', '#a')
  law('are those whose pairs are found slowly', [fc.array(part, { maxLength: 8 }), key], (parts, name) => {
    const view = viewOf(`http://h/?${parts.join('')}`)
    if (view === undefined) return
    const decoded = decodedQueryPairs(view)
    if (decoded._tag === 'Left') return
    const index = decoded.right.findIndex(([each]) => each === name)
    const raw = queryPairs(view)[index]?.[1] ?? ''
    expect(rawQueryValue(name)(view)).toEqual(index < 0 ? { _tag: 'None' } : { _tag: 'Some', value: raw })
    const fields = formQueryPairs(view)
    if (fields._tag === 'Left') return
    const field = fields.right.find(([each]) => each === name)
    const found = field === undefined ? { _tag: 'None' } : { _tag: 'Some', value: field[1] ?? '' }
    expect(formQueryValue(name)(view)).toEqual({ _tag: 'Right', right: found })
  })
})
