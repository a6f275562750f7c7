/**
 * Checks that all entry points of the built package share one core. Also checks that, in Node, stack traces point to
 * the package's sources.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../support/files'
import { installPacked } from '../support/packed'

const packed = installPacked()
packed.link('fp-ts')
packed.link('monocle-ts')

/** For each entry point that returns views, contains code that creates a view. `root` stands for `uri-ts`. */
const VIEWS: Readonly<Record<string, string>> = {
  root: `root.parseUri('http://a/').right`,
  equivalence: `equivalence.normalizeForScheme(equivalence.schemeRules)(root.view('http://a/'))`,
  schemes: `schemes.parseUrn('urn:aa:b').right`,
  text: `text.parseSuffix('http')('a.example').right`,
  'fp-ts': `fpTs.lensQuery.set({ _tag: 'None' })(root.view('http://a/?b'))`,
  http: `http.parseRequestTarget('GET', '/a').right`,
  repair: `repair.repair('http://a/b c').right.view`,
  bytes: `bytes.parseLine(new TextEncoder().encode('http://a/'), 0, 9).right`,
  iri: `iri.viewIri('http://\u00e4/')`,
}

const pathOf = (entry: string): string => (entry === 'root' ? 'uri-ts' : `uri-ts/${entry}`)

const localOf = (entry: string): string => entry.replace(/-t/, 'T')

const LOADED = {
  module: (entry: string) => `import * as ${localOf(entry)} from '${pathOf(entry)}'`,
  commonjs: (entry: string) => `const ${localOf(entry)} = require('${pathOf(entry)}')`,
}

describe.each(['module', 'commonjs'] as const)('in a program of type %s', (type) => {
  const run = (entries: readonly string[], text: string, ...flags: readonly string[]): string => {
    const program = [...entries.map(LOADED[type]), text].join('\n')
    const args = [...flags, `--input-type=${type}`, '-e', program]
    return execFileSync(process.execPath, args, { cwd: packed.folder, encoding: 'utf8' })
  }

  it('the views of all entries have one class and one hidden class', () => {
    const views = Object.entries(VIEWS).map(([entry, text]) => `${JSON.stringify(entry)}: ${text}`)
    const program = `const views = { ${views.join(',\n')} }
const first = views.root
const found = Object.entries(views).map(([entry, view]) => [
  entry, view.constructor === first.constructor, %HaveSameMap(view, first), view.constructor.name])
console.log(JSON.stringify(found))`
    const found: unknown = JSON.parse(run(Object.keys(VIEWS), program, '--allow-natives-syntax'))
    expect(found).toEqual(Object.keys(VIEWS).map((entry) => [entry, true, true, 'View']))
  })

  const THROWN = 'try { root.view(1) } catch (error) { console.log(error.stack) }'

  it('a stack trace names the functions of the sources', () => {
    const names = [...run(['root'], THROWN).matchAll(/^ {4}at (?:(?:Object|Module)\.)?(\S+) \(.*\/dist\/internal\./gm)]
    expect(names.map(([, name]) => name)).toEqual(['requireText', 'refuseText', 'view'])
  })

  it('its source map leads to the line that throws', () => {
    const file = 'src/core/errors/require-text.ts'
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
    const line = lines.findIndex((text) => text.includes('throw new TypeError')) + 1
    const column = (lines[line - 1]?.indexOf('throw new TypeError') ?? 0) + 'throw '.length + 1
    expect(run(['root'], THROWN, '--enable-source-maps')).toContain(`${file}:${line}:${column}`)
  })
})
