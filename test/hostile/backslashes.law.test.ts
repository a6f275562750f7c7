/**
 * Tests URLs that mix slashes and backslashes. Attackers use such URLs because browsers read backslashes as slashes.
 */
import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { parseUriReference, showError, uri, view } from 'uri-ts'
import { isLocalPath, localTarget } from 'uri-ts/http'
import { resolveHref } from 'uri-ts/repair'
import { findUris, redactText } from 'uri-ts/text'
import { describe, expect } from 'vitest'
import { law } from '../support/law'

const SITE = 'https://site.test/app/'

/**
 * Replaces every other slash with a backslash. Starts with the first slash if `from` is even, and with the second
 * otherwise.
 */
const withBackslashes = (text: string, from: number): string => {
  let count = from
  return text.replace(/\//g, (slash) => (count++ % 2 === 0 ? '\\' : slash))
}

const paths = fc
  .array(fc.constantFrom('', '.', '..', 'a', 'evil.test', '%2e%2e', '%5c', 'b:c', '\t'), { maxLength: 5 })
  .map((segments) => segments.join('/'))

const texts = fc
  .tuple(
    fc.constantFrom('', '/', '//', '///', 'https://', 'http:/', 'https:', 'x://', '/\t/'),
    fc.constantFrom('', 'site.test/', 'evil.test/', 'me:QQQQQQ@evil.test/', 'evil.test:81/'),
    paths,
    fc.constantFrom('', '?a=/b//c', '#/x//y'),
  )
  .map((parts) => parts.join(''))

const spelled = fc.tuple(texts, fc.integer({ min: 0, max: 1 })).map(([text, from]) => withBackslashes(text, from))

const browserUrl = (text: string): URL | undefined => {
  try {
    return new URL(text, SITE)
  } catch {
    return undefined
  }
}

describe('every second slash a backslash', () => {
  law('is an error at the first backslash, or before it', [spelled], (text) => {
    const parsed = parseUriReference(text)
    const first = text.indexOf('\\')
    if (first < 0) return
    expect(parsed).toMatchObject({ _tag: 'Left' })
    if (parsed._tag === 'Left') expect(parsed.left.offset).toBeLessThanOrEqual(first)
  })

  law('shows no userinfo that a browser would send', [spelled], (text) => {
    const parsed = parseUriReference(text)
    if (parsed._tag === 'Right' || browserUrl(text)?.password !== 'QQQQQQ') return
    for (const shown of [showError(parsed.left), inspect(parsed.left), `${parsed.left}`, redactText([])(text)])
      expect(shown).not.toContain('QQ')
  })

  law('resolves as in a browser', [spelled], (text) => {
    const resolved = resolveHref(view(uri(SITE)))(text)
    // Browsers keep backslashes in queries and fragments, but URIs cannot contain backslashes.
    if (resolved._tag === 'Left') return
    expect(new URL(resolved.right.text).href).toBe(browserUrl(text)?.href.replaceAll('\\', '%5C'))
  })

  law('is never a path on the site that leads elsewhere', [spelled], (text) => {
    if (!isLocalPath(text)) return
    expect(browserUrl(text)?.origin).toBe('https://site.test')
  })

  law('is never a target of a redirect that leads elsewhere', [spelled], (text) => {
    const target = localTarget({ fallback: '/home' })(view(uri(SITE)))(text)
    expect(browserUrl(target)?.origin).toBe('https://site.test')
  })

  law('ends a URI in prose before it', [spelled], (text) => {
    for (const found of findUris(text)) expect(found.uri.text).not.toContain('\\')
  })
})
