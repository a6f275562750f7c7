import { parseRequestTarget, targetUri } from 'uri-ts/http'
import { defineRoutes, routeMatcher } from 'uri-ts/routes'
import { parseSuffix } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { fromComponents } from '../../../src/core/building/build'
import { withAuthority, withUserinfo } from '../../../src/core/building/set-component'
import { showError, showReason } from '../../../src/core/errors/format-error'
import { redactError } from '../../../src/core/errors/redact-error'
import type { UriError } from '../../../src/core/errors/uri-error'
import { INVALID } from '../../corpus/invalid'
import { errorOf } from '../../support/corpus'
import { refOf, rightOf } from '../../support/views'

const ROWS = [
  { text: 'https://u:se cret@h/', to: 'https://**** ****@h/' },
  { text: 'https://u:s%zz@h/', to: 'https://***%**@h/' },
  { text: 'https://u:secret@h/a b', to: 'https://********@h/a b' },
  { text: 'https://u:secret@h:8o/', to: 'https://********@h:8o/' },
  { text: 'https://ghp_token@exa mple.com/', to: 'https://*********@exa mple.com/' },
  { text: 'https://u:p@ss@h/', to: 'https://******@h/' },
  { text: '//u:secret@h/%', to: '//********@h/%' },
  { text: 'ht tp://u:secret@h/', to: 'ht tp://********@h/' },
  { text: 'http:\\\\u:secret@h/', to: 'http:\\\\********@h/' },
  // Tests URIs whose passwords contain raw delimiters.
  { text: 'postgres://u:pa#ss@h/db', to: 'postgres://**p****@h/db' },
  { text: 'https://u:pa/ss@h/', to: 'https://**p****@h/' },
  { text: 'https://ü:pa?ss@h/', to: 'https://ü******@h/' },
  { text: 'postgres://ann:#secret@db/a b', to: 'postgres://***********@db/a b' },
  { text: 'redis://:/secret@db/a b', to: 'redis://********@db/a b' },
  { text: 'postgres://ann:1#secret@db/a b', to: 'postgres://************@db/a b' },
  { text: 'http://h:3000/@me/a b', to: 'http://h:3000/@me/a b' },
  { text: 'https://example.com/@me/a b', to: 'https://example.com/@me/a b' },
  { text: 'https://exa mple.com/@me', to: 'https://exa mple.com/@me' },
  { text: 'http://[fe80::1%25en0]/@me', to: 'http://[fe80::1%25en0]/@me' },
  { text: 'mailto:john doe@example.com', to: 'mailto:john doe@example.com' },
  { text: 'http://h:8o/', to: 'http://h:8o/' },
  { text: '//@h h', to: '//@h h' },
]

describe('redactError', () => {
  it.each(ROWS)('shows <$text> as <$to>', ({ text, to }) => {
    const error = errorOf(text)
    expect(redactError(error).text).toBe(to)
    expect(showError(error).split('\n')[0]).toBe(to)
    const { text: _text, ...rest } = error
    expect(JSON.parse(JSON.stringify({ error }))).toEqual({ error: rest })
    expect(JSON.parse(JSON.stringify(redactError(error)))).toEqual({ ...error, text: to })
    expect(error.text).toBe(text)
  })

  it.each(INVALID)('keeps offset, length and message of $text', ({ text }) => {
    const error = errorOf(text)
    const redacted = redactError(error)
    expect(showReason(redacted)).toBe(showReason(error))
    expect(redacted.text).toHaveLength(text.length)
    expect(redactError(redacted).text).toBe(redacted.text)
    if (redacted.text === text) expect(redacted).toEqual(error)
  })

  it.each([
    { built: withUserinfo('me:se cret')(refOf('//h')), to: '***** ****' },
    { built: withUserinfo('p@ss')(refOf('//h')), to: '*@**' },
    { built: withUserinfo('me:secret')(refOf('/a')), to: 'm********' },
    { built: withAuthority('me:secret@h h')(refOf('//h')), to: '*********@h h' },
    { built: withAuthority('me:se/cret@h')(refOf('//h')), to: '***s******@h' },
    { built: fromComponents({ host: 'me:secret@h' }), to: '**:******@h' },
    { built: fromComponents({ path: '/@me b' }), to: '/@me b' },
  ])('hides the userinfo of a component: $to', ({ built, to }) => {
    if (built._tag === 'Right') return expect.fail(built.right.text)
    const error: UriError = built.left
    expect(redactError(error).text).toBe(to)
    expect(JSON.stringify(error)).not.toContain('text')
    expect(JSON.stringify(redactError(error))).toContain(JSON.stringify(to))
    expect(showError(error).split('\n')[0]).toBe(to)
    return undefined
  })

  const target = rightOf(parseRequestTarget('GET', '/'))

  it.each([
    { failed: targetUri({ scheme: 'http', host: 'me:s3cret@h', target }), to: '***s*****@h' },
    { failed: targetUri({ scheme: 'http', authority: 's3cret@h', target }), to: '******@h' },
    { failed: parseRequestTarget('CONNECT', 'me:s3cret@h:443'), to: '***s*****@h:443' },
    { failed: parseSuffix('https')('me:s3cret @h/'), to: '********* @h/' },
    { failed: parseSuffix('https')('http://u:a/s3cret@h:x/'), to: 'http://**********@h:x/' },
    { failed: routeMatcher(defineRoutes({ a: '/' }))('http://me:pa/s3cret@h/'), to: 'http://***p********@h/' },
    { failed: routeMatcher(defineRoutes({ a: '/' }))('http://h:80/a@b'), to: 'http://h:80/a@b' },
    { failed: routeMatcher(defineRoutes({ a: '/' }))('/a@b'), to: '/a@b' },
  ])('hides userinfo in errors of other entries: $to', ({ failed, to }) => {
    if (failed._tag === 'Right') return expect.fail()
    const error: UriError = failed.left
    expect(redactError(error).text).toBe(to)
    expect(showError(error).split('\n')[0]).toBe(to)
    return undefined
  })

  it('takes a text of a megabyte', () => {
    const secret = ':'.repeat(500_000)
    const { text } = redactError(errorOf(`https://u${secret} @h/${'//@'.repeat(100_000)}`))
    expect(text.slice(8, 500_009)).toBe('*'.repeat(500_001))
  })
})
