import { describe, expect, test } from 'vitest'
import { HAS_TERMINAL, installPacked, inTerminal } from '../../support/packed'

const packed = installPacked()

const LINE = 'http://user@example.com:8042/over/there/and/back/again?name=ferret&and=another#nose'
const BAD_LINE = 'http://example.com/over there'
const LINES = packed.file('lines.txt', `${LINE}\n${BAD_LINE}\n`.repeat(20_000))
const VALID_LINES = packed.file('valid-lines.txt', `${LINE}\n`.repeat(40_000))

describe('uri-ts check streams', () => {
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
    expect(stderr).toMatch(/^40000 checked, 0 invalid, [\d.]+ s, \d+ URIs per second\n$/)
  })

  test.runIf(HAS_TERMINAL)('with a progress bar in a terminal', async () => {
    const { stdout, code } = await packed.bash(inTerminal(`uri-ts check ${VALID_LINES}`))
    expect(stdout).toMatch(/\[-{30}\] 0% of 3360000 bytes/)
    expect(stdout).toMatch(/\[#{30}\] 100% of 3360000 bytes/)
    expect(stdout).toContain('\x1b[2K40000 checked')
    expect(code).toBe(0)
  })

  test.runIf(HAS_TERMINAL)('without a progress bar for a pipe, an empty file, or with --quiet', async () => {
    packed.file('empty.txt', '')
    const piped = await packed.bash(inTerminal(`cat ${VALID_LINES} | uri-ts check`))
    expect(piped.stdout).toMatch(/^40000 checked/)
    expect((await packed.bash(inTerminal('uri-ts check empty.txt'))).stdout).toMatch(/^0 checked/)
    expect((await packed.bash(inTerminal(`uri-ts check --quiet ${VALID_LINES}`))).stdout).toBe('')
  })

  test.runIf(HAS_TERMINAL)('with a progress bar that hides while messages are printed', async () => {
    const { stdout } = await packed.bash(inTerminal(`uri-ts check ${LINES}`), { NO_COLOR: '1' })
    const rows = stdout.split('\r\n').map((row) => row.split('\x1b[2K').at(-1) ?? '')
    expect(stdout).toContain('0% of')
    expect(rows.filter((row) => row.startsWith('lines.txt:')).length).toBe(20_000)
    expect(rows.at(-2)).toMatch(/^40000 checked, 20000 invalid/)
  })
})
