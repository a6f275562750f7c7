import { beforeAll, expect, it } from 'vitest'
import { COMPILER_FOLDERS } from '../support/compilers'
import { errorsInRows } from './compile'

/**
 * Tests that each compiler accepts the rows that `rowsOf` returns. A row exports a constant named `ROW`, and compiles
 * only if the computed type equals the expected one. `head` is the code to insert before the rows. In 10% to 95% of the
 * rows, the expected type must be an error message. `timeout` is in milliseconds.
 */
export const testRows = (title: string, head: string, rowsOf: () => readonly string[], timeout?: number): void => {
  let rows: readonly string[] = []

  beforeAll(() => {
    rows = rowsOf().map((row, index) => row.replace('ROW', `row${index}`))
    const wrong = rows.filter((row) => row.includes('Refused<'))
    console.log(`${rows.length} texts, ${wrong.length} refused`)
    expect(wrong.length).toBeGreaterThan(rows.length / 10)
    expect(wrong.length).toBeLessThan(rows.length * 0.95)
  })

  it.each(COMPILER_FOLDERS)(
    `${title} agree in %s`,
    async (compiler) => expect(await errorsInRows(compiler, head, rows)).toEqual([]),
    timeout,
  )
}
