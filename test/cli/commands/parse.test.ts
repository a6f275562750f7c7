import { describe, expect, test } from 'vitest'
import { HAS_TERMINAL, installPacked, inTerminal } from '../../support/packed'

const packed = installPacked()

/** Removes the first line break and the left margin from an expected drawing. */
const drawing = (text: string): string => text.replace(/^\n/, '').replace(/^ {4}\|?/gm, '')

const FERRET = 'foo://user@example.com:8042/over/there?name=ferret#nose'

describe('uri-ts parse', () => {
  test('draws the spans of a URI under its text, and lists them', async () => {
    const { code, stdout, stderr } = await packed.run(['parse', FERRET])
    expect(stdout).toBe(
      drawing(`
    |      authority
    |      /-------------------\\
    |foo://user@example.com:8042/over/there?name=ferret#nose
    |\\_/   \\__/ \\_________/ \\__/\\_________/ \\_________/ \\__/
    ||     |    host        |   path        query       fragment
    ||     userinfo         port
    |scheme
    |
    |URI
    |  scheme     0..3     foo
    |  authority  6..27    user@example.com:8042
    |  userinfo   6..10    user
    |  host       11..22   example.com  (reg-name)
    |  port       23..27   8042
    |  path       27..38   /over/there
    |  query      39..50   name=ferret
    |  fragment   51..55   nose
    |
`),
    )
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })

  test('draws empty components with a name and without a mark', async () => {
    const { stdout } = await packed.run(['parse', '//@/?#'])
    expect(stdout).toBe(
      drawing(`
    |  authority
    |  |
    |//@/?#
    |   |
    |  || |fragment (empty)
    |  || query (empty)
    |  |host (empty), path
    |  userinfo (empty)
    |
    |relative-ref
    |  authority  2..3     @
    |  userinfo   2..2     (empty)
    |  host       3..3     (empty)  (reg-name)
    |  path       3..4     /
    |  query      5..5     (empty)
    |  fragment   6..6     (empty)
    |
`),
    )
  })

  test.each([
    ['https//a', 'did you mean https://?'],
    ['www.a.b/c', 'add https:// before it'],
  ])('notes that %s has no host', async (text, suggestion) => {
    const { code, stdout, stderr } = await packed.run(['parse', text])
    expect(stdout).toContain('\nrelative-ref\n')
    expect(stderr).toBe(`note: a relative reference, which has no host; ${suggestion}\n`)
    expect(code).toBe(0)
  })

  test.each([
    ['https://a'],
    ['./https//a'],
    ['http/a'],
    ['--json', 'https//a'],
    ['--rows', 'https//a'],
    ['--kind', 'relative-ref', 'https//a'],
  ])('notes nothing for %s %s %s', async (...args) => {
    expect(await packed.run(['parse', ...args])).toMatchObject({ code: 0, stderr: '' })
  })

  test('names the kind of host', async () => {
    const { stdout } = await packed.run(['parse', '//[::1]', '//127.0.0.1', '//[v1.x]', '//256.0.0.1'])
    expect(stdout.match(/\((?!empty).*\)/g)).toEqual(['(IPv6address)', '(IPv4address)', '(IPvFuture)', '(reg-name)'])
  })

  test('shows where an invalid one is wrong, goes on, and exits 1', async () => {
    const { code, stdout, stderr } = await packed.run(['parse', 'http://example.com:8o', '../a'])
    expect(stdout).toContain(
      drawing(`
    |http://example.com:8o
    |                    ^
    |port: 'o' is not allowed at offset 20; a port is digits
`),
    )
    expect(stdout).toContain('relative-ref\n  path       0..4     ../a\n')
    expect(stderr).toBe('')
    expect(code).toBe(1)
  })

  test('--json prints one object per line', async () => {
    const { code, stdout } = await packed.run(['parse', '--json', 'http://a:/?', 'mailto:a@b', '', 'http://[::1'])
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        text: 'http://a:/?',
        kind: 'Uri',
        components: {
          scheme: { text: 'http', span: [0, 4] },
          authority: { text: 'a:', span: [7, 9] },
          host: { text: 'a', span: [7, 8] },
          port: { text: '', span: [9, 9] },
          path: { text: '/', span: [9, 10] },
          query: { text: '', span: [11, 11] },
        },
        hostKind: 'reg-name',
      },
      {
        text: 'mailto:a@b',
        kind: 'Uri',
        components: { scheme: { text: 'mailto', span: [0, 6] }, path: { text: 'a@b', span: [7, 10] } },
      },
      { text: '', kind: 'RelativeRef', components: { path: { text: '', span: [0, 0] } } },
      {
        text: 'http://[::1',
        error: {
          component: 'host',
          offset: 7,
          reason: 'ip-literal',
          message: "host: '[' has no ']' at offset 7; an IP-literal is enclosed in '[' and ']'",
        },
      },
    ])
    expect(code).toBe(1)
  })

  test('reads lines if there is no argument, and in place of -', async () => {
    const texts = (stdout: string): readonly unknown[] =>
      [...stdout.matchAll(/"text":"([^"]*)","kind/g)].map(([, t]) => t)
    const alone = await packed.run(['parse', '--json'], 'a:b\r\n\nc')
    expect(texts(alone.stdout)).toEqual(['a:b', '', 'c'])
    const among = await packed.run(['parse', '--json', 'x', '-', 'y'], '1\n2\n')
    expect(texts(among.stdout)).toEqual(['x', '1', '2', 'y'])
    expect(among.code).toBe(0)
  })

  test('accepts a text that begins with - after --, and says so', async () => {
    const { code, stdout } = await packed.run(['parse', '--json', '--', '-a', '--json'])
    expect(stdout).toContain('"text":"-a"')
    expect(stdout).toContain('"text":"--json"')
    expect(code).toBe(0)
    const without = await packed.run(['parse', '-a'])
    expect(without.stderr).toContain("unknown option '-a'")
    expect(without.stderr).toContain("write it after '--'")
    expect(without.code).toBe(2)
  })

  test('is not coloured in a pipe, even if CI is set', async () => {
    const { stdout } = await packed.run(['parse', FERRET], '', 'utf8', { CI: '1' })
    expect(stdout).not.toContain('\x1b')
  })

  test('is coloured in a pipe if FORCE_COLOR is set', async () => {
    const { stdout } = await packed.run(['parse', FERRET], '', 'utf8', { FORCE_COLOR: '1' })
    expect(stdout).toContain('\x1b[35mscheme')
  })

  test.runIf(HAS_TERMINAL)('is coloured in a terminal, unless NO_COLOR is set', async () => {
    const line = inTerminal(`uri-ts parse '${FERRET}'`)
    expect((await packed.bash(line)).stdout).toContain('\x1b[35m\\_/\x1b[39m')
    expect((await packed.bash(line, { NO_COLOR: '1' })).stdout).not.toContain('\x1b')
  })

  test.runIf(HAS_TERMINAL)('wraps at the width of the terminal', async () => {
    const line = inTerminal(`stty cols 30; uri-ts parse '${FERRET}'`)
    const { stdout } = await packed.bash(line, { NO_COLOR: '1' })
    expect(stdout.replaceAll('\r', '')).toContain(
      drawing(`
    |      authority
    |      /-------------------\\
    |foo://user@example.com:8042/ov
    |\\_/   \\__/ \\_________/ \\__/\\_/
    ||     |    host        |   path
    ||     userinfo         port
    |scheme
    |er/there?name=ferret#nose
    |\\______/ \\_________/ \\__/
    |path     query       fragment
`),
    )
  })
})
