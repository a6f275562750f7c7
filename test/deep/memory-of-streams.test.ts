/** Checks that commands keep only a small part of a stream in memory while they read the stream. */
import { describe, expect, test } from 'vitest'
import { LONG } from '../support/law'
import { installPacked } from '../support/packed'

const packed = installPacked()

packed.file(
  'memory.cjs',
  "process.on('exit', () => require('fs').writeSync(2, `maxRSS ${process.resourceUsage().maxRSS} kB\\n`))",
)

/**
 * The size of the larger of the two inputs in each test. A program that keeps the whole input in memory fails the test.
 */
const LARGE = `${Math.max(80, LONG / 80_000)}M`

const LINE = 'http://user@example.com:8042/over/there/and/back/again?name=ferret&and=another#nose'

const memoryOf = async (line: string, size: string, reader: string) => {
  const check = "NODE_OPTIONS='--require ./memory.cjs' uri-ts check"
  const { stdout } = await packed.bash(
    `yes '${line}' | head -c ${size} | ${check} 2> memory.txt ${reader}; cat memory.txt`,
  )
  return { megabytes: Number(stdout.match(/maxRSS (\d+)/)?.[1]) / 1024, stdout }
}

describe('uri-ts check streams', () => {
  test('in constant memory', async () => {
    const small = await memoryOf(LINE, '2M', '| cat')
    const large = await memoryOf(LINE, LARGE, '| cat')
    expect(large.stdout).toMatch(/^\d+ checked, /)
    expect(large.megabytes - small.megabytes).toBeLessThan(40)
    console.log(`memory: ${small.megabytes.toFixed(0)} MB for 2 MB, ${large.megabytes.toFixed(0)} MB for ${LARGE}`)
  })

  test('in constant memory if every line is invalid and the reader is slow', async () => {
    const line = ` ${'a'.repeat(1000)}`
    const reader = '--invalid-only | { sleep 1; tail -n 1; }'
    const small = await memoryOf(line, '2M', reader)
    const large = await memoryOf(line, LARGE, reader)
    expect(large.stdout.startsWith(' aaa')).toBe(true)
    expect(large.megabytes - small.megabytes).toBeLessThan(60)
    console.log(`memory: ${small.megabytes.toFixed(0)} MB for 2 MB, ${large.megabytes.toFixed(0)} MB for ${LARGE}`)
  })
})
