// Runs `uri-ts` with GNU parallel, which passes each part of a file to a separate process and keeps the lines in order.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { createFolder, EXPECTED, textsOf } from './lines.mjs'

const isThere = () => {
  try {
    return execFileSync('parallel', ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).startsWith('GNU')
  } catch {
    return false
  }
}

const skip = !isThere() && 'GNU parallel is not installed: apt-get install parallel'
const md5 = (file) => createHash('md5').update(readFileSync(file)).digest('hex')

describe('GNU parallel', { skip }, () => {
  const folder = createFolder()
  after(() => folder.remove())

  /** Each string becomes one line of a file, so line breaks are replaced with spaces. Backslashes are also replaced. */
  const texts = textsOf().map((text) => text.replace(/[\\\n\r]/g, ' '))
  writeFileSync(folder.path('texts.txt'), texts.map((text) => `${text}\n`).join(''))

  for (const command of ['normalize --rows', 'get host --rows', 'check --rows', 'normalize --json --all --exit-zero']) {
    test(`${command} writes the same by --pipepart -k as one process`, (t) => {
      const [one, many] = [folder.path('one'), folder.path('many')]
      const run = (line) => execFileSync('bash', ['-c', line], { stdio: ['ignore', 'inherit', 'inherit'] })
      run(`uri-ts ${command} < ${folder.path('texts.txt')} > ${one}`)
      run(
        `parallel --will-cite -j 2 --block 1M --pipepart -k -a ${folder.path('texts.txt')} uri-ts ${command} > ${many}`,
      )
      assert.equal(md5(many), md5(one))
      const lines = readFileSync(many, 'utf8').split('\n')
      assert.equal(lines.pop(), '')
      assert.equal(lines.length, texts.length)
      if (command === 'normalize --rows') {
        assert.deepEqual(
          lines,
          texts.map((text) => EXPECTED.uri_normalized(text) ?? '\\N'),
        )
      }
      t.diagnostic(`${lines.length} lines, md5 ${md5(many)}`)
    })
  }
})
