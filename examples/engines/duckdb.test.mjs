// Runs some of the library's functions as DuckDB SQL functions on two million rows.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { createFolder, EXPECTED, textsOf } from './lines.mjs'

const duckdb = await import('@duckdb/node-api').catch(() => undefined)
const skip = duckdb === undefined && '@duckdb/node-api is not installed: npm --prefix examples/engines install'
const COUNT = 2_000_000

describe('DuckDB', { skip }, () => {
  const folder = createFolder()
  after(() => folder.remove())

  test(`has the values of the library in ${COUNT} rows, in order`, async (t) => {
    const { addFunction } = await import('./duckdb.mjs')
    const texts = textsOf()
    writeFileSync(folder.path('texts.json'), texts.map((text, n) => `${JSON.stringify({ n, text })}\n`).join(''))
    const connection = await (await duckdb.DuckDBInstance.create()).connect()
    addFunction(connection, 'uri_host', EXPECTED.uri_host)
    addFunction(connection, 'uri_normalized', EXPECTED.uri_normalized)
    await connection.run(
      `CREATE TABLE texts AS SELECT range AS n, text FROM range(${COUNT}) JOIN read_json('${folder.path('texts.json')}') AS t ON t.n = range % ${texts.length}`,
    )
    for (const name of ['uri_host', 'uri_normalized']) {
      const wanted = texts.map(EXPECTED[name])
      const begin = performance.now()
      await connection.run(`SELECT count(${name}(text)) FROM texts`)
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      const answer = await connection.stream(`SELECT n, ${name}(text) FROM texts ORDER BY n`)
      let count = 0
      let absent = 0
      for (let chunk = await answer.fetchChunk(); chunk.rowCount > 0; chunk = await answer.fetchChunk()) {
        for (const [n, value] of chunk.getRows()) {
          assert.equal(n, BigInt(count))
          assert.equal(value, wanted[count % wanted.length])
          count++
          absent += Number(value === null)
        }
      }
      assert.equal(count, COUNT)
      t.diagnostic(`${name}: ${count} rows, ${absent} of them NULL, ${seconds} s for all`)
    }
    const [[none]] = (await connection.runAndReadAll('SELECT uri_host(NULL)')).getRows()
    assert.equal(none, null)
    connection.closeSync()
  })
})
