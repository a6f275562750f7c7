/**
 * Checks that parsing an operation's result yields exactly the components from which the result was built (RFC 3986,
 * section 3.3).
 */
import * as fc from 'fast-check'
import type { Either } from 'fp-ts/Either'
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import {
  anyAuthority,
  anyFragment,
  anyHost,
  anyPath,
  anyPort,
  anyQuery,
  anyScheme,
  anyUserinfo,
} from 'uri-ts/fast-check'
import { redactPassword, redactUserinfo } from 'uri-ts/text'
import { describe, expect } from 'vitest'
import { matches, type Rule } from '../../refimpl/abnf'
import * as a from '../../refimpl/appendix-a'
import { HOSTILE } from '../../refimpl/hostile'
import * as oracle from '../../refimpl/section-5'
import { joinedAuthority } from '../../support/joined'
import { law } from '../../support/law'
import { references, uris } from '../../support/operands'
import { fresh, refOf, uriOf } from '../../support/views'

const path = fc.oneof(anyPath(), fc.constantFrom('', '/', '//', '//a', 'a:b', ':', '..', './/a', '/.//a'))

const RULES = {
  scheme: [a.scheme, anyScheme()],
  userinfo: [a.userinfo, anyUserinfo()],
  host: [a.host, anyHost()],
  port: [a.port, anyPort()],
  path: [a.pathAbempty, path],
  query: [a.query, anyQuery()],
  fragment: [a.fragment, anyFragment()],
} as const satisfies { readonly [name: string]: readonly [Rule, fc.Arbitrary<string>] }

type Name = keyof typeof RULES
const NAMES = Object.keys(RULES) as readonly Name[]

const isValid = (name: Name, text: string): boolean => matches(RULES[name][0], name === 'path' ? `/${text}` : text)

const hostile = fc.array(fc.constantFrom(...HOSTILE, 'a', '/'), { maxLength: 4 }).map((parts) => parts.join(''))
const partOf = (name: Name): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: RULES[name][1], weight: 4 }, { arbitrary: hostile, weight: 1 })

const meantBy = (parts: uri.Parts): oracle.Reference => {
  const { scheme, path = '', query, fragment } = parts
  const hasColonFirst = /^[^/]*:/.test(path)
  const authority = joinedAuthority(parts as uri.Components) ?? parts.authority
  const isRootless = path !== '' && !path.startsWith('/')
  const guard = authority !== undefined ? (isRootless ? '/' : '') : scheme === undefined && hasColonFirst ? './' : ''
  return oracle.guard({ scheme, authority, path: guard + path, query, fragment })
}

const fits = (parts: uri.Parts): boolean => {
  const { path = '' } = parts
  const hasAuthority = parts.host !== undefined || parts.authority !== undefined
  if (hasAuthority) return path === '' || path.startsWith('/')
  return parts.userinfo === undefined && parts.port === undefined
}

const check = (built: Either<uri.BuildError, uri.View>, parts: uri.Parts, changed: readonly Name[]): void => {
  const isBuildable = changed.every((name) => isValid(name, String(parts[name] ?? ''))) && fits(parts)
  if (E.isLeft(built)) {
    expect(isBuildable).toBe(false)
    expect(built.left.offset).toBeLessThanOrEqual(built.left.text.length)
    expect(uri.showReason(built.left)).toContain(built.left.component)
    return
  }
  expect(isBuildable).toBe(true)
  const meant = meantBy(parts)
  const { text } = fresh(built.right)
  expect(text).toBe(oracle.recompose(meant))
  expect(oracle.parse(text)).toEqual(meant)
  const { userinfo, host, port } = uri.components(built.right)
  if (parts.host !== undefined)
    expect({ userinfo, host, port }).toEqual({
      userinfo: parts.userinfo,
      host: parts.host,
      port: parts.port,
    })
}

describe('recompose', () => {
  law(
    'joins the components of a view to its text',
    [references],
    (text) => uri.recompose(uri.components(refOf(text))) === text,
  )

  const valid = fc.record(
    Object.fromEntries(NAMES.map((name) => [name, RULES[name][1]])) as Record<Name, fc.Arbitrary<string>>,
    { requiredKeys: [] },
  )

  law('writes what parses back to the given components, for every path next to every authority', [valid], (parts) => {
    const text = uri.recompose(parts)
    expect(oracle.parse(text)).toEqual(meantBy(parts))
    const { userinfo, host, port } = uri.components(refOf(text))
    expect(host).toBe(parts.host)
    if (host !== undefined) expect({ userinfo, port }).toEqual({ userinfo: parts.userinfo, port: parts.port })
  })
})

describe('fromComponents', () => {
  const parts = fc.record(
    { ...(Object.fromEntries(NAMES.map((name) => [name, partOf(name)])) as Record<Name, fc.Arbitrary<string>>) },
    { requiredKeys: [] },
  )

  law('builds exactly the given components, or fails if they are not valid', [parts], (given) => {
    const isComplete = given.host !== undefined || (given.userinfo === undefined && given.port === undefined)
    check(
      uri.fromComponents(given),
      given,
      NAMES.filter((name) => given[name] !== undefined),
    )
    if (!isComplete) expect(E.isLeft(uri.fromComponents(given))).toBe(true)
  })

  law('builds every reference from its components', [references], (text) => {
    const built: Either<uri.BuildError, uri.View> = uri.fromComponents(uri.components(refOf(text)))
    expect(E.map(String)(built)).toEqual(E.right(text))
  })
})

describe('withX sets its component, and changes no other', () => {
  type Change = (text: string) => (view: uri.View) => Either<uri.BuildError, uri.View>
  const changes: { readonly [Key in Name]: Change } = {
    scheme: uri.withScheme as Change,
    userinfo: uri.withUserinfo as Change,
    host: uri.withHost as Change,
    port: uri.withPort as Change,
    path: uri.withPath as Change,
    query: uri.withQuery as Change,
    fragment: uri.withFragment as Change,
  }

  for (const name of NAMES) {
    law(name, [references, partOf(name)], (text, part) => {
      const view = refOf(text)
      check(changes[name](part)(view), { ...uri.components(view), [name]: part }, [name])
    })
  }

  law('authority', [references, fc.oneof(anyAuthority(), hostile)], (text, authority) => {
    const view = refOf(text)
    const built: Either<uri.BuildError, uri.View> = uri.withAuthority(authority)(view)
    const { scheme, path, query, fragment } = uri.components(view)
    const parts = { scheme, authority, path, query, fragment }
    expect(E.isRight(built)).toBe(matches(a.authority, authority) && fits(parts))
    if (E.isRight(built)) check(built, parts, [])
  })

  law('segments', [references, fc.array(partOf('path'))], (text, segments) => {
    const view = refOf(text)
    const built: Either<uri.BuildError, uri.View> = uri.withSegments(segments)(view)
    if (segments.some((segment) => segment.includes('/'))) expect(E.isLeft(built)).toBe(true)
    else check(built, { ...uri.components(view), path: segments.join('/') }, ['path'])
  })
})

describe('withXEncoded takes any data, and the component decodes to the same data', () => {
  const data = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    hostile.map((text) => text.replace(/\p{Cs}/gu, '')),
  )
  const decoded = (part: string): string =>
    E.isRight(uri.decode(part)) ? (uri.decode(part) as E.Right<string>).right : ''

  law('userinfo, host, query, fragment', [references, data], (text, value) => {
    const view = refOf(text)
    const hosted = uri.withHostEncoded(value)(view) as Either<uri.BuildError, uri.View>
    if (E.isRight(hosted)) {
      expect(decoded(uri.components(fresh(hosted.right)).host ?? 'none')).toBe(value)
      const known = uri.withUserinfoEncoded(value)(hosted.right) as Either<uri.BuildError, uri.View>
      if (E.isLeft(known)) return expect.fail('userinfo is valid beside a host')
      expect(decoded(uri.components(fresh(known.right)).userinfo ?? 'none')).toBe(value)
    }
    const queried = fresh(uri.withQueryEncoded(value)(view) as uri.View)
    expect(decoded(uri.components(queried).query ?? 'none')).toBe(value)
    const fragmented = fresh(uri.withFragmentEncoded(value)(view) as uri.View)
    expect(decoded(uri.components(fragmented).fragment ?? 'none')).toBe(value)
  })

  law('segments', [references, fc.array(data)], (text, rest) => {
    const segments = ['', 'x', ...rest]
    const built = uri.withSegmentsEncoded(segments)(refOf(text)) as Either<uri.BuildError, uri.View>
    if (rest.some((segment) => segment === '.' || segment === '..')) return expect(E.isLeft(built)).toBe(true)
    if (E.isLeft(built)) return expect.fail('an absolute path is valid in every reference')
    expect(uri.decodedSegments(fresh(built.right))).toEqual(E.right(segments))
  })

  law('path, except that `/` is not encoded', [references, data], (text, value) => {
    const built = uri.withPathEncoded(`/x${value}`)(refOf(text)) as Either<uri.BuildError, uri.View>
    if (E.isLeft(built)) return expect.fail('an absolute path is valid in every reference')
    expect(decoded(uri.path(fresh(built.right)))).toBe(`/x${value}`)
  })
})

describe('withoutX', () => {
  type Removal = (view: uri.View) => uri.View
  const none = { userinfo: undefined, host: undefined, port: undefined }
  const removals: readonly (readonly [string, Removal, uri.Parts])[] = [
    ['authority', uri.withoutAuthority as Removal, { authority: undefined, ...none }],
    ['userinfo', uri.withoutUserinfo as Removal, { userinfo: undefined }],
    ['port', uri.withoutPort as Removal, { port: undefined }],
    ['query', uri.withoutQuery as Removal, { query: undefined }],
    ['fragment', uri.withoutFragment as Removal, { fragment: undefined }],
  ]

  for (const [name, remove, change] of removals) {
    law(`removes the ${name}, and changes no other component`, [references], (text) => {
      const view = refOf(text)
      check(E.right(remove(view)), { ...uri.components(view), ...change }, [])
    })
  }

  law('removes the scheme, and changes no other component', [uris], (text) => {
    const view = uriOf(text)
    check(E.right(uri.withoutScheme(view)), { ...uri.components(view), scheme: undefined }, [])
  })
})

describe('redactUserinfo', () => {
  law('hides the userinfo, and changes no other component', [references], (text) => {
    const view = refOf(text)
    const redacted: uri.View = fresh(redactUserinfo(view) as uri.View)
    const { userinfo } = uri.components(view)
    const hidden = userinfo?.replace(/^.+$/, '***')
    check(E.right(redacted), { ...uri.components(view), userinfo: hidden }, [])
    if (hidden === userinfo && hidden !== '***') expect(redacted).toBe(view)
  })
})

describe('redactPassword', () => {
  law('hides the password, and changes no other component', [references], (text) => {
    const view = refOf(text)
    const redacted: uri.View = fresh(redactPassword(view) as uri.View)
    const { userinfo } = uri.components(view)
    const hidden = userinfo?.replace(/(:|%3A).+$/i, '$1***')
    check(E.right(redacted), { ...uri.components(view), userinfo: hidden }, [])
    if (hidden === userinfo) expect(redacted).toBe(view)
  })
})
