/**
 * Tests commands that run as worker processes of data engines. An engine writes a block of lines and then waits for the
 * corresponding rows. The engine can also kill the worker.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import { installPacked } from '../../support/packed'

const packed = installPacked()

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

interface Worker {
  /** Writes lines and waits for the same number of rows. Fails if the worker exits before it has written the rows. */
  readonly ask: (lines: readonly string[]) => Promise<readonly string[]>
  readonly kill: () => void
  /** Closes the worker's input and returns the worker's exit code. */
  readonly end: () => Promise<number | null>
}

const startWorker = (...args: readonly string[]): Worker => {
  const child = spawn(join(packed.folder, 'node_modules/.bin/uri-ts'), args, { stdio: ['pipe', 'pipe', 'inherit'] })
  started.push(child)
  const closed = new Promise<number | null>((done) => child.on('close', done))
  const rows = createInterface(child.stdout)[Symbol.asyncIterator]()
  child.stdin.on('error', () => {})
  return {
    ask: async (lines) => {
      child.stdin.write(lines.map((line) => `${line}\n`).join(''))
      const answers: string[] = []
      while (answers.length < lines.length) {
        const { done, value } = await rows.next()
        if (done) throw new Error(`the worker has ended after ${answers.length} of ${lines.length} rows`)
        answers.push(value)
      }
      return answers
    },
    kill: () => child.kill('SIGKILL'),
    end: () => {
      child.stdin.end()
      return closed
    },
  }
}

const linesFrom = (start: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => (index % 100 === 7 ? 'http://b ad/' : `http://H${start + index}/a/../b`))

const rowsFor = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line.includes(' ') ? '\\N' : line.replace('H', 'h').replace('/a/..', '')))

describe('a worker', () => {
  test('answers each block at once, without the end of the input', async () => {
    const worker = startWorker('normalize', '--rows')
    for (const count of [1, 1, 2, 1000, 1, 16_384, 3]) {
      const lines = linesFrom(count, count)
      expect(await worker.ask(lines)).toEqual(rowsFor(lines))
    }
    expect(await worker.end()).toBe(0)
  })

  test.each([
    [['get', 'host', '--field', '2', '--rows'], 'a\t//h\tb', 'a\th\tb'],
    [['check', '--rows'], 'http://a b', '0'],
    [['parse', '--json', '--all'], 'http://[', undefined],
  ])('%j answers one line', async (args, line, row) => {
    const worker = startWorker(...args)
    const [answer] = await worker.ask([line])
    expect(answer).toEqual(row ?? expect.stringContaining('"error"'))
  })

  test('that is killed is started again, with the block that has no answer, and loses no row', async () => {
    const blocks = Array.from({ length: 20 }, (_, index) => linesFrom(index * 1000, 1000))
    const answers: string[] = []
    let worker = startWorker('normalize', '--rows')
    let deaths = 0
    for (const [index, block] of blocks.entries()) {
      const asked = worker.ask(block)
      if (index % 4 === 1) worker.kill()
      const rows = await asked.catch(() => {
        deaths++
        worker = startWorker('normalize', '--rows')
        return worker.ask(block)
      })
      answers.push(...rows)
    }
    expect(deaths).toBeGreaterThan(0)
    expect(answers).toEqual(rowsFor(blocks.flat()))
    expect(await worker.end()).toBe(0)
  })

  test('whose reader has gone ends without a word', async () => {
    const { stdout, stderr } = await packed.bash(
      `yes a | uri-ts normalize --rows | head -n 2; echo "$\{PIPESTATUS[1]}"`,
    )
    expect([stdout, stderr]).toEqual(['a\na\n141\n', ''])
  })
})
