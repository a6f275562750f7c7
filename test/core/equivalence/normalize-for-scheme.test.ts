import { describe, expect, it } from 'vitest'
import { equalsForScheme } from '../../../src/core/equivalence/equals-for-scheme'
import { isNormalized } from '../../../src/core/equivalence/normalize'
import { normalizeForScheme } from '../../../src/core/equivalence/normalize-for-scheme'
import { type SchemeRules, schemeRules } from '../../../src/core/equivalence/scheme-rules'
import { SCHEME_NORMALIZED, URN_NORMALIZED } from '../../corpus/normalization'
import { fresh, refOf } from '../../support/views'

describe('normalizeForScheme (6.2.3)', () => {
  const normalize = normalizeForScheme(schemeRules)

  it.each(SCHEME_NORMALIZED)('$section: changes <$text> to <$normalized>', ({ text, normalized }) => {
    const view = fresh(normalize(refOf(text)))
    expect(view.text).toBe(normalized)
    expect(isNormalized(view)).toBe(true)
  })

  it.each(SCHEME_NORMALIZED)('$section: returns the same view of <$normalized>', ({ normalized }) => {
    const view = refOf(normalized)
    expect(normalize(view)).toBe(view)
  })

  it.each(URN_NORMALIZED)('changes <$text> to <$normalized> (RFC 8141, 3.1)', ({ text, normalized }) => {
    expect(fresh(normalize(refOf(text))).text).toBe(normalized)
    const view = refOf(normalized)
    expect(normalize(view)).toBe(view)
  })

  it.each([
    { text: 'HTTP://A:80/B?c', normalized: 'http://a/B?c' },
    { text: 'http://[0::1]/b', normalized: 'http://[::1]/b' },
    { text: 'urn://U@H/A', normalized: 'urn://U@h/A' },
    { text: 'URN:', normalized: 'urn:' },
    { text: 'foo://a:99999/', normalized: 'foo://a:99999/' },
    { text: 'mailto:ALICE', normalized: 'mailto:ALICE' },
    { text: 'mailto:@EXAMPLE.com', normalized: 'mailto:@example.com' },
  ])('changes $text to $normalized, by the rule of its scheme', ({ text, normalized }) => {
    expect(fresh(normalize(refOf(text))).text).toBe(normalized)
  })

  it('uses the rules of the caller', () => {
    const rules: SchemeRules = { ...schemeRules, gopher: { defaultPort: 70, emptyPath: '/' } }
    expect(normalizeForScheme(rules)(refOf('GOPHER://a:70')).text).toBe('gopher://a/')
    expect(normalizeForScheme({})(refOf('HTTP://a:80')).text).toBe('http://a:80')
  })

  it('keeps the host, even if the path rule of the caller returns a rootless path', () => {
    const rules: SchemeRules = { x: { path: (path) => path.slice(1) } }
    expect(normalizeForScheme(rules)(refOf('x://h/.evil')).text).toBe('x://h/.evil')
    expect(normalizeForScheme(rules)(refOf('x://h/')).text).toBe('x://h')
  })

  it.each(['constructor', '__proto__', 'toString'])('has no rule for the scheme %s', (name) => {
    expect(normalize(refOf(`${name.replaceAll('_', '')}://a:80`)).text).toBe(
      `${name.replaceAll('_', '').toLowerCase()}://a:80`,
    )
  })
})

describe('schemeRules', () => {
  it.each(Object.keys(schemeRules))('has %s in lower case', (scheme) => {
    expect(scheme).toBe(scheme.toLowerCase())
  })
})

describe('a view in the place of the rules', () => {
  const view = refOf('http://a/') as never

  it.each([
    ['normalizeForScheme', () => normalizeForScheme(view)],
    ['equalsForScheme', () => equalsForScheme(view)],
    ['normalizeForScheme of null', () => normalizeForScheme(null as never)],
  ])('is refused by %s', (_, call) => {
    expect(call).toThrow(new TypeError('the value is not rules of schemes: pass schemeRules first, and then a view'))
  })
})
