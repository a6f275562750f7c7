/**
 * Tests that, in a program that is not bundled, the functions for literals check their arguments, no matter how the
 * program imports the functions. A bundled program must not contain the code that checks literals.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { installPacked } from '../support/packed'

const packed = installPacked()

mkdirSync(join(packed.folder, 'node_modules/again'))
packed.file('node_modules/again/package.json', '{ "exports": { "require": "./again.cjs", "default": "./again.js" } }')
packed.file('node_modules/again/again.js', "export { uri, uri as renamed } from 'uri-ts'\nexport * from 'uri-ts'")
packed.file(
  'node_modules/again/again.cjs',
  "const { uri } = require('uri-ts')\nmodule.exports = { ...require('uri-ts'), renamed: uri }",
)

const CALLS = `[() => used.uri('https//a'), () => used.absoluteUri('a:b#'), () => used.relativeRef('a:b'),
  () => used.uriReference('a b'), () => used.uris({ key: 'a' }), () => (used.renamed ?? used.uri)('a'), () => used.uri('a:b')]`

const PROGRAM = `console.log(${CALLS}.map((call) => {
  try { return call() } catch (error) { return error.constructor.name + ' ' + error.message.split(' at ')[0] }
}).join('\\n'))`

const LOADED = {
  module: (entry: string) => `import * as used from '${entry}'`,
  commonjs: (entry: string) => `const used = require('${entry}')`,
}

const CHECKED = [
  "TypeError scheme: 'h' has no scheme before it",
  "TypeError fragment: '#' is not allowed",
  "TypeError scheme: ':' is not allowed",
  "TypeError path: ' ' is not allowed",
  "TypeError key: scheme: 'a' has no scheme before it",
  "TypeError scheme: 'a' has no scheme before it",
  'a:b',
]

describe.each(['module', 'commonjs'] as const)('in a program of type %s', (type) => {
  it.each(['uri-ts', 'again'])('functions imported from %s check their arguments', (entry) => {
    const args = [`--input-type=${type}`, '-e', `${LOADED[type](entry)}\n${PROGRAM}`]
    const printed = execFileSync(process.execPath, args, { cwd: packed.folder, encoding: 'utf8' })
    expect(printed.trimEnd().split('\n')).toEqual(CHECKED)
  })
})

it('a bundle returns the arguments unchecked', () => {
  const options = { bundle: true, minify: true, write: false, format: 'esm', logLevel: 'silent' } as const
  const contents = `export { uri, uris } from 'uri-ts'`
  const [file] = buildSync({ ...options, stdin: { contents, resolveDir: packed.folder } }).outputFiles
  expect(file?.text.length).toBeLessThan(60)
})
