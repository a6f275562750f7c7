import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { Ajv, type AnySchema } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { addFormats } from 'uri-ts/ajv'
import { cjsOf, esmOf } from './standalone.js'

// The generated code must be in a folder from which Node can find the packages that the code requires.
const folder = mkdtempSync(join(import.meta.dirname, 'standalone-'))
after(() => rmSync(folder, { recursive: true }))

const FORMATS = ['uri', 'uri-reference', 'iri', 'iri-reference', 'uri-template']
const SCHEMA: AnySchema = {
  type: 'object',
  properties: Object.fromEntries(FORMATS.map((format) => [format, { type: 'string', format }])),
}

for (const [name, codeOf] of [
  ['validate.mjs', esmOf],
  ['validate.cjs', cjsOf],
] as const) {
  test(`Ajv writes standalone code with our formats: ${name}`, async () => {
    const file = join(folder, name)
    writeFileSync(file, codeOf(SCHEMA))
    const { default: validate }: { default: (data: unknown) => boolean } = await import(pathToFileURL(file).href)
    assert.ok(validate(Object.fromEntries(FORMATS.map((format) => [format, 'http://a/b']))))
    for (const format of FORMATS) assert.equal(validate({ [format]: 'http://a b/{' }), false, format)
    assert.equal(validate({ uri: '/a' }), false)
    assert.equal(validate({ uri: 'http://é/' }), false)
    assert.ok(validate({ iri: 'http://é/' }))
  })
}

test('addFormats alone is not enough for standalone code', () => {
  const ajv = addFormats(new Ajv({ code: { source: true } }))
  assert.throws(() => standalone.default(ajv, ajv.compile(SCHEMA)))
})
