/**
 * Checks that setting or removing a component keeps non-ASCII characters and has the same effect on an IRI as on the
 * corresponding URI.
 */
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as uris from 'uri-ts'
import * as iris from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../refimpl/random'
import { anyIri, iriOf, textOfPieces, uriViewOf } from '../../support/iris'
import { law } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'

type Set<V> = (text: string) => (view: V) => E.Either<uris.BuildError, V>
type Setter = readonly [name: keyof uris.Parts, iri: Set<iris.IriView>, uri: Set<uris.View>]
type Remover = readonly [keyof uris.Parts, (view: iris.IriView) => iris.IriView, (view: uris.View) => uris.View]

const SETTERS = [
  ['scheme', iris.withIriScheme, uris.withScheme],
  ['authority', iris.withIriAuthority, uris.withAuthority],
  ['userinfo', iris.withIriUserinfo, uris.withUserinfo],
  ['host', iris.withIriHost, uris.withHost],
  ['port', iris.withIriPort, uris.withPort],
  ['path', iris.withIriPath, uris.withPath],
  ['query', iris.withIriQuery, uris.withQuery],
  ['fragment', iris.withIriFragment, uris.withFragment],
] as unknown as readonly Setter[]

const REMOVERS = [
  ['scheme', iris.withoutIriScheme, uris.withoutScheme],
  ['authority', iris.withoutIriAuthority, uris.withoutAuthority],
  ['userinfo', iris.withoutIriUserinfo, uris.withoutUserinfo],
  ['port', iris.withoutIriPort, uris.withoutPort],
  ['query', iris.withoutIriQuery, uris.withoutQuery],
  ['fragment', iris.withoutIriFragment, uris.withoutFragment],
] as unknown as readonly Remover[]

/** Percent-encodes all non-ASCII characters. */
const asUri = (text: string): string => text.replace(/[^\0-\x7f]+/g, encodeURIComponent)

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

const othersOf = (view: iris.IriView, name: keyof uris.Parts): uris.Parts => {
  const { authority, ...parts } = uris.components(view)
  const none = { userinfo: undefined, host: undefined, port: undefined }
  return name === 'authority' ? { ...parts, ...none } : parts
}

describe.each(SETTERS)('the setter of %s', (name, withIri, withUri) => {
  law('writes the text as it is, where the one for URIs can write it', [anyIri, anyIri], (iri, other) => {
    const view = iris.viewIri(iri)
    const given = uris.components(iris.viewIri(other))[name]
    if (given === undefined) return
    const changed = withIri(given)(view)
    const expected = withUri(asUri(given))(iris.toUri(view))
    if (E.isLeft(changed)) {
      expect(E.isLeft(expected) && expected.left).toMatchObject({ ...changed.left, text: asUri(changed.left.text) })
      return
    }
    expect(E.right(iris.toUri(changed.right))).toEqual(expected)
    expect(changed.right).toEqual(iris.viewIri(iriOf(uris.recompose({ ...othersOf(view, name), [name]: given }))))
  })

  law('does the same to a URI, whatever it is given', [anyIri, fc.noShrink(fc.nat())], (iri, seed) => {
    const uri = asUri(iri)
    const given = asUri(textOfPieces(randomFrom(seed)))
    expect(withIri(given)(iris.viewIri(iriOf(uri)))).toEqual(withUri(given)(uriViewOf(uri)))
  })

  it('refuses what is not a text', () => {
    const isRefused = ([, value]: readonly [string, unknown]): boolean => name !== 'port' || typeof value !== 'number'
    for (const [, value] of NOT_TEXT.filter(isRefused)) {
      const expected = withUri(value as string)(uriViewOf('http://a/'))
      expect(withIri(value as string)(iris.viewIri(iriOf('http://a/')))).toEqual(expected)
      expect(expected).toMatchObject({ left: { reason: 'not-text' } })
    }
  })
})

describe.each(REMOVERS)('the remover of %s', (name, withoutIri, withoutUri) => {
  law('keeps all else', [anyIri], (iri) => {
    const view = iris.viewIri(iri)
    const changed = withoutIri(view)
    expect(iris.toUri(changed)).toEqual(withoutUri(iris.toUri(view)))
    const text = uris.recompose({ ...othersOf(view, name), [name]: undefined })
    expect(changed).toEqual(iris.viewIri(iriOf(text)))
    if (isAscii(iri)) expect(changed).toEqual(withoutUri(uriViewOf(iri)))
  })
})

describe('the setters', () => {
  const view = iris.viewIri(iriOf('http://é@ü:1/ñ?ø#å'))

  it.each<readonly [E.Either<uris.BuildError, iris.IriView>, string]>([
    [iris.withIriScheme('é')(view), 'scheme: a non-ASCII character is not allowed at offset 0'],
    [iris.withIriAuthority('ü:é')(view), 'port: a non-ASCII character is not allowed at offset 2; a port is digits'],
    [iris.withIriHost('[::é]')(view), 'host: a non-ASCII character is not allowed at offset 3'],
    [iris.withIriPort('1é')(view), 'port: a non-ASCII character is not allowed at offset 1; a port is digits'],
    [
      iris.withIriPath('/é\ue000')(view),
      'path: a non-ASCII character is not allowed at offset 2; private-use characters are allowed only in a query',
    ],
    [
      iris.withIriFragment('\u{1f600}\ud800')(view),
      'fragment: a non-ASCII character is not allowed at offset 2; ' +
        'an IRI has no controls, specials, tags, noncharacters or lone surrogates',
    ],
  ])('refuse what no IRI has there', (changed, sentence) => {
    expect(E.isLeft(changed) && uris.showReason(changed.left)).toContain(sentence)
  })

  it('take private-use characters in a query', () => {
    expect(iris.withIriQuery('\ue000')(view)).toMatchObject({ right: { text: 'http://é@ü:1/ñ?\ue000#å' } })
  })

  it('take numbers of ports', () => {
    expect(iris.withIriPort(80)(view)).toMatchObject({ right: { text: 'http://é@ü:80/ñ?ø#å' } })
  })
})
