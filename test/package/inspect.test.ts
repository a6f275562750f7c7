/**
 * Checks that `console.log` in Node never shows a value's userinfo, whichever entry point the value comes from. Bundles
 * must not contain the code that changes how `console.log` prints values.
 */
import { execFileSync } from 'node:child_process'
import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { installPacked } from '../support/packed'

const packed = installPacked()

const LOADED = {
  module: (entry: string) => `import * as used from '${entry}'`,
  commonjs: (entry: string) => `const used = require('${entry}')`,
}

/** Maps entry points to code that creates a view or an error from a string that contains a password. */
const MADE = {
  'uri-ts': `used.parseUri('http://me:secret@a b/')`,
  'uri-ts/scan': `const spans = used.createSpans(); used.scan('//me:secret@a', spans); const made = used.viewFromSpans('//me:secret@a', spans)`,
  'uri-ts/http': `used.parseRequestTarget('GET', 'x://me:secret@a')`,
  'uri-ts/iri': `used.parseIri('http://me:secret@a/')`,
  'uri-ts/text': `used.parseSuffix('http')('a.example/ b')`,
  'uri-ts/template': `used.parseTemplate('http://me:secret@a/{')`,
} as const

describe.each(['module', 'commonjs'] as const)('in a program of type %s', (type) => {
  it.each(Object.entries(MADE))('%s hides it', (entry, text) => {
    const made = text.includes('const made') ? text : `const made = ${text}`
    const args = [`--input-type=${type}`, '-e', `${LOADED[type](entry)}\n${made}\nconsole.log(made)`]
    const printed = execFileSync(process.execPath, args, { cwd: packed.folder, encoding: 'utf8' })
    expect(printed).toMatch(/View \{|Error \{/)
    expect(printed).not.toContain('secret')
  })
})

it('a bundle has no code for it', () => {
  const contents = `export { parseUri } from 'uri-ts'`
  const options = { bundle: true, minify: true, write: false, format: 'esm', logLevel: 'silent' } as const
  const [file] = buildSync({ ...options, stdin: { contents, resolveDir: packed.folder } }).outputFiles
  expect(file?.text).toContain('toJSON')
  expect(file?.text).not.toContain('inspect')
})
