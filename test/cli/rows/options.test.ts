import { describe, expect, test } from 'vitest'
import { installPacked } from '../../support/packed'

const packed = installPacked()

const LOG = '1.2.3.4\thttp://a:80/b\t200\n5.6.7.8\thttp://a b\t400\nx\n'

describe('--rows', () => {
  test('tells an empty value, an absent one and an error apart from no row', async () => {
    const { stdout } = await packed.run(['get', 'port', '--rows'], 'http://a:/\nhttp://a/\nhttp://a:b\n\nhttp://a:1')
    expect(stdout).toBe('\n\\N\n\\N\n\\N\n1\n')
  })

  test('writes the first value of a key, segments as JSON, and the values of a template as JSON', async () => {
    const input = 'http://h/a/%22/?q=1&q=2\nhttp://h\n'
    expect((await packed.run(['get', 'query.q', '--rows'], input)).stdout).toBe('1\n\\N\n')
    expect((await packed.run(['get', 'segments', '--rows'], input)).stdout).toBe('["","a","%22",""]\n[]\n')
    expect((await packed.run(['get', 'portNumber', '--rows'], 'http://h:080/\n')).stdout).toBe('80\n')
    const values = await packed.run(['extract', 'http://h/{a}/{b}', '--rows'], 'http://h/x%22%0A/y\nhttp://h/\n')
    expect(values.stdout).toBe('{"a":"x\\\\"\\\\n","b":"y"}\n\\N\n')
  })

  test('takes arguments, which are not TSV, as well', async () => {
    const { code, stdout } = await packed.run(['encode', '--component', 'query', '--rows', 'a\nb', '\\t', '-'], '\\t\n')
    expect([code, stdout]).toEqual([0, 'a%0Ab\n%5Ct\n%09\n'])
  })

  test('writes nothing for no line', async () => {
    expect(await packed.run(['normalize', '--rows'], '')).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('checks the lines of files, and says which of them it cannot read', async () => {
    const [first, second] = [packed.file('first.txt', 'a\na b\n'), packed.file('second.txt', '\\N\n%zz')]
    const { code, stdout, stderr } = await packed.run(['check', '--rows', first, 'missing.txt', second])
    expect([code, stdout]).toEqual([2, '1\n0\n\\N\n0\n'])
    expect(stderr).toBe('uri-ts: cannot read missing.txt: no such file or directory\n')
  })
})

describe('--field', () => {
  test('replaces the field, prints errors, and leaves invalid lines out', async () => {
    const { code, stdout, stderr } = await packed.run(['get', 'host', '--field', '2'], LOG)
    expect([code, stdout]).toEqual([1, '1.2.3.4\ta\t200\n'])
    expect(stderr).toContain("host: ' ' is not allowed at offset 8")
    expect(stderr).toContain('<stdin>:3: the line has 1 field, and field 2 was asked for\n')
  })

  test('with --rows leaves out nothing', async () => {
    const { stdout } = await packed.run(['get', 'host', '--field', '2', '--delimiter', '\\t', '--rows'], LOG)
    expect(stdout).toBe('1.2.3.4\ta\t200\n5.6.7.8\t\\N\t400\nx\t\\N\n')
  })

  test('keeps what is NULL, and says how many fields there are', async () => {
    expect((await packed.run(['encode', '--component', 'query', '--field', '2', '--rows'], 'a\t\\N\r\n')).stdout).toBe(
      'a\t\\N\r\n',
    )
    const { stderr } = await packed.run(['normalize', '--field', '4'], 'a\tb\n')
    expect(stderr).toBe('<stdin>:1: the line has 2 fields, and field 4 was asked for\n')
  })

  test('prints a line for each value', async () => {
    const { stdout } = await packed.run(
      ['get', 'query.q', '--field', '1', '--delimiter', ','],
      '?q=1&q=é,x\n?q=2&q=3,y\n',
    )
    expect(stdout).toBe('2,y\n3,y\n')
  })

  test('writes a delimiter in a value so that it is none', async () => {
    const decoded = await packed.run(['decode', '--field', '2', '--delimiter', ',', '--rows'], 'a,%2C%0A%C3%A9,b\n')
    expect(decoded.stdout).toBe('a,\\x2c\\né,b\n')
    const encoded = await packed.run(
      ['encode', '--component', 'segment', '--field', '2', '--delimiter', ',', '--rows'],
      decoded.stdout,
    )
    expect(encoded.stdout).toBe('a,\\x2c%0A%C3%A9,b\n')
  })

  test('of a spaced log, and with a delimiter that is not ASCII', async () => {
    const log = '1.1.1.1 - - [x] "GET http://h/a?q HTTP/1.1" 200\n'
    const found = await packed.run(['get', 'query', '--field', '6', '--delimiter', ' ', '--rows'], log)
    expect(found.stdout).toBe('1.1.1.1 - - [x] "GET q HTTP/1.1" 200\n')
    const bar = await packed.run(['get', 'host', '--field', '2', '--delimiter', '¦', '--rows'], 'é¦//h¦ü\n')
    expect(bar.stdout).toBe('é¦h¦ü\n')
  })

  test('prints objects for the field, and drawings of it', async () => {
    const { stdout } = await packed.run(['get', 'host', '--field', '2', '--json'], LOG)
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { text: 'http://a:80/b', value: 'a' },
      { text: 'http://a b', error: expect.objectContaining({ component: 'host', offset: 8 }) },
      {
        text: 'x',
        error: {
          component: 'line',
          offset: 1,
          reason: 'field-missing',
          message: 'the line has 1 field, and field 2 was asked for',
        },
      },
    ])
    const drawn = await packed.run(['parse', '--field', '2'], LOG)
    expect(drawn.stdout).toContain('port       9..11    80')
    expect(drawn.stdout).toContain('\n\n<stdin>:3: the line has 1 field, and field 2 was asked for\n')
    expect([drawn.code, drawn.stderr]).toEqual([1, ''])
  })
})

describe('check', () => {
  const CSV = 'é,http://a/\né,http://a b,\xff\n\n'

  test('--field says the column in the line', async () => {
    const { code, stdout, stderr } = await packed.run(['check', '--field', '2', '--delimiter', ','], CSV)
    expect(stdout).toMatch(
      /^<stdin>:2:11: host: ' ' is not allowed at offset 8; .*\n<stdin>:3:1: the line has 1 field, /,
    )
    expect(stderr).toContain('3 checked, 2 invalid')
    expect(code).toBe(1)
  })

  test('--field --invalid-only prints whole lines', async () => {
    const { stdout } = await packed.run(['check', '--field', '2', '--delimiter', ',', '--invalid-only'], CSV)
    expect(stdout).toBe('é,http://a b,\xff\n\n')
    expect((await packed.run(['check', '--field', '2', '--quiet'], CSV)).stdout).toBe('')
  })

  test('--json --all prints an object for each line, and no summary', async () => {
    const { code, stdout } = await packed.run(['check', '--field', '2', '--delimiter', ',', '--json', '--all'], CSV)
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { file: '<stdin>', line: 1, valid: true, text: 'http://a/' },
      expect.objectContaining({
        file: '<stdin>',
        line: 2,
        valid: false,
        column: 11,
        component: 'host',
        text: 'http://a b',
      }),
      {
        file: '<stdin>',
        line: 3,
        valid: false,
        column: 1,
        component: 'line',
        reason: 'field-missing',
        message: expect.any(String),
        text: '',
      },
    ])
    expect(code).toBe(1)
  })

  test('--json --field prints invalid lines and the summary', async () => {
    const { stdout } = await packed.run(['check', '--field', '2', '--delimiter', ',', '--json'], CSV)
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(objects.map(({ line, valid, summary }) => [line, valid, summary?.checked])).toEqual([
      [2, undefined, undefined],
      [3, undefined, undefined],
      [undefined, undefined, 3],
    ])
  })
})

describe('--exit-zero', () => {
  const LONG = `http://b//\n${'a'.repeat(20_000_000)}\nhttp://a/\n`

  test.each([
    ['check', '<stdin>:2:16777217: the line is longer', '3 checked, 1 invalid'],
    ['check --kind http', '<stdin>:2:16777217: the line is longer', '3 checked, 1 invalid'],
    ['check --invalid-only', '', ''],
    ['find --only', 'http://b//\nhttp://a/\n', '<stdin>:2: the line is longer'],
    ['sort', 'http://a/\nhttp://b//\n', '<stdin>:2: the line is longer'],
    ['unique', 'http://b//\nhttp://a/\n', '<stdin>:2: the line is longer'],
    ['get host', 'b\na\n', '<stdin>:2: the line is longer'],
    ['normalize --json', '"text":null,"error":{"component":"line","offset":16777216,"reason":"line-too-long"', ''],
  ])('%s goes on after a line that is too long', async (command, found, message) => {
    const { code, stdout, stderr } = await packed.run([...command.split(' '), '--exit-zero'], LONG)
    expect(code).toBe(0)
    expect(stdout).toContain(found)
    expect(stderr).toContain(message)
  })

  test('changes neither wrong usage nor an input that cannot be read', async () => {
    expect((await packed.run(['check', '--exit-zero', 'missing.txt'])).code).toBe(2)
    expect((await packed.bash('uri-ts normalize --rows < .')).code).toBe(2)
    expect((await packed.run(['resolve', '--exit-zero', 'a b'])).code).toBe(2)
    expect((await packed.run(['find', '--exit-zero'], 'none\n')).code).toBe(0)
    expect((await packed.run(['find'], 'none\n')).code).toBe(1)
  })
})

describe('wrong usage exits 2:', () => {
  const NUMBER = 'A field is a number from 1 to 9999.'
  const CHARACTER = "A delimiter is one character, such as ',' or \\t for a tab; no letter or digit."

  test.each([
    [['get', 'host', '--field', '0'], NUMBER],
    [['get', 'host', '--field', 'x'], NUMBER],
    [['get', 'host', '--field', '-1'], NUMBER],
    [['get', 'host', '--field', '1.5'], NUMBER],
    [['get', 'host', '--field', '10000'], NUMBER],
    [['get', 'host', '--field', ''], NUMBER],
    [['get', 'host', '--field'], "option '--field <n>' argument missing"],
    [['normalize', '--field', '1', '--delimiter', ''], CHARACTER],
    [['normalize', '--field', '1', '--delimiter', 'tab'], CHARACTER],
    [['normalize', '--field', '1', '--delimiter', 't'], CHARACTER],
    [['normalize', '--field', '1', '--delimiter', '::'], CHARACTER],
    [['normalize', '--field', '1', '--delimiter', '\\'], CHARACTER],
    [['normalize', '--field', '1', '--delimiter', '\n'], CHARACTER],
    [['normalize', '--delimiter', ','], 'uri-ts: --delimiter belongs to --field\n'],
    [['parse', '--all'], 'uri-ts: --all belongs to --json\n'],
    [['check', '--all'], 'uri-ts: --all belongs to --json\n'],
    [['extract', '--rows', '--json', '{a}'], "option '--rows' cannot be used with option '--json'"],
    [['check', '--rows', '--json'], "option '--rows' cannot be used with option '--json'"],
    [['check', '--rows', '--quiet'], "option '--quiet' cannot be used with option '--rows'"],
    [['check', '--rows', '--invalid-only'], "option '--invalid-only' cannot be used with option '--rows'"],
    [['normalize', '--field', '1', 'http://a/'], 'uri-ts: --field reads lines, and not arguments; '],
    [['get', 'host', '--rows', '--field', '1', '-', 'a'], 'uri-ts: --field reads lines, and not arguments; '],
    [['find', '--rows'], "unknown option '--rows'"],
    [['sort', '--field', '1'], "unknown option '--field'"],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await packed.run(args, 'a\n')
    expect(stderr).toContain(message)
    expect([code, stdout]).toEqual([2, ''])
  })
})
