import { describe, expect, it } from 'vitest'
import { redactUserinfo } from '../../src/building/redact'
import { fresh, refOf } from '../support/views'

describe('redactUserinfo (3.2.1, 7.5)', () => {
  it.each([
    { text: 'ftp://me:secret@a/b', to: 'ftp://me:***@a/b' },
    { text: 'ftp://:secret@a:21/b?c:d@e#f:g@h', to: 'ftp://:***@a:21/b?c:d@e#f:g@h' },
    { text: '//me:a:b@[::1]', to: '//me:***@[::1]' },
    { text: '//me:***@a', to: '//me:***@a' },
  ])('changes <$text> to <$to>', ({ text, to }) => {
    expect(fresh(redactUserinfo(refOf(text))).text).toBe(to)
  })

  it.each(['', 'a:b@c', 'x:/a:b@c', '//h:80/a:b@c', '//me@h', '//me:@h', '//@h', '//[::1]:1', '?a:b@c'])(
    'returns the same view of <%s>, which has no password',
    (text) => {
      const view = refOf(text)
      expect(redactUserinfo(view)).toBe(view)
    },
  )
})
