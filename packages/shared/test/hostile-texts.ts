/**
 * Generates random strings for the tests of the drop-in replacements. Each hostile string is made by randomly changing
 * a URI from this file, a string from a security advisory, or an arbitrary reference.
 */
import * as fc from 'fast-check'
import { anyHttpUri, anyUriReference, mutantOf } from 'uri-ts/fast-check'
import { ADVISORIES } from './advisories'

const SEEDS = [
  'http://user:pass@example.com:8080/a/../b?c=d#e',
  'https://example.com',
  'ws://example.com:80/chat?x#y',
  'ftp://a.example/x',
  'custom://host.example/a/b',
  '//example.com/a',
  '/a//b',
  'a/b/../c',
  'http://[::1]:80/',
  'http://[fe80::1%25en0]/',
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://b\u00fccher.example/',
  'mailto:a@example.org?subject=b',
  'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  'file://server/share',
  '//good.example\\@evil.example/',
  'foo://a@b@evil.example/',
]

const PIECES = [
  ...'\\/@:?#[]%.\t\n\r\0 |^`{}"<>',
  '//',
  '%2f',
  '%40',
  '%5c',
  '%2e',
  '%00',
  '%25',
  '\u3002',
  '\uff0f',
  '\u00ad',
  '\u212a',
  '\ud800',
  'xn--',
  '@evil.example',
  '127.1',
]

const edit = fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.constantFrom(...PIECES))

const edited = fc
  .tuple(
    fc.constantFrom(...SEEDS, ...ADVISORIES.flatMap(({ texts }) => texts)),
    fc.array(edit, { minLength: 1, maxLength: 4 }),
  )
  .map(([text, edits]) =>
    edits.reduce((now, [at, removed, piece]) => {
      const index = at % (now.length + 1)
      return now.slice(0, index) + piece + now.slice(index + removed)
    }, text),
  )

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: edited, weight: 3 },
  { arbitrary: mutantOf(anyUriReference()), weight: 1 },
)

const plainText = fc
  .tuple(
    fc.constantFrom('http:', 'https:', 'HTTP:', 'foo:', 'Foo:', 'ftp:', 'file:', 'ws:', 'null:', ''),
    fc.constantFrom('//', '//u:p@', '//%7e@'),
    fc.constantFrom(
      '',
      'a',
      'A.example',
      'b-c.example',
      'xn--bcher-kva.example',
      '1.2',
      '127.0.0.1',
      'a_b.example',
      'a..',
      '[::1]',
      'a%2D',
    ),
    fc.constantFrom('', ':', ':80', ':443', ':0080', ':8080', ':99999'),
    fc.constantFrom('', '/', '/a/../b', '/a/%7eb', '/%2e%2e/a', '//a', '/.', '/a/'),
    fc.constantFrom('', '?', '?b=%c3', '?%7e', '#', '#f/../g', '#%7e', '#a b'),
  )
  .map((parts) => parts.join(''))

const textWithoutAuthority = fc
  .tuple(
    fc.constantFrom('http:', 'foo:', 'Foo:', 'ftp:', 'ws:', ''),
    fc.constantFrom('', '/', '/a', 'a', '.', '..', './a:b', '../a/..', '/.//a', '/a/../%2f', 'a/./b', '%2e/a', '%7e'),
    fc.constantFrom('', '?', '?b', '#', '#f', '?b#%7e'),
  )
  .map((parts) => parts.join(''))

/** Generates references, most of which differ from their normal form in one or more ways. */
export const anyPlainText: fc.Arbitrary<string> = fc.oneof(plainText, anyHttpUri(), textWithoutAuthority)
