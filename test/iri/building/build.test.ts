import * as E from 'fp-ts/Either'
import { type BuildError, components, fromComponents, showReason } from 'uri-ts'
import { type IriView, iriFromComponents, viewIri } from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'
import { VALID_ROWS } from '../../support/corpus'
import { anyIri, iriOf } from '../../support/iris'
import { law } from '../../support/law'

type Parts = Parameters<typeof iriFromComponents>[0]

const textOf = (parts: Parts): string => {
  const built: E.Either<BuildError, IriView> = iriFromComponents(parts)
  if (E.isLeft(built)) throw new Error(showReason(built.left))
  return built.right.text
}

const errorOf = (parts: Parts): BuildError => {
  const built: E.Either<BuildError, IriView> = iriFromComponents(parts)
  if (E.isRight(built)) throw new Error(`${built.right.text} has been built`)
  return built.left
}

describe('iriFromComponents', () => {
  law('is the inverse of components', [anyIri], (iri) => {
    const view = viewIri(iri)
    const { authority, ...parts } = components(view)
    // If the path of a valid IRI needs a prefix, such as `/.`, the path already begins with that prefix.
    expect(iriFromComponents(parts)).toEqual(E.right(view))
    expect(iriFromComponents({ ...parts, authority })).toEqual(E.right(view))
  })

  it('builds URIs as fromComponents does', () => {
    for (const { components: parts } of VALID_ROWS) {
      const { scheme, authority, path, query, fragment } = parts
      const given = { scheme, authority, path, query, fragment }
      expect(iriFromComponents(given)).toEqual(fromComponents(given))
    }
  })

  it('guards paths', () => {
    expect(textOf({ path: '//é' })).toBe('/.//é')
    expect(textOf({ path: 'é:b' })).toBe('./é:b')
    expect(textOf({ scheme: 'urn', path: '//é' })).toBe('urn:/.//é')
    expect(textOf({ authority: 'ü@é:80', query: '\ue000' })).toBe('//ü@é:80?\ue000')
  })

  it.each<[Parts, Partial<BuildError>]>([
    [{ scheme: 'é' }, { text: 'é', offset: 0, component: 'scheme', reason: 'character' }],
    [
      { host: 'é', port: '8é' },
      { text: '8é', offset: 1, component: 'port', reason: 'character' },
    ],
    [{ host: 'é b' }, { text: 'é b', offset: 1, component: 'host', reason: 'character' }],
    [{ host: '[v1.é]' }, { text: '[v1.é]', offset: 0, component: 'host', reason: 'ipvfuture' }],
    [{ host: '[::é]' }, { text: '[::é]', offset: 3, component: 'host', reason: 'ipv6address-character' }],
    [{ authority: '[v1.é]' }, { text: '[v1.é]', offset: 0, component: 'host', reason: 'ipvfuture' }],
    [{ authority: 'é:8é' }, { text: 'é:8é', offset: 3, component: 'port', reason: 'character' }],
    [{ path: 'é\u{1f600}%4' }, { text: 'é\u{1f600}%4', offset: 3, component: 'path', reason: 'pct-encoded' }],
    [
      { host: 'a', path: 'é' },
      { text: 'é', offset: 0, component: 'path', reason: 'path-rootless' },
    ],
    [{ userinfo: 'é' }, { text: 'é', offset: 0, component: 'userinfo', reason: 'authority-missing' }],
    [{ query: 1 as never }, { text: '', offset: 0, component: 'query', reason: 'not-text' }],
    [{ é: 1 } as Parts, { text: 'é', offset: 0, component: 'scheme', reason: 'component-unknown' }],
    [
      { authority: 'é', host: 'ü' },
      { text: 'ü', offset: 0, component: 'host', reason: 'authority-differs' },
    ],
    [
      { authority: 'é', host: 'üa' },
      { text: 'üa', offset: 0, component: 'host', reason: 'authority-differs' },
    ],
    [
      { authority: 'é@ü', userinfo: 'ü', host: 'ü' },
      { text: 'ü', offset: 0, component: 'userinfo', reason: 'authority-differs' },
    ],
  ])('refuses %j', (parts, error) => {
    expect(errorOf(parts)).toMatchObject({ _tag: 'BuildError', ...error })
  })

  it('has separate messages for characters outside ASCII', () => {
    expect(showReason(errorOf({ path: 'a\ue000' }))).toBe(
      'path: a non-ASCII character is not allowed at offset 1; private-use characters are allowed only in a query',
    )
    expect(showReason(errorOf({ fragment: '\u{1f600}\ud800' }))).toBe(
      'fragment: a non-ASCII character is not allowed at offset 2; ' +
        'an IRI has no controls, specials, tags, noncharacters or lone surrogates',
    )
  })

  it('builds a view that can be read', () => {
    expect(iriFromComponents({ host: 'é' })).toEqual(E.right(viewIri(iriOf('//é'))))
  })
})
