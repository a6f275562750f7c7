/** Checks that monocle-ts works with this library's optics at run time and at compile time. */
import { function as F, option as O } from 'fp-ts'
import type { Lens } from 'monocle-ts/Lens'
import * as L from 'monocle-ts/Lens'
import type { Prism } from 'monocle-ts/Prism'
import * as P from 'monocle-ts/Prism'
import { type Fragment, type Uri, uri, type View, view } from 'uri-ts'
import { lensFragment, lensQuery, prismAbsoluteUri, prismFragment, prismUri } from 'uri-ts/fp-ts'
import { describe, expect, it } from 'vitest'

describe('monocle-ts', () => {
  it('composes our prisms', () => {
    const upper: Prism<string, Uri> = prismUri
    const absolute = F.pipe(
      P.id<string>(),
      P.compose(upper),
      P.filter((text) => !text.includes('#')),
    )
    expect(absolute.getOption('http://a/')).toEqual(O.some('http://a/'))
    expect(absolute.getOption('http://a/#b')).toEqual(O.none)
    expect(absolute.getOption('http://a b/')).toEqual(O.none)
    expect(P.prism(prismAbsoluteUri.getOption, prismAbsoluteUri.reverseGet).getOption('a:b')).toEqual(O.some('a:b'))
  })

  it('modifies through our lenses', () => {
    const fragment: Lens<View<Uri>, O.Option<Fragment>> = lensFragment
    const emptied = F.pipe(
      L.id<View<Uri>>(),
      L.compose(fragment),
      L.modify<O.Option<Fragment>>(O.chain(() => prismFragment.getOption(''))),
    )
    expect(emptied(view(uri('http://a/#b'))).text).toBe('http://a/#')
    expect(emptied(view(uri('http://a/'))).text).toBe('http://a/')
    expect(
      F.pipe(
        lensQuery,
        L.modify(() => O.none),
      )(view(uri('http://a/?q#f'))).text,
    ).toBe('http://a/#f')
  })
})
