/**
 * Uses the oldest supported compiler to test lists in tables of URIs. Each element must keep its literal type, and the
 * compiler must report an error at an invalid element.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../../support/files'

const FILE = join(ROOT, 'test/lists.ts')

const SOURCE = `import { type Uri, uris } from 'uri-ts'
const mirrors = uris({ all: ['https://a/', 'https://b/'] }).all
export const second: Uri<'https://b/'> = mirrors[1]
export const wrong = uris([
  'a:b',
  'c d',
])
`

it('TypeScript 5.0 reads a list of a table as a tuple', () => {
  const compiler = createRequire(import.meta.url)('typescript-5.0') as typeof ts
  expect(compiler.versionMajorMinor).toBe('5.0')
  const { config } = compiler.readConfigFile(join(ROOT, 'tsconfig.json'), compiler.sys.readFile)
  const { options } = compiler.parseJsonConfigFileContent(config, compiler.sys, ROOT)
  const host = compiler.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (name) => name === FILE || fileExists(name)
  host.readFile = (name) => (name === FILE ? SOURCE : readFile(name))
  const program = compiler.createProgram([FILE], { ...options, noErrorTruncation: true }, host)
  const file = program.getSourceFile(FILE)
  const errors = program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line,
    message: compiler.flattenDiagnosticMessageText(messageText, '\n'),
  }))
  expect(errors).toEqual([
    {
      line: 5,
      message: `Type 'string' is not assignable to type 'Refused<"path: ' ' is not allowed at offset 1; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets">'.`,
    },
  ])
})
