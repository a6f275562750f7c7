/**
 * Tests each build of the main entry point with chains of up to five random operations that have hostile arguments.
 * After each operation, the string must be valid, and the view must have the same offsets as a newly parsed view. Each
 * component must match the prediction of a simple model.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import type * as uriTs from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { anyText, reference } from '../support/arbitrary'
import { loadBuild } from '../support/builds'
import { ROOT } from '../support/files'
import { RUNS, SEED } from '../support/law'
import { fresh } from '../support/views'

type Library = typeof uriTs
type View = uriTs.View
type Name = Exclude<keyof uriTs.Components, 'authority'>
type Model = Readonly<Record<Name, string | undefined>>

const NAMES = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const

/** A component that contains `data` in percent-encoded form. */
interface Encoded {
  readonly data: string
}

type Expected = string | undefined | Encoded | 'anything'

/** An operation and the components that it changes if it succeeds. */
interface Operation {
  readonly run: (library: Library, view: View, data: string) => unknown
  readonly changes: (data: string, before: Model) => Readonly<Partial<Record<Name, Expected>>>
}

const raw = (name: Name, run: (library: Library, data: string) => (view: View) => unknown): Operation => ({
  run: (library, view, data) => run(library, data)(view),
  changes: (data) => ({ [name]: data }),
})

/** Returns an operation that percent-encodes data and writes it to a component. */
const encoded = (name: Name, run: (library: Library, data: string) => (view: View) => unknown): Operation => ({
  run: (library, view, data) => run(library, data)(view),
  changes: (data) => ({ [name]: { data: data.replaceAll(/[\ud800-\udfff]/gu, '\ufffd') } }),
})

const without = (run: (library: Library) => unknown, ...names: readonly Name[]): Operation => ({
  run: (library, view) => (run(library) as (view: View) => unknown)(view),
  changes: () => Object.fromEntries(names.map((name) => [name, undefined])),
})

const pairs = (run: (library: Library, data: string) => (view: View) => unknown): Operation => ({
  run: (library, view, data) => run(library, data)(view),
  changes: () => ({ query: 'anything' }),
})

const OPERATIONS: { readonly [name: string]: Operation } = {
  withScheme: raw('scheme', (library, data) => library.withScheme(data)),
  withUserinfo: raw('userinfo', (library, data) => library.withUserinfo(data)),
  withHost: raw('host', (library, data) => library.withHost(data)),
  withPort: raw('port', (library, data) => library.withPort(data)),
  withPath: raw('path', (library, data) => library.withPath(data)),
  withQuery: raw('query', (library, data) => library.withQuery(data)),
  withFragment: raw('fragment', (library, data) => library.withFragment(data)),
  withSegments: raw('path', (library, data) => library.withSegments(data.split('/'))),
  withUserinfoEncoded: encoded('userinfo', (library, data) => library.withUserinfoEncoded(data)),
  withHostEncoded: encoded('host', (library, data) => library.withHostEncoded(data)),
  withPathEncoded: encoded('path', (library, data) => library.withPathEncoded(data)),
  withQueryEncoded: encoded('query', (library, data) => library.withQueryEncoded(data)),
  withFragmentEncoded: encoded('fragment', (library, data) => library.withFragmentEncoded(data)),
  withoutScheme: {
    run: (library, view) => view._tag === 'Uri' && library.withoutScheme(view as never),
    changes: () => ({ scheme: undefined }),
  },
  withoutAuthority: without((library) => library.withoutAuthority, 'userinfo', 'host', 'port'),
  withoutUserinfo: without((library) => library.withoutUserinfo, 'userinfo'),
  withoutPort: without((library) => library.withoutPort, 'port'),
  withoutQuery: without((library) => library.withoutQuery, 'query'),
  withoutFragment: without((library) => library.withoutFragment, 'fragment'),
  appendPair: pairs((library, data) => library.appendPair(data, data)),
  setPair: pairs((library, data) => library.setPair(data, data)),
  deletePair: pairs((library, data) => library.deletePair(data)),
  setFormPair: pairs((library, data) => library.setFormPair(data, data)),
  setPairs: pairs((library, data) => library.setPairs({ [data]: [data, data] })),
  sortPairs: pairs((library) => library.sortPairs),
  deleteFormPair: pairs((library, data) => library.deleteFormPair(data)),
  fromComponents: { run: (library, view) => library.fromComponents(library.components(view)), changes: () => ({}) },
}

/**
 * Removes the prefix `/.` or `./` from a path if, without the prefix, the start of the path would be read as an
 * authority or a scheme.
 */
const unguarded = (path: string): string => path.replace(/^\/\.(?=\/\/)|^\.\/(?=[^/]*:)/, '')

const viewIn = (result: unknown): View | undefined => {
  const { right, text } = result as { readonly right?: View; readonly text?: string }
  return text === undefined ? right : (result as View)
}

const checkView = (library: Library, view: View): void => {
  fresh(view)
  expect(library.recompose(library.components(view))).toBe(view.text)
}

const checkComponent = (library: Library, name: Name, expected: Expected, found: string | undefined): void => {
  const plain = (text = ''): string => (name === 'path' ? unguarded(text) : text)
  if (expected === 'anything') return
  if (typeof expected === 'object') {
    const text = library.decode(plain(found))
    expect([name, text._tag === 'Right' && plain(text.right)]).toEqual([name, plain(expected.data)])
  } else expect([name, found && plain(found)]).toEqual([name, expected && plain(expected)])
}

const BUILDS = readdirSync(join(ROOT, 'dist')).filter((file) =>
  /^(index(\.min|\.node)?|uri-ts\.script)\.[cm]?js$/.test(file),
)

const HOSTILE = [
  '',
  '/',
  '//',
  '//evil',
  '/.//x',
  './a:b',
  'a:b',
  '%',
  '%2f',
  '?',
  '#',
  '@',
  ':',
  '[::1]',
  '[',
  'x y',
  '..',
  '&',
  '=',
  'a=b&c',
  '__proto__',
  '\ud800',
  'é',
  '80',
  'http',
  '127.0.0.1',
  '\0',
]

const argument = fc.oneof(fc.constantFrom(...HOSTILE), anyText, reference, fc.string({ maxLength: 5 }))
const step = fc.tuple(fc.constantFrom(...Object.keys(OPERATIONS)), argument)

describe('a chain of operations', () => {
  it('is tried on four builds', () => expect(BUILDS).toHaveLength(4))

  it.each(BUILDS)('on %s', async (file) => {
    const library = await loadBuild<Library>(join(ROOT, 'dist', file))
    const chain = (start: string, steps: ReadonlyArray<readonly [string, string]>): void => {
      const parsed = library.parseUriReference(start)
      if (parsed._tag === 'Left') return
      let view: View = parsed.right
      for (const [name, data] of steps) {
        const operation = OPERATIONS[name] as Operation
        const before: Model = library.components(view)
        const result = operation.run(library, view, data)
        checkView(library, view)
        const next = viewIn(result)
        if (next === undefined) continue
        checkView(library, next)
        const expected = { ...before, ...operation.changes(data, before) }
        const after = library.components(next)
        for (const component of NAMES) checkComponent(library, component, expected[component], after[component])
        view = next
      }
    }
    fc.assert(fc.property(reference, fc.array(step, { maxLength: 5 }), chain), { numRuns: RUNS, seed: SEED })
  })
})
