/**
 * Runs chains of up to six random operations with hostile arguments. Tests both the ES modules and the CommonJS
 * modules. Each operation calls a function for a server task, such as handling redirects, headers or logs. Only the
 * documented errors may be thrown. After each operation, parsing the text of the current view must produce a view with
 * the same offsets.
 */
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, reference } from '../support/arbitrary'
import { loadBuild } from '../support/builds'
import { ROOT } from '../support/files'
import { RUNS, SEED } from '../support/law'
import { type Library, OPERATIONS, type State } from '../support/task-operations'
import { fresh } from '../support/views'

const ENTRY_POINTS = ['index', 'equivalence', 'http', 'ip', 'schemes', 'template', 'text']

const loadAll = async (end: string): Promise<Library> => {
  const modules = await Promise.all(ENTRY_POINTS.map((name) => loadBuild<object>(join(ROOT, 'dist', name + end))))
  return Object.assign({}, ...modules)
}

const HOSTILE = [
  ...['', '/', '//evil.test', '/.//x', '/%2Fevil.test', '/a?b=c#d', '/a/..;//b', './a:b', '%', '%2f', '?', '#', '@'],
  ...[
    'http://127.0.0.1:8080/cb',
    'http://127.0.0.1/cb',
    'https://site.test/',
    'https://u:p@h/?token=zq9',
    'http://[::1]/',
  ],
  ...[
    'http://9.9.9.9/',
    'https://a.b.example/',
    'https://EX%41MPLE.com./',
    'http://0x7f.1/',
    '//10.0.0.0',
    '//[2001:db8::]',
  ],
  ...[
    'next',
    '"/{a}"',
    '/{a}{?b}',
    '</a>; rel="next"',
    '<a>;rel=x, <b>',
    'for=9.9.9.9;host=a',
    'for="[::1]:80";proto=https',
  ],
  ...['postgres://u:p%40@h1,h2:5433/db?x=1', 'postgres:///db', 'pkg:npm/%40a/b@1?c=d#e', 'pkg:generic/a', 'urn:a:b'],
  ...['{"token":"x"}', 'GET /a?token=x HTTP/1.1', '\ud800', 'é', '\0', '\r\n', 'x y', '__proto__', '8', '/b/c'],
]

const argument = fc.oneof(fc.constantFrom(...HOSTILE), anyText, reference, fc.string({ maxLength: 5 }))
const step = fc.tuple(fc.constantFrom(...Object.keys(OPERATIONS)), argument)

describe('a chain of tasks', () => {
  it.each(['.js', '.cjs'])('in the modules that end in %s', async (end) => {
    const library = await loadAll(end)
    const used = new Set<string>()
    const viewAfter = ({ view }: State, text: string): State['view'] => {
      const parsed = library.parseUriReference(text)
      if (parsed._tag === 'Left') return view
      fresh(parsed.right)
      expect(library.recompose(library.components(parsed.right))).toBe(text)
      return parsed.right
    }
    const chain = async (start: string, steps: ReadonlyArray<readonly [string, string]>): Promise<void> => {
      let state: State = { text: start, view: library.view('http://h/a' as never) }
      state = { text: start, view: viewAfter(state, start) }
      for (const [name, data] of steps) {
        const text = await OPERATIONS[name]?.(library, state, data)
        fresh(state.view)
        if (text !== undefined) used.add(name)
        state = { text: text ?? data, view: viewAfter(state, text ?? data) }
      }
    }
    const property = fc.asyncProperty(argument, fc.array(step, { maxLength: 6 }), chain)
    await fc.assert(property, { numRuns: 3 * RUNS, seed: SEED })
    expect([...used].sort()).toEqual(Object.keys(OPERATIONS).sort())
  })
})
