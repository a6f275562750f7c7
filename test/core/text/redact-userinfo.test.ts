import { describe, expect, it } from 'vitest'
import { redactPassword, redactUserinfo } from '../../../src/core/text/redact-userinfo'
import { fresh, refOf } from '../../support/views'

describe('redactUserinfo (3.2.1, 7.5)', () => {
  it.each([
    { text: 'ftp://me:secret@a/b', to: 'ftp://***@a/b' },
    { text: 'https://ghp_token@github.com/', to: 'https://***@github.com/' },
    { text: 'https://u%3Asecret@h/', to: 'https://***@h/' },
    { text: 'ftp://:secret@a:21/b?c:d@e#f:g@h', to: 'ftp://***@a:21/b?c:d@e#f:g@h' },
    { text: '//me:a:b@[::1]', to: '//***@[::1]' },
    { text: '//me:@h', to: '//***@h' },
    { text: '//***@a', to: '//***@a' },
  ])('changes <$text> to <$to>', ({ text, to }) => {
    expect(fresh(redactUserinfo(refOf(text))).text).toBe(to)
  })

  it.each(['', 'a:b@c', 'x:/a:b@c', '//h:80/a:b@c', '//@h', '//[::1]:1', '?a:b@c'])(
    'returns the same view of <%s>, which has no userinfo',
    (text) => {
      const view = refOf(text)
      expect(redactUserinfo(view)).toBe(view)
    },
  )
})

describe('redactPassword (3.2.1, 7.5)', () => {
  it.each([
    { text: 'ftp://me:secret@a/b', to: 'ftp://me:***@a/b' },
    { text: 'https://u%3Asecret@h/', to: 'https://u%3A***@h/' },
    { text: 'https://u%3asec:ret@h/', to: 'https://u%3a***@h/' },
    { text: 'https://u:sec%3Aret@h/', to: 'https://u:***@h/' },
    { text: 'ftp://:secret@a:21/b?c:d@e#f:g@h', to: 'ftp://:***@a:21/b?c:d@e#f:g@h' },
    { text: '//me:a:b@[::1]', to: '//me:***@[::1]' },
    { text: '//me:***@a', to: '//me:***@a' },
  ])('changes <$text> to <$to>', ({ text, to }) => {
    expect(fresh(redactPassword(refOf(text))).text).toBe(to)
  })

  it.each(['', 'a:b@c', 'x:/a:b@c', '//h:80/a:b@c', '//me@h', '//me:@h', '//me%3A@h', '//@h', '//[::1]:1', '?a:b@c'])(
    'returns the same view of <%s>, which has no password',
    (text) => {
      const view = refOf(text)
      expect(redactPassword(view)).toBe(view)
    },
  )
})
