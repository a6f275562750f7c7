import { describe, expect, it } from 'vitest'
import { path } from '../../../src/core/components/accessors'
import { resolve } from '../../../src/core/resolution/resolve'
import { resolveReference } from '../../../src/core/resolution/resolve-reference'
import { law } from '../../support/law'
import { references, uris } from '../../support/operands'
import { isFresh, refOf, uriOf } from '../../support/views'

const resolved = (base: string, ref: string): string => resolveReference(refOf(base))(refOf(ref)).text

describe('resolveReference', () => {
  it.each([
    ['schemas/user.json', 'name.json', 'schemas/name.json'],
    ['schemas/user.json', '#/$defs/a', 'schemas/user.json#/$defs/a'],
    ['schemas/user.json', '?q', 'schemas/user.json?q'],
    ['schemas/user.json?q', '', 'schemas/user.json?q'],
    ['schemas/user.json?q', '#f', 'schemas/user.json?q#f'],
    ['schemas/user.json', '..', './'],
    ['schemas/user.json', '../..', '../'],
    ['a/b/c', '..', 'a/'],
    ['a/b/c', '.', 'a/b/'],
    ['a/b/c', '../d/.', 'a/d/'],
    ['schemas/user.json', '../../x', '../x'],
    ['schemas/user.json', '/x', '/x'],
    ['schemas/user.json', '//h/a/../x', '//h/x'],
    ['schemas/user.json', 'urn:a:b', 'urn:a:b'],
    ['..', 'x', '../x'],
    ['a/.', 'x', 'a/x'],
    ['a', './b:c', './b:c'],
    ['a/b', '..//c', './/c'],
    ['a/b', '../..//c', '..//c'],
    ['', 'x', 'x'],
    ['', '', ''],
    ['#f', '?q', '?q'],
    ['//h', 'x', '//h/x'],
    ['//h?q', '', '//h?q'],
    ['/a/b', '../../../c', '/c'],
    ['/a/..', 'c', '/c'],
    ['/a', '/.//c', '/.//c'],
    ['http://a/b', 'c', 'http://a/c'],
  ])('of %s and %s is %s', (base, ref, meant) => {
    expect(resolved(base, ref)).toBe(meant)
  })

  law('resolves in any order, if the first base is rooted', [uris, references, references], (first, base, ref) => {
    const a = uriOf(first)
    // When `..` removes a whole rootless path, such as that of `urn:a`, the algorithm for dot segments leaves a `/`
    // (RFC 3986, section 5.2.4).
    if (a.hostEnd < 0 && !path(a).startsWith('/')) return
    if (refOf(base).schemeEnd >= 0) return
    expect(resolve(a)(resolveReference(refOf(base))(refOf(ref))).text).toBe(
      resolve(resolve(a)(refOf(base)))(refOf(ref)).text,
    )
  })

  law('makes views as a parser does', [references, references], (base, ref) =>
    isFresh(resolveReference(refOf(base))(refOf(ref))),
  )
})
