import { describe, expect, test } from 'vitest'
import { LONG } from '../../support/law'
import { HAS_TERMINAL, installPacked, inTerminal } from '../../support/packed'

const packed = installPacked()

/** A module that prints the peak memory of the process to standard error when the process exits. */
packed.file(
  'memory.cjs',
  "process.on('exit', () => require('fs').writeSync(2, `maxRSS ${process.resourceUsage().maxRSS} kB\\n`))",
)

/** The size of the large input, which exceeds the additional memory that a program may use. */
const LARGE = `${Math.max(80, LONG / 80_000)}M`

const LINE = 'http://user@example.com:8042/over/there/and/back/again?name=ferret&and=another#nose'
const BAD_LINE = 'http://example.com/over there'
const LINES = packed.file('lines.txt', `${LINE}\n${BAD_LINE}\n`.repeat(100_000))
const VALID_LINES = packed.file('valid-lines.txt', `${LINE}\n`.repeat(200_000))

/**
 * Checks a line that `yes` repeats, and pipes the output to `reader`. Returns the peak memory in MB, and the output.
 */
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

  test('a line of 10 MB, but not one of 20 MB', async () => {
    const fits = await packed.bash(`head -c 10000000 /dev/zero | tr '\\0' a | uri-ts check`)
    expect(fits.stderr).toMatch(/^1 checked, 0 invalid/)
    expect(fits.code).toBe(0)
    const long = await packed.bash(`{ echo a; head -c 20000000 /dev/zero | tr '\\0' a; } | uri-ts check`)
    expect(long).toEqual({
      code: 2,
      stdout: '',
      stderr: 'uri-ts: <stdin>:2: the line is longer than 16777216 bytes\n',
    })
  })

  test('until the pipe is closed, and then exits silently', async () => {
    const { stdout, stderr } = await packed.bash(`uri-ts check ${LINES} | head -n 1; echo "$\{PIPESTATUS[0]}"`)
    expect(stdout).toBe(
      "lines.txt:2:24: path: ' ' is not allowed at offset 23; a path is letters, digits, -._~!$&'()*+,;=:@/ " +
        'and percent-encoded octets\n141\n',
    )
    expect(stderr).toBe('')
  })

  test('until the pipe of standard output and standard error is closed', async () => {
    const { stdout, stderr } = await packed.bash(
      `yes ' ' | uri-ts parse --json 2>&1 | head -n 1 | cut -c 1-12; echo "$\{PIPESTATUS[1]}"`,
    )
    expect(stdout).toBe('{"text":" ",\n141\n')
    expect(stderr).toBe('')
  })

  test('without a progress bar in pipes', async () => {
    const { stderr } = await packed.run(['check', VALID_LINES])
    expect(stderr).toMatch(/^200000 checked, 0 invalid, [\d.]+ s, \d+ URIs per second\n$/)
  })

  test.runIf(HAS_TERMINAL)('with a progress bar in a terminal', async () => {
    const { stdout, code } = await packed.bash(inTerminal(`uri-ts check ${VALID_LINES}`))
    expect(stdout).toMatch(/\[-{30}\] 0% of 16800000 bytes/)
    expect(stdout).toMatch(/\[#{30}\] 100% of 16800000 bytes/)
    expect(stdout).toContain('\x1b[2K200000 checked')
    expect(code).toBe(0)
  })

  test.runIf(HAS_TERMINAL)('without a progress bar for a pipe, an empty file, or with --quiet', async () => {
    packed.file('empty.txt', '')
    const piped = await packed.bash(inTerminal(`cat ${VALID_LINES} | uri-ts check`))
    expect(piped.stdout).toMatch(/^200000 checked/)
    expect((await packed.bash(inTerminal('uri-ts check empty.txt'))).stdout).toMatch(/^0 checked/)
    expect((await packed.bash(inTerminal(`uri-ts check --quiet ${VALID_LINES}`))).stdout).toBe('')
  })

  test.runIf(HAS_TERMINAL)('with a progress bar that hides while messages are printed', async () => {
    const { stdout } = await packed.bash(inTerminal(`uri-ts check ${LINES}`), { NO_COLOR: '1' })
    const rows = stdout.split('\r\n').map((row) => row.split('\x1b[2K').at(-1) ?? '')
    expect(stdout).toContain('0% of')
    expect(rows.filter((row) => row.startsWith('lines.txt:')).length).toBe(100_000)
    expect(rows.at(-2)).toMatch(/^200000 checked, 100000 invalid/)
  })
})
