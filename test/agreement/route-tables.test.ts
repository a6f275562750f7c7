/** Tests route tables with every compiler. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { COMPILER_FOLDERS } from '../support/compilers'
import { compile, TYPES } from './compile'

const SRC = resolve(TYPES, '../src')

it('what takes a table compiles on every compiler', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-tables-'))
  const file = join(folder, 'tables.ts')
  const lines = [
    `import { uri } from '${SRC}/index'`,
    `import { absoluteLinks, defineRoutes, dispatcher, matchRoute, routeMatcher } from '${SRC}/routes'`,
    `import { int, template, withCodecs } from '${SRC}/template'`,
    "const user = withCodecs({ id: int })(template('/users/{id}'))",
    "const table = defineRoutes({ home: '/', user, search: '/search{?q,page}' })",
    "export const text: string = absoluteLinks(uri('http://a/'))(table).user.link({ id: 7 })",
    'export const all = [routeMatcher(table), dispatcher(table), matchRoute(table.user)]',
  ]
  writeFileSync(file, lines.join('\n'))
  for (const compiler of COMPILER_FOLDERS) {
    const errors = (await compile(compiler, file)).filter((line) => line.startsWith('tables.ts'))
    expect(errors, compiler).toEqual([])
  }
  rmSync(folder, { recursive: true })
})
