/**
 * Tests views from another copy of the library. The other copy may be a CommonJS build next to the ES modules, a
 * different version, or a copy in another realm or worker. For such a view, each function must return its usual result
 * or throw a `TypeError`.
 */
import { createContext, Script } from 'node:vm'
import { build } from 'esbuild'
import * as fc from 'fast-check'
import * as core from 'uri-ts'
import { anyHttpUri } from 'uri-ts/fast-check'
import { describe, expect, it } from 'vitest'
import { callsOf, ENTRIES } from '../support/calls'
import { ROOT } from '../support/files'
import { RUNS, SEED } from '../support/law'
import { answer } from './answers'

const { outputFiles } = await build({
  entryPoints: [`${ROOT}/src/index.ts`],
  bundle: true,
  write: false,
  format: 'cjs',
})

const load = (context: object): typeof core => {
  const module = { exports: {} }
  const code = new Script(`(function (exports, module) { ${outputFiles[0]?.text ?? ''}\n})`)
  code.runInContext(createContext(context))(module.exports, module)
  return module.exports as typeof core
}

const other = load({ console })
const pages = load({ console, TextEncoder, TextDecoder })

/** Lists functions that return either a view from another realm or a copy of a view. */
const FOREIGN: Readonly<Record<string, (text: core.UriReference) => core.View>> = {
  'of another realm': (text) => other.view(text),
  'of a page': (text) => pages.view(text),
  'that a worker has sent': (text) => structuredClone(core.view(text)),
  'that is frozen': (text) => Object.freeze({ ...core.view(text) }) as core.View,
}

const CALLS = callsOf(ENTRIES).filter(({ row }) => row.takes === 'view')

const answersHere = new Map<string, string>()
const answerHere = ({ name, row }: (typeof CALLS)[number], text: core.UriReference): string => {
  const key = `${name} ${text}`
  const known = answersHere.get(key)
  const found = known ?? answer(() => row.call(core.view(text) as never))
  if (known === undefined) answersHere.set(key, found)
  return found
}

const texts = fc
  .oneof(
    anyHttpUri(),
    fc.string({ unit: fc.constantFrom(...'a1:/?#[]@%41&=+.;'.split('')), maxLength: 20 }),
    fc.constantFrom('urn:example:a', 'mailto:a@b.c', 'data:,a', 'file:///a/b', '//me:pw@[::1]:1/?a=1#b', ''),
  )
  .filter(core.isUriReference)

describe.each(Object.entries(FOREIGN))('a view %s', (_, foreign) => {
  it('gets the answers of the text, or a TypeError', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const wrong = CALLS.filter((each) => {
          const found = answer(() => each.row.call(foreign(text) as never))
          return found !== answerHere(each, text) && !found.startsWith('throws TypeError')
        })
        expect(wrong.map(({ name }) => name)).toEqual([])
      }),
      { numRuns: Math.min(RUNS, 300), seed: SEED },
    )
  })

  it('is answered by most functions', () => {
    const found = CALLS.filter(
      ({ row }) => !answer(() => row.call(foreign('http://a/b?c#d' as never) as never)).startsWith('throws'),
    )
    expect(found.length).toBeGreaterThan(CALLS.length * 0.8)
  })
})

it('another realm has another class', () => {
  expect(other.view('a')).not.toBeInstanceOf(core.view('a').constructor)
  expect(CALLS.length).toBeGreaterThan(80)
})
