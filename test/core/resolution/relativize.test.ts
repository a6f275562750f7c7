import { describe, expect, it } from 'vitest'
import { relativize } from '../../../src/core/resolution/relativize'
import { resolve } from '../../../src/core/resolution/resolve'
import { ABNORMAL, BASE, NORMAL, POLICIES } from '../../corpus/resolution'
import { fresh, uriOf } from '../../support/views'

const TARGETS = [...NORMAL, ...ABNORMAL].map(({ target }) => ({ base: BASE, target }))

describe('relativize', () => {
  it.each([
    { base: BASE, target: 'http://a/b/c/d;p?q', ref: '' },
    { base: BASE, target: 'http://a/b/c/d;p?q#s', ref: '#s' },
    { base: BASE, target: 'http://a/b/c/d;p?y', ref: '?y' },
    { base: BASE, target: 'http://a/b/c/d;p?', ref: '?' },
    { base: BASE, target: 'http://a/b/c/d;p', ref: 'd;p' },
    { base: BASE, target: 'http://a/b/c/g', ref: 'g' },
    { base: BASE, target: 'http://a/b/c/', ref: '.' },
    { base: BASE, target: 'http://a/b/', ref: '..' },
    { base: BASE, target: 'http://a/b/c', ref: '../c' },
    { base: BASE, target: 'http://a/b/g', ref: '../g' },
    { base: BASE, target: 'http://a/', ref: '/' },
    { base: BASE, target: 'http://a/g', ref: '/g' },
    { base: BASE, target: 'http://a', ref: '//a' },
    { base: BASE, target: 'http://a?q', ref: '//a?q' },
    { base: BASE, target: 'http://g/h', ref: '//g/h' },
    { base: BASE, target: 'https://a/b/c/g', ref: 'https://a/b/c/g' },
    { base: BASE, target: 'HTTP://a/b/c/g', ref: 'HTTP://a/b/c/g' },
    { base: BASE, target: 'http:g', ref: 'http:g' },
    // A colon in the first segment would make the text before the colon a scheme, and an empty first segment would make
    // the path absolute (RFC 3986, section 4.2).
    { base: BASE, target: 'http://a/b/c/g:h', ref: './g:h' },
    { base: BASE, target: 'http://a/b/c//g', ref: './/g' },
    { base: BASE, target: 'http://a/b//g:h', ref: '..//g:h' },
    // No relative reference resolves to a path with dot segments unless the base has the same path (RFC 3986, section
    // 5.2.2).
    { base: BASE, target: 'http://a/b/../c', ref: 'http://a/b/../c' },
    { base: 'http://a/b/../c', target: 'http://a/b/../c', ref: '' },
    { base: 'http://a/b/../c/d', target: 'http://a/c/e', ref: 'e' },
    { base: 'http://a/a/..', target: 'http://a/a/x', ref: 'x' },
    { base: 'http://a', target: 'http://a/b', ref: 'b' },
    { base: 'http://a', target: 'http://a/', ref: '.' },
    { base: 'http://a/b#f', target: 'http://a/b', ref: '' },
    // Resolving `..` makes a rootless path absolute (RFC 3986, section 5.2.4, step 2C), so a relative reference with
    // `..` cannot resolve to `foo:c`.
    { base: 'foo:a/b', target: 'foo:a/c', ref: 'c' },
    { base: 'foo:a/b', target: 'foo:c', ref: 'foo:c' },
    { base: 'foo:a/b', target: 'foo:/c', ref: '/c' },
    { base: 'foo:a', target: 'foo:b', ref: 'b' },
    { base: 'foo:a', target: 'foo:', ref: '.' },
    { base: 'foo:', target: 'foo:a', ref: 'a' },
    { base: 'foo:', target: 'foo:a:b', ref: './a:b' },
    { base: 'foo:a', target: 'foo:b:c', ref: './b:c' },
    { base: 'http://a/b//', target: 'http://a//', ref: '/.//' },
    { base: 's:a', target: 's:x:y', ref: './x:y' },
    { base: 's:a///', target: 's:a/', ref: 's:a/' },
    // In `foo:/.//b`, the only purpose of the `/.` is to keep the path `//b` from being read as an authority (RFC 3986,
    // section 3.3).
    { base: 'foo:/a', target: 'foo:/.//b', ref: './/b' },
    { base: 'foo:/.//a/b', target: 'foo:/.//a/c', ref: 'c' },
    { base: 'foo:/.//a/b', target: 'foo:/c', ref: '/c' },
  ])('from <$base> to <$target> is <$ref>', ({ base, target, ref }) => {
    expect(fresh(relativize(uriOf(base))(uriOf(target))).text).toBe(ref)
  })

  it.each([...TARGETS, ...POLICIES])('leads from <$base> to <$target>', ({ base, target }) => {
    const ref = relativize(uriOf(base))(uriOf(target))
    expect(resolve(uriOf(base))(ref).text).toBe(target)
    expect(ref.text.length).toBeLessThanOrEqual(target.length)
  })
})
