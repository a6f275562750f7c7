/**
 * Tests that an error for a string with a password never shows the password, however the error is converted to text.
 */
import { inspect } from 'node:util'
import * as core from 'uri-ts'
import {
  parseForwarded,
  parseLinks,
  parseRequestTarget,
  redirectUriMatcher,
  safeFilePath,
  targetUri,
} from 'uri-ts/http'
import { parseIri } from 'uri-ts/iri'
import { resolveHref } from 'uri-ts/repair'
import { parseDataUri, parseFileUri, parseMailto, parsePurl, parseUrn } from 'uri-ts/schemes'
import { parseTemplate } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../../support/views'

const SECRET = 'S3CR3T'
const TEXT = `http://u:${SECRET}@h/a b`
const target = rightOf(parseRequestTarget('GET', '/'))

const ERRORS: { readonly [tag: string]: core.Either<core.UriError, unknown> } = {
  ParseError: core.parseUri(TEXT),
  'ParseError of an IRI': parseIri(TEXT) as never,
  BuildError: core.fromComponents({ userinfo: `u:${SECRET} `, host: 'h', path: '' }) as never,
  DecodeError: core.decode(`${TEXT}%`) as never,
  RequestTargetError: parseRequestTarget('GET', TEXT),
  TargetUriError: targetUri({ scheme: 'http', host: `u:${SECRET}@h`, target }),
  RedirectUriError: redirectUriMatcher(['https://h/'])(`https://u:${SECRET}@h/`) as never,
  FilePathError: safeFilePath({ root: '/srv' })(rightOf(core.parseUri(`http://u:${SECRET}@h/..%2f`))) as never,
  ForwardedError: parseForwarded(TEXT) as never,
  LinkFieldError: parseLinks(TEXT) as never,
  BrowserError: resolveHref(core.view('http://h/'))(`http://u:${SECRET}@h:99999/`) as never,
  PurlError: parsePurl(TEXT) as never,
  DataUriError: parseDataUri(`http://u:${SECRET}@h/`) as never,
  FileUriError: parseFileUri(`http://u:${SECRET}@h/`) as never,
  MailtoError: parseMailto(TEXT) as never,
  UrnError: parseUrn(TEXT) as never,
  TemplateError: parseTemplate(`${TEXT}{`) as never,
}

describe.each(Object.entries(ERRORS))('%s', (name, either) => {
  it('prints no password, and keeps the text', () => {
    const error = (either as core.Left<core.UriError>).left
    expect(error._tag).toBe(name.split(' ', 1)[0])
    expect(error.text).toContain(SECRET)
    for (const shown of [String(error), `${error}`, JSON.stringify(error), JSON.stringify([{ error }]), inspect(error)])
      expect(shown).not.toContain(SECRET)
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ _tag: error._tag, offset: error.offset })
  })
})
