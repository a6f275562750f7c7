// Uses chdb, an embedded version of ClickHouse, to test the SQL functions in `clickhouse/functions.xml`.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { createFolder, EXPECTED, textsOf } from './lines.mjs'

const chdb = await import('chdb').catch(() => undefined)
const FUNCTIONS = readFileSync(join(import.meta.dirname, 'clickhouse/functions.xml'), 'utf8')

/**
 * For each function, defines a variant that uses a pool of long-lived workers. The name of a variant ends in `_pool`.
 */
const POOLS = FUNCTIONS.replaceAll('<type>executable</type>', '<type>executable_pool</type>')
  .replaceAll('</name>\n    <return_type>', '_pool</name>\n    <return_type>')
  .replaceAll('</execute_direct>', '</execute_direct>\n    <pool_size>2</pool_size>')

const ESCAPES = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' }
const toTsv = (text) => text.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character])

const workers = (parent = process.pid) => {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [...children, ...children.flatMap((child) => workers(child))]
}

const killWorkers = () => {
  const killed = workers()
  for (const pid of killed) process.kill(pid, 'SIGKILL')
  return killed.length
}

const skip = chdb === undefined && 'chdb is not installed: npm --prefix examples/engines install'

describe('ClickHouse', { skip }, () => {
  const texts = textsOf()
  const folder = createFolder()
  let session

  const ask = (name, rows = 'texts') => `SELECT n, ${name}(text) FROM ${rows} FORMAT JSONCompactEachRow`
  const valuesIn = (answer) =>
    answer
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))

  before(() => {
    writeFileSync(folder.path('executable.xml'), FUNCTIONS)
    writeFileSync(folder.path('pool.xml'), POOLS)
    writeFileSync(folder.path('texts.tsv'), texts.map((text, index) => `${index}\t${toTsv(text)}\n`).join(''))
    const setting = `<user_defined_executable_functions_config>${folder.path('*.xml')}</user_defined_executable_functions_config>`
    writeFileSync(folder.path('server.config'), `<clickhouse>${setting}</clickhouse>`)
    session = new chdb.Session(folder.path('data'), {
      connectionArgs: [`--config-file=${folder.path('server.config')}`, '--max_threads=1'],
    })
    session.query('CREATE DATABASE uris; CREATE TABLE uris.texts (n UInt32, text String) ENGINE = MergeTree ORDER BY n')
    session.query('USE uris')
    session.query(
      `INSERT INTO texts SELECT * FROM file('${folder.path('texts.tsv')}', 'TabSeparated', 'n UInt32, text String')`,
    )
  })

  after(() => {
    session.close()
    folder.remove()
  })

  test('has read the texts', () => {
    assert.deepEqual(
      session
        .query('SELECT text FROM texts ORDER BY n FORMAT JSONCompactEachRow')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)[0]),
      texts,
    )
  })

  for (const [name, expected] of Object.entries(EXPECTED)) {
    for (const called of [name, `${name}_pool`]) {
      test(`${called} has the values of the library, in order`, (t) => {
        const begin = performance.now()
        const answer = session.query(ask(called))
        const milliseconds = performance.now() - begin
        const values = valuesIn(answer)
        const wanted = texts.map((text, index) => [index, expected(text)])
        assert.equal(values.length, texts.length)
        assert.deepEqual(values, wanted)
        const absent = wanted.filter(([, value]) => value === null || value === false).length
        t.diagnostic(`${values.length} rows, ${absent} of them without a value, in ${milliseconds.toFixed(0)} ms`)
      })
    }
  }

  for (const called of ['uri_parsed', 'uri_parsed_pool']) {
    test(`${called} writes JSON that ClickHouse reads`, () => {
      const scheme = `JSONExtractString(${called}(text), 'components', 'port', 'text')`
      const answer = session.query(`SELECT countIf(${scheme} = '80'), count() FROM texts FORMAT TabSeparated`)
      assert.equal(answer, `${texts.filter((text) => text.startsWith('HTTP')).length}\t${texts.length}\n`)
    })
  }

  for (const called of ['uri_json', 'uri_json_pool']) {
    test(`${called} has an object for each text without line ends`, () => {
      const answer = session.query(
        `SELECT n, ${called}(translate(text, '\\n\\r', '  ')) FROM texts FORMAT JSONCompactEachRow`,
      )
      const objects = valuesIn(answer).map(([n, json]) => [n, JSON.parse(json).value ?? null])
      const wanted = texts.map((text, index) => [index, EXPECTED.uri_host(text.replace(/[\n\r]/g, ' '))])
      assert.deepEqual(objects, wanted)
    })
  }

  test('a value that is NULL stays NULL', () => {
    const answer = session.query("SELECT uri_host(NULL), uri_host('\\\\N'), uri_host('//a') FORMAT TabSeparated")
    assert.equal(answer, '\\N\t\\N\ta\n')
  })

  describe('a worker that is killed', { skip: process.platform !== 'linux' && 'workers are found in /proc' }, () => {
    const wanted = texts.map((text, index) => [index, EXPECTED.uri_normalized(text)])
    const query = ask('uri_normalized_pool')

    const attempt = async (text) => {
      try {
        return (await session.queryAsync(text, { format: 'JSONCompactEachRow' })).text()
      } catch {
        return undefined
      }
    }

    test('between two queries is started again', async () => {
      assert.deepEqual(valuesIn(await attempt(query)), wanted)
      assert.ok(killWorkers() > 0)
      await setTimeout(100)
      const answers = [await attempt(query), await attempt(query), await attempt(query)]
      const complete = answers.filter((answer) => answer !== undefined)
      for (const answer of complete) assert.deepEqual(valuesIn(answer), wanted)
      assert.ok(complete.length >= 2, 'at most the query that met the dead worker fails')
    })

    for (const delay of [20, 60, 120]) {
      test(`${delay} ms into a query, which fails or has all rows`, async (t) => {
        const answer = attempt(query)
        await setTimeout(delay)
        const killed = killWorkers()
        const values = await answer
        t.diagnostic(`${killed} processes killed; the query ${values === undefined ? 'failed' : 'had all rows'}`)
        if (values !== undefined) assert.deepEqual(valuesIn(values), wanted)
        await attempt(query)
        assert.deepEqual(valuesIn(await attempt(query)), wanted)
      })
    }
  })
})
