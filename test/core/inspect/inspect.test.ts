import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { decode, fromComponents, orThrow, parseUri, redactError, showReason, type UriError, view } from 'uri-ts'
import {
  parseForwarded,
  parseLinks,
  parseRequestTarget,
  redirectUriMatcher,
  safeFilePath,
  targetUri,
} from 'uri-ts/http'
import { iri, toAsciiUri, viewIri } from 'uri-ts/iri'
import { fromWhatwg, resolveHref } from 'uri-ts/repair'
import { compileRouter, defineRoutes, type Patterns, routeMatcher } from 'uri-ts/routes'
import { connectionUri, fromPosixPath, parseDataUri, parseMailto, parsePurl, parseUrn } from 'uri-ts/schemes'
import { expandUnknown, extract, int, parseExpress, parseTemplate, template } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const leftOf = (result: { readonly _tag: string; readonly left?: UriError }): UriError => {
  if (result.left === undefined) throw new Error('it is not a Left')
  return result.left
}

const SITE = defineRoutes({ a: '/x/{id}' })

const fails = (): never => {
  throw new Error()
}

const any = (value: unknown): never => value as never

/** Lists at least one error of each kind except `LinkError`. The string form of a `LinkError` is its message. */
const ERRORS: readonly UriError[] = [
  parseUri('http://a b'),
  fromComponents({ scheme: '1' }),
  decode('%'),
  decode('%C0%AF'),
  fromWhatwg(any({ href: 'x' })),
  resolveHref(view('http://a/'))('http://1.2.3.999/'),
  safeFilePath({ root: '/srv', windows: false })(view('/a/%2e%2e/%2f')),
  parseRequestTarget('GET', 'a b'),
  parseRequestTarget('GET', any(5)),
  targetUri({ scheme: 'http', host: 'a b', target: orThrow(parseRequestTarget('GET', '/')) }),
  redirectUriMatcher(['https://a/cb'])('https://a/x'),
  parseForwarded('a b'),
  parseLinks('<a'),
  fromPosixPath(any('a')),
  parseDataUri('data:x'),
  parseMailto('mailto:a b'),
  parseUrn('urn:x'),
  parsePurl('pkg:'),
  connectionUri({ schemes: ['postgres'], hosts: 'one' }).parse('postgres://a b'),
  toAsciiUri(fails)(viewIri(iri('http://é/'))),
  parseTemplate('{'),
  parseExpress('/:'),
  extract(template('/{a}'))('b'),
  expandUnknown(template('/{a}'))(5),
  int.decode('x'),
  compileRouter({ a: 'x' } as Patterns),
  routeMatcher(SITE)('/y'),
]
  .map(any)
  .map(leftOf)

const source = resolve(import.meta.dirname, '../../../src')

it('has an error of each kind', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const kinds = files.flatMap((name) =>
    Array.from(
      readFileSync(resolve(source, name), 'utf8').matchAll(/readonly _tag: '(\w+Error)'/g),
      ([, kind]) => kind,
    ),
  )
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter((kind) => !ERRORS.some(({ _tag }) => _tag === kind))).toEqual(['LinkError'])
})

describe.each(ERRORS.map((error) => [`${error._tag}, ${error.reason}`, error] as const))('%s', (_, error) => {
  it('is a few words in a template literal, without its text', () => {
    const { _tag, reason, component, offset } = error
    expect(`${error}`).toBe(`${_tag}: ${reason} in ${component} at offset ${offset}`)
  })

  it('is printed with its kind, its place and its message', () => {
    const printed = inspect(error, { breakLength: Number.POSITIVE_INFINITY, maxStringLength: null })
    expect(printed.startsWith(`${error._tag} {`)).toBe(true)
    expect(printed).toContain(inspect(showReason(error), { maxStringLength: null }))
    expect(printed).toContain(`offset: ${error.offset}`)
  })

  it('is printed without a property that does not exist', () => {
    expect(error).not.toHaveProperty('message')
    expect(inspect(error)).not.toMatch(/\bmessage: /)
  })

  it('equals an object with the same properties', () => expect(error).toEqual({ ...error }))

  it('keeps its properties in JSON, except the text of a reference', () => {
    const { text, ...rest } = JSON.parse(JSON.stringify({ ...error }))
    const shown = JSON.parse(JSON.stringify(error))
    expect([rest, { ...rest, text }]).toContainEqual(shown)
  })
})

describe('userinfo', () => {
  const SECRET = 'me:secret'
  const parsed = leftOf(parseUri(`http://${SECRET}@a b/`))

  it.each([
    ['an error', parsed],
    ['an Either', parseUri(`http://${SECRET}@a b/`)],
    ['a redacted error', redactError(parsed)],
    ['a view', view('http://me:secret@a/')],
    ['a view of a relative-ref', view('//me:secret@a/')],
    ['a view in an object', { request: [view('http://me:secret@a/')] }],
    ['an error of a browser', resolveHref(view('http://a/'))(`http://${SECRET}@1.2.3.999/`)],
    ['a template literal of an error', `${parsed}`],
  ])('is not printed: %s', (_, value) => {
    expect(inspect(value, { depth: 9, maxStringLength: null })).not.toContain('secret')
  })

  it('is a star for each character, so the offsets of a view are right', () => {
    const text = 'http://me:secret@a/b?c'
    const printed = inspect(orThrow(parseUri(text)))
    expect(printed).toContain("text: 'http://*********@a/b?c'")
    expect(printed).toMatch(/^View \{\s+_tag: 'Uri',/)
    expect(printed).toContain('userinfoEnd: 16')
  })

  it('of a view is in its text, and in a template literal', () => {
    const made = view('http://me:secret@a/')
    expect([made.text, `${made}`]).toEqual(['http://me:secret@a/', 'http://me:secret@a/'])
  })

  it('of an authority-form does not exist', () => {
    expect(inspect(parseRequestTarget('CONNECT', 'a:443'))).toContain("text: 'a:443'")
  })
})

it('a prototype, or an object that inherits from one, is printed as empty', () => {
  for (const value of [view('a'), ERRORS[0], ERRORS[2]]) {
    const prototype = Object.getPrototypeOf(value)
    expect(inspect(prototype)).toBe('{}')
    // Node also calls an inspection function that an object inherits.
    expect(inspect(Object.create(prototype))).toBe('{}')
  }
})

it('a program may print views in its own way', () => {
  const prototype = Object.getPrototypeOf(view('a'))
  const before = Object.getOwnPropertyDescriptor(prototype, inspect.custom) ?? {}
  Object.defineProperty(prototype, inspect.custom, { ...before, value: () => 'mine' })
  expect(inspect(view('a'))).toBe('mine')
  Object.defineProperty(prototype, inspect.custom, before)
})

it('an error of a link is its message in a template literal', () => {
  const error = leftOf(any(SITE.a.tryLink({ id: any('') })))
  expect(`${error}`).toBe(showReason(error))
  expect(inspect(error)).toMatch(/^\{\s+_tag: 'LinkError',/)
  expect(error).toEqual({ ...error })
})

it('a route is its pattern in a template literal', () => expect(`${SITE.a}`).toBe('/x/{id}'))
