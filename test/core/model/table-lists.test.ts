/**
 * Tests lists in tables of URIs with the oldest supported compiler. Each element keeps its literal type, and an error
 * is reported at its element.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tsc } from '../../support/compilers'
import { ROOT } from '../../support/files'

const folder = mkdtempSync(join(ROOT, 'test/core/model/.lists-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('TypeScript 5.0 reads a list of a table as a tuple', () => {
  writeFileSync(
    join(folder, 'lists.ts'),
    `import { type Uri, uris } from 'uri-ts'
const mirrors = uris({ all: ['https://a/', 'https://b/'] }).all
export const second: Uri<'https://b/'> = mirrors[1]
export const wrong = uris([
  'a:b',
  'c d',
])
`,
  )
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../../tsconfig.json', compilerOptions: { rootDir: ROOT }, include: ['*.ts'] }),
  )
  const lines = tsc('typescript-5.0', folder, '-p', '.', '--ignoreDeprecations', '5.0').split('\n')
  expect(lines.filter((line) => line.startsWith('lists.ts'))).toEqual([
    `lists.ts(6,3): error TS2322: Type 'string' is not assignable to type 'Refused<"path: ' ' is not allowed at offset 1; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets">'.`,
  ])
})
