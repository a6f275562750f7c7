import { posix, win32 } from 'node:path'
import * as E from 'fp-ts/Either'
import { isUriReference, showError, type UriView, view } from 'uri-ts'
import { type FilePathReason, safeFilePath } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../refimpl/random'
import { expectLinear } from '../../support/cpu-time'

const parsed = (text: string): UriView => (isUriReference(text) ? view(text) : expect.fail(text))

describe('safeFilePath', () => {
  it.each([
    ['/srv', '/a/b.html?q', '/srv/a/b.html'],
    ['/srv/', '/a', '/srv/a'],
    ['/', '/a', '/a'],
    ['', '/a', './a'],
    ['', '', '.'],
    ['.', '', '.'],
    ['/srv', '/', '/srv/'],
    ['/srv', '', '/srv'],
    ['/', '', '/'],
    ['/srv', '/a/', '/srv/a/'],
    ['/srv', '/caf%C3%A9%20x', '/srv/café x'],
    ['/srv', '/%252e%252e/%252F', '/srv/%2e%2e/%2F'],
    ['/srv', '/.hidden/a..b/..c', '/srv/.hidden/a..b/..c'],
    ['C:\\srv', '/a', 'C:\\srv/a'],
  ])('%s + %s is %s', (root, text, path) => {
    expect(safeFilePath(root)(parsed(text))).toEqual(E.right(path))
  })

  const REFUSED: ReadonlyArray<readonly [string, number, FilePathReason]> = [
    ['urn:a', 4, 'rootless'],
    ['a', 0, 'rootless'],
    ['/a/../b', 3, 'traversal'],
    ['/a/.', 3, 'traversal'],
    ['/%2e%2E/b', 1, 'traversal'],
    ['/.%2e', 1, 'traversal'],
    ['/...', 1, 'traversal'],
    ['/..%20/b', 1, 'traversal'],
    ['/a%2Fb', 2, 'separator'],
    ['/..%2fb', 3, 'separator'],
    ['/a/b%5cc', 4, 'separator'],
    ['/a%00.html', 2, 'nul'],
    ['/C:/x', 2, 'colon'],
    ['/C%3A/x', 2, 'colon'],
    ['/a.txt::$DATA', 6, 'colon'],
    ['/a/b//c', 5, 'empty-segment'],
    ['http://h//a', 9, 'empty-segment'],
    ['/a%FF', 2, 'utf-8'],
    ['/b/a%C0%AF', 4, 'utf-8'],
  ]

  it.each(REFUSED)('refuses %s at %i: %s', (text, offset, reason) => {
    const result = safeFilePath('/srv')(parsed(text))
    const error = { _tag: 'FilePathError', text, offset, component: 'path', reason }
    expect(result).toMatchObject({ _tag: 'Left', left: error })
    if (E.isLeft(result))
      expect(showError(result.left).split('\n')[2]).toMatch(new RegExp(`^path: .* at offset ${offset}; .+$`))
  })

  const WINDOWS: ReadonlyArray<readonly [string, number, FilePathReason]> = [
    ['/a.txt.', 1, 'trailing-dot'],
    ['/a.txt%20', 1, 'trailing-dot'],
    ['/a.txt.%20.', 1, 'trailing-dot'],
    ['/a%2e/b', 1, 'trailing-dot'],
    ['/b/SECRE~1.TXT', 3, 'short-name'],
    ['/progra~1/x', 1, 'short-name'],
    ['/PROGRA%7e1', 1, 'short-name'],
    ['/AB12~12', 1, 'short-name'],
    ['/NUL', 1, 'device'],
    ['/nul.txt', 1, 'device'],
    ['/a/Con', 3, 'device'],
    ['/aux%20.txt', 1, 'device'],
    ['/COM1', 1, 'device'],
    ['/com0.tar.gz', 1, 'device'],
    ['/COM%C2%B9', 1, 'device'],
    ['/lpt%C2%B3.txt', 1, 'device'],
    ['/CONIN$', 1, 'device'],
    ['/CLOCK$', 1, 'device'],
    ['/a%3Cb', 2, 'character'],
    ['/%3e', 1, 'character'],
    ['/a%22', 2, 'character'],
    ['/a%7C', 2, 'character'],
    ['/a%3Fb', 2, 'character'],
    ['/a*', 2, 'character'],
    ['/a%2A', 2, 'character'],
    ['/C:', 2, 'colon'],
  ]

  it.each(WINDOWS)('refuses %s, which Windows reads otherwise, at %i: %s', (text, offset, reason) => {
    const result = safeFilePath('/srv')(parsed(text))
    expect(result).toMatchObject(E.left({ text, offset, reason }))
    if (E.isLeft(result)) expect(showError(result.left).split('\n')).toHaveLength(3)
    expect(safeFilePath({ root: '/srv', windows: true })(parsed(text))).toEqual(result)
    expect(safeFilePath({ root: '/srv', windows: false })(parsed(text))).toEqual(
      E.right(`/srv${decodeURIComponent(text)}`),
    )
  })

  it.each([
    '/console',
    '/nullable.txt',
    '/auxiliary',
    '/com10',
    '/com',
    '/lpt',
    '/a.con',
    '/README~',
    '/~user',
    '/a~b',
    '/backup~1.jpeg',
    '/long-file-name~1.txt',
    '/file.txt~1',
    '/a.b~1.txt',
    '/.hidden',
    '/a%20b',
    '/%20a',
    '/..a',
    "/!$&'()+,;=@-_",
  ])('accepts %s, which is a name on every system', (text) => {
    expect(safeFilePath('/srv')(parsed(text))).toEqual(E.right(`/srv${decodeURIComponent(text)}`))
  })

  /**
   * Lists file names, each with the short name that Windows assigns to the file. If files have similar names, Windows
   * adds a hash to the short name of the fifth file and of each later one.
   */
  it.each([
    ['foo~bar long name.txt', 'FOO~BA~1.TXT'],
    ['~~~~~~~~~.txt', '~~~~~~~1.TXT'],
    ['a~b~c~d e', 'A~B~CD~1'],
    ['a~ b', 'A~B~1'],
    ['.git', 'GIT~1'],
    ['.env.local', 'ENV~1.LOC'],
    ['.gitignore', 'GITIGN~1'],
    ['.gitmodules', 'GI7EBA~1'],
    ['file~name.config', 'FI3D2A~1.CON'],
    ['a b', 'AB~1'],
    ['.a', 'A~1'],
    ['x~1~2 longer.jpeg', 'X~1~2L~1.JPE'],
    ['photo.a~bc', 'PHOTO~1.A~B'],
    ['a name, the tenth', 'ANAM~10'],
    ['a name, the thousandth', 'ANA~1000'],
    ['a name, the last', 'A~999999'],
    ['\u00e9t\u00e9 2024.txt', '\u00c9T\u00c920~1.TXT'],
    ['name of no letters', '~1'],
  ])('refuses the short name of %s: %s', (_, name) => {
    for (const spelled of [name, name.toLowerCase(), name.replaceAll('~', '%7E'), name.replaceAll('~', '%7e')]) {
      const text = `/a/${encodeURI(spelled).replaceAll('%25', '%')}`
      expect(safeFilePath('/srv')(parsed(text))).toMatchObject(E.left({ offset: 3, reason: 'short-name' }))
      expect(safeFilePath({ root: '/srv', windows: false })(parsed(text))._tag).toBe('Right')
    }
  })

  it.each([
    ['~', '~~', 'a~', '~a', 'a~b', 'a~1b', 'a~b1', '~a~', 'v1~rc'],
    ['foobarb~1', 'FOO~BAR~1', 'abcdefg~1.txt', 'a~1234567', 'report~12.html', 'FOO~BA~1.JPEG'],
    ['a.b~1', 'a.b~1.txt', 'a~1.b.c', 'FOO~BA~1.TXT.gz', '.a~1', '.~1.txt'],
  ])('accepts %s, %s, %s and others, which are not of the form of a short name', (...names) => {
    for (const name of names) expect(safeFilePath('/srv')(parsed(`/${name}`))).toEqual(E.right(`/srv/${name}`))
  })

  it('refuses every name of eight characters that ends with ~ and a number, and no other', () => {
    const random = randomFrom(2)
    const seen = { refused: 0, accepted: 0 }
    for (let run = 0; run < 20_000; run++) {
      const name = Array.from({ length: 1 + random(13) }, () => pick(random, ['~', '~', '1', '9', 'A', 'f', '.'])).join(
        '',
      )
      if (/^\.+$|\.$/.test(name)) continue
      const [base = '', extension = '', ...rest] = name.split('.')
      const number = base.slice(base.lastIndexOf('~') + 1)
      const isNumber =
        base.includes('~') && number !== '' && number.length <= 6 && [...number].every((digit) => digit <= '9')
      const isShort = rest.length === 0 && base.length <= 8 && extension.length <= 3 && isNumber
      if (safeFilePath('/srv')(parsed(`/${name}`))._tag !== (isShort ? 'Left' : 'Right')) expect.fail(name)
      seen[isShort ? 'refused' : 'accepted']++
    }
    expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(500)
  })

  it.each(['%01', '%0A', '%0d', '%1F', '%7f'])('refuses the control character %s on every system', (octet) => {
    const error = { offset: 2, reason: 'control' }
    for (const windows of [true, false]) {
      expect(safeFilePath({ root: '/srv', windows })(parsed(`/a${octet}`))).toMatchObject(E.left(error))
    }
    expect(safeFilePath({ root: '/srv', windows: false })(parsed('/a%00'))).toMatchObject(E.left({ reason: 'nul' }))
  })

  it.each(['/.env', '/.git/config', '/a/%2Egit', '/a/.', '/..', '/...', '/b\\c'.replace('\\', '%5C')])(
    'refuses %s without dot files, on every system',
    (text) => {
      for (const windows of [true, false]) {
        expect(safeFilePath({ root: '/srv', windows, dotFiles: false })(parsed(text))._tag).toBe('Left')
      }
    },
  )

  it('says that a dot file is one', () => {
    expect(safeFilePath({ root: '/srv', dotFiles: false })(parsed('/a/.git/x'))).toMatchObject(
      E.left({ offset: 3, reason: 'dot-file' }),
    )
    expect(safeFilePath({ root: '/srv', dotFiles: false })(parsed('/a.b/c'))).toEqual(E.right('/srv/a.b/c'))
    expect(safeFilePath('/srv')(parsed('/.well-known/x'))).toEqual(E.right('/srv/.well-known/x'))
  })

  it('takes linear time', () => {
    for (const unit of ['~1', '.', '%20', '~', 'com1', '%c3%a9', '1']) {
      const read = (length: number) => () => safeFilePath('/srv')(parsed(`/${unit.repeat(length)}x`))
      expectLinear(unit, read, 50_000)
    }
  })

  it('never leaves the root, in generated paths', () => {
    const random = randomFrom(1)
    const pieces = [
      '/',
      '/',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5C',
      'a',
      'C:',
      '%3a',
      '%00',
      '%20',
      '%C3%A9',
      '%25',
      '2e',
      '~',
    ]
    let accepted = 0
    for (let run = 0; run < 20_000; run++) {
      const text = `http://h/${Array.from({ length: random(7) }, () => pick(random, pieces)).join('')}`
      const file = safeFilePath('/srv/www')(parsed(text))
      if (E.isLeft(file)) continue
      accepted++
      expect(posix.resolve('/srv/www', file.right).startsWith('/srv/www')).toBe(true)
      expect(posix.normalize(file.right)).toBe(file.right)
      expect(win32.resolve('/srv/www', file.right).replaceAll('\\', '/')).toMatch(/^[^:]?:?\/srv\/www(\/|$)/)
    }
    expect(accepted).toBeGreaterThan(1000)
  })
})

it('does not take a text for a view', () => {
  expect(() => safeFilePath('/srv')('/etc/passwd' as never)).toThrow('the value is not a view')
})

it.each([
  [{ root: '/srv', dotFiles: 'deny' }, "the option 'dotFiles' is one of true, false"],
  [{ root: '/srv', windows: 'no' }, "the option 'windows' is one of true, false"],
  [{ windows: true }, "the option 'root' is a string"],
])('throws for the options %j', (options, message) => {
  expect(() => safeFilePath(options as never)).toThrow(new TypeError(message))
})
