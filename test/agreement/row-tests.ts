import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMPILER_FOLDERS } from '../support/compilers'
import { compile } from './compile'

/**
 * Tests that each compiler accepts the rows that `rowsOf` returns. A row exports a constant named `ROW`, and compiles
 * only if the computed type equals the expected one. `head` is the code before the rows. Between 10% and 95% of the
 * rows must expect an error message. `timeout` is in milliseconds.
 */
export const testRows = (title: string, head: string, rowsOf: () => readonly string[], timeout?: number): void => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-rows-'))
  const file = join(folder, 'rows.ts')

  beforeAll(() => {
    const rows = rowsOf()
    const wrong = rows.filter((row) => row.includes('Refused<'))
    console.log(`${rows.length} texts, ${wrong.length} refused`)
    expect(wrong.length).toBeGreaterThan(rows.length / 10)
    expect(wrong.length).toBeLessThan(rows.length * 0.95)
    writeFileSync(file, `${head}${rows.map((row, index) => row.replace('ROW', `row${index}`)).join('\n')}\n`)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(COMPILER_FOLDERS)(
    `${title} agree in %s`,
    async (compiler) => expect((await compile(compiler, file)).slice(0, 20)).toEqual([]),
    timeout,
  )
}
