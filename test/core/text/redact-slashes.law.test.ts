/**
 * Tests the redaction of strings that are invalid under RFC 3986 but accepted by browsers. Browsers read a backslash as
 * a slash, skip tabs and line breaks, and accept zero or more slashes before a host. The tests compare the results with
 * those of `new URL`.
 */
import * as fc from 'fast-check'
import * as core from 'uri-ts'
import { uriResolver } from 'uri-ts/ajv'
import { hasOrigin } from 'uri-ts/equivalence'
import { parseRequestTarget, targetUri } from 'uri-ts/http'
import { parseIri, parseIriReference } from 'uri-ts/iri'
import { fromWhatwg, repair, resolveHref } from 'uri-ts/repair'
import { defineRoutes, routeMatcher } from 'uri-ts/routes'
import { parseDataUri, parseFileUri, parseMailto, parseUrn } from 'uri-ts/schemes'
import { httpUriSchema, uriReferenceSchema } from 'uri-ts/standard'
import { parseTemplate } from 'uri-ts/template'
import { parseSuffix, redactErrorKeys, redactText, SECRET_KEYS } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { rightOf } from '../../support/views'

/** Repeats a letter that never occurs twice in a row in the library's messages. */
const SECRET = 'QQQQQQ'
const LEAK = /QQ/

type Parsed = core.Either<core.UriError, unknown>

const target = rightOf(parseRequestTarget('GET', '/'))

/** Lists functions that receive a string and return an error that contains the string. */
const PARSERS: { readonly [name: string]: (text: string) => Parsed } = {
  parseUri: core.parseUri,
  parseUriReference: core.parseUriReference,
  parseAbsoluteUri: core.parseAbsoluteUri,
  parseRelativeRef: core.parseRelativeRef,
  parseHttpUri: core.parseHttpUri,
  uriOf: core.uriOf({ schemes: ['ws', 'wss'], host: true }).parse,
  fromComponents: (path) => core.fromComponents({ path }),
  withAuthority: (text) => core.withAuthority(text)(core.view(core.uri('http://h/'))),
  withHost: (text) => core.withHost(text)(core.view(core.uri('http://h/'))),
  parseIri,
  parseIriReference,
  parseSuffix: parseSuffix('https'),
  repair: (text) => repair(text) as Parsed,
  fromWhatwg: (text) => fromWhatwg(text) as Parsed,
  resolveHref: (text) => resolveHref(core.view(core.uri('http://h/')))(text) as Parsed,
  parseRequestTarget: (text) => parseRequestTarget('GET', text),
  targetUri: (host) => targetUri({ scheme: 'http', host, target }),
  routeMatcher: (text) => routeMatcher(defineRoutes({ a: '/' }))(text),
  parseFileUri,
  parseDataUri,
  parseMailto,
  parseUrn,
  parseTemplate,
}

/** Lists functions that convert an error, or the string in it, to text without userinfo. */
const PRINTERS: { readonly [name: string]: (error: core.UriError) => string } = {
  showError: core.showError,
  showReason: core.showReason,
  redactError: (error) => core.redactError(error).text,
  redactErrorKeys: (error) => redactErrorKeys(SECRET_KEYS)(error).text,
  'the JSON of redactError': (error) => JSON.stringify(core.redactError(error)),
  'showError of redactErrorKeys': (error) => core.showError(redactErrorKeys([])(error)),
}

const thrown = (call: () => unknown): string => {
  try {
    call()
  } catch (error) {
    return String(error)
  }
  return ''
}

const issuesOf = (result: unknown): string => JSON.stringify((result as { issues?: unknown }).issues ?? [])

const TEXT_PRINTERS: { readonly [name: string]: (text: string) => string } = {
  redactText: redactText(SECRET_KEYS),
  'redactText without keys': redactText([]),
  hasOrigin: (text) => thrown(() => hasOrigin(text)),
  uri: (text) => thrown(() => core.uri(text as 'a:')),
  httpUri: (text) => thrown(() => core.httpUri(text as 'http://a')),
  uriResolver: (text) => thrown(() => uriResolver.parse(text)),
  'uriResolver of a path with an encoded dot segment': (text) => thrown(() => uriResolver.parse(`${text}/%2e/`)),
  httpUriSchema: (text) => issuesOf(httpUriSchema['~standard'].validate(text)),
  uriReferenceSchema: (text) => issuesOf(uriReferenceSchema['~standard'].validate(text)),
}

/** Returns the names of the functions whose output for `text` shows the secret. */
const leaksOf = (text: string): readonly string[] => [
  ...Object.entries(TEXT_PRINTERS).flatMap(([name, print]) => (LEAK.test(print(text)) ? [name] : [])),
  ...Object.entries(PARSERS).flatMap(([parser, parse]) => {
    const parsed = parse(text)
    if (parsed._tag === 'Right') return []
    const { left } = parsed
    return Object.entries(PRINTERS).flatMap(([name, print]) => (LEAK.test(print(left)) ? [`${name} of ${parser}`] : []))
  }),
]

/**
 * Replaces every other slash with a backslash. Starts with the first slash if `first` is even, and with the second
 * slash if `first` is odd.
 */
const withBackslashes = (text: string, first: number): string => {
  let count = first
  return text.replaceAll('/', () => (count++ % 2 === 0 ? '\\' : '/'))
}

const TEXTS = [
  'http://u:S@h/',
  'https://S@h/a/b',
  'ws:///S@h/a?q#f',
  'wss:/S:x@h/',
  'ftp:////u:S@h',
  'file://u:S@h/a',
  'postgres://u:S@h/db',
  '//u:S@h/a',
  '///S@h',
  '////u:S@h/',
  'http:////////////u:S@h/',
  'http://u:S/x@h/',
  'http://me@h:S/x@h/',
  'http://a:S@h/?next=http://b:S@i/',
  'http://u:a/S@h/?next=http://b:S@i/',
  'http://h/?next=//S@i/ ',
  '/a?b=c//S@h',
  'https:\\/\\/u:S@h\\/',
].map((text) => text.replaceAll('S', SECRET))

describe('userinfo is hidden', () => {
  it.each(
    TEXTS.flatMap((text) => [text, withBackslashes(text, 0), withBackslashes(text, 1), text.replaceAll('/', '\\')]),
  )('in %j', (text) => {
    expect(leaksOf(text)).toEqual([])
    expect(leaksOf(`${text} `)).toEqual([])
    expect(leaksOf(` ${text}`)).toEqual([])
  })

  const slash = fc.constantFrom('/', '\\', '/', '\\', '/\t', '\\\n', '\r/')
  const slashes = fc.array(slash, { maxLength: 12 }).map((all) => all.join(''))
  const scheme = fc.constantFrom(
    '',
    '',
    'http:',
    'HTTPS:',
    'ws:',
    'wss:',
    'ftp:',
    '\thttp:',
    ' \0https:',
    'ht\ttp:',
    'f\nt\r\np:',
  )
  const userinfo = fc.constantFrom('S', 'u:S', ':S', 'u@v:S', 'u:S:', 'é:S', 'u :S', '%:S', '\tS', '[S', 'u;S=1')
  const tail = fc.constantFrom('', '/', '\\a', '/a/b\\c', '?q', '#f', ':80/', ' ', '/a@b', '\\@b')

  law(
    'wherever a browser finds it, whichever slashes are backslashes',
    [scheme, slashes, userinfo, tail],
    (before, between, user, after) => {
      const text = `${before}${between}${user.replace('S', SECRET)}@h${after}`
      if (!URL.canParse(text, 'https://base/')) return
      const { username, password } = new URL(text, 'https://base/')
      if (!LEAK.test(username + password)) return
      expect(leaksOf(text)).toEqual([])
    },
  )

  it('in long texts', () => {
    const error = (text: string): core.UriError => ({
      _tag: 'ParseError',
      text,
      offset: 0,
      component: 'path',
      reason: 'character',
    })
    for (const part of [
      '\\',
      '/\\',
      '\\/',
      '\\\\a',
      'http:',
      '?ws:',
      '?ws:a:',
      '/\t',
      '\t',
      '\\\t',
      ':',
      '@',
      'a@',
      '//@',
      '?//a:b@',
    ]) {
      const text = `${part.repeat(200_000 / part.length)}\\\\u:${SECRET}@h`
      expect(core.redactError(error(text)).text).not.toMatch(LEAK)
      expect(redactText([])(`${text} `)).not.toMatch(LEAK)
    }
  })
})
