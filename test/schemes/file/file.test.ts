import { view } from 'uri-ts'
import {
  fileUri,
  fromPosixPath,
  fromWindowsPath,
  isFileUri,
  parseFileUri,
  toPosixPath,
  toWindowsPath,
} from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { HOURS, LONG } from '../../support/law'
import { textShown as shown } from '../../support/shown'

const posixOf = (text: string): string => {
  const parsed = parseFileUri(text)
  return shown(parsed._tag === 'Left' ? parsed : toPosixPath(parsed.right))
}

const windowsOf = (text: string): string => {
  const parsed = parseFileUri(text)
  return shown(parsed._tag === 'Left' ? parsed : toWindowsPath(parsed.right))
}

const ABSOLUTE = 'a path begins with /, or with a drive such as C:/'
const SERVER = 'a server name is not just dots, and has no spaces, control characters or \\ / : * ? " < > |'

const NO_DRIVE =
  "(path: '/' is not allowed at offset 7; a Windows path begins with a drive, such as C:/, or is on a server)"

describe('the examples of RFC 8089', () => {
  it.each([
    ['appendix B', 'file:/path/to/file', '/path/to/file'],
    ['appendix B', 'file:///path/to/file', '/path/to/file'],
    [
      'appendix B',
      'file://host.example.com/path/to/file',
      "(host: 'h' is not allowed at offset 7; a POSIX path is on this host)",
    ],
    ['2', 'file://localhost/path/to/file', '/path/to/file'],
    ['2', 'FILE://LOCALHOST/path/to/file', '/path/to/file'],
  ])('%s: %s on POSIX', (_, text, path) => expect(posixOf(text)).toBe(path))

  it.each([
    ['E.2', 'file:c:/path/to/file', 'c:\\path\\to\\file'],
    ['E.2', 'file:///c:/path/to/file', 'c:\\path\\to\\file'],
    ['E.2', 'file:/c:/path/to/file', 'c:\\path\\to\\file'],
    ['E.2.1', 'file:///c%3A/path/to/file', 'c:\\path\\to\\file'],
    ['E.3.1', 'file://host.example.com/Share/path/to/file.txt', '\\\\host.example.com\\Share\\path\\to\\file.txt'],
    ['E.3.2', 'file:////host.example.com/path/to/file', '\\\\host.example.com\\path\\to\\file'],
    ['E.3.2', 'file://///host.example.com/path/to/file', '\\\\host.example.com\\path\\to\\file'],
    ['appendix B', 'file:///path/to/file', NO_DRIVE],
    ['E.3.2', 'file:////.a.%3B/b', '\\\\.a.;\\b'],
    ['E.3.2', 'file:////%7Ea/b', '\\\\~a\\b'],
  ])('%s: %s on Windows', (_, text, path) => expect(windowsOf(text)).toBe(path))

  it.each([
    ['E.1', 'file://user@host.example.com/path', 'userinfo', 11],
    ['E.2.2', 'file:///c|/path/to/file', 'character', 9],
    ['E.2.2', 'file:c|/path/to/file', 'character', 6],
  ])('%s: %s is refused', (_, text, reason, offset) => {
    expect(parseFileUri(text)).toMatchObject({ _tag: 'Left', left: { text, reason, offset } })
  })
})

describe('parseFileUri', () => {
  it.each([
    ['http://a/b', "scheme: 'h' is not allowed at offset 0; a file URI begins with file:"],
    ['file://u:p@/a', "userinfo: '@' is not allowed at offset 10; a file URI has no userinfo"],
    ['file://h:/a', "port: ':' is not allowed at offset 8; a file URI has no port"],
    ['file://[::1]:1/a', "port: ':' is not allowed at offset 12; a file URI has no port"],
    [
      'file:',
      'path: the end of the text is not allowed at offset 5; a path begins with /, or with a drive such as C:/',
    ],
    [
      'file://h',
      'path: the end of the text is not allowed at offset 8; a path begins with /, or with a drive such as C:/',
    ],
    ['file:a/b', "path: 'a' is not allowed at offset 5; a path begins with /, or with a drive such as C:/"],
    ['file:ac:/b', "path: 'a' is not allowed at offset 5; a path begins with /, or with a drive such as C:/"],
    ['file:c:a', "path: 'c' is not allowed at offset 5; a path begins with /, or with a drive such as C:/"],
    ['file://h//a', "path: '/' is not allowed at offset 9; the first segment of a path is not empty"],
    ['file:////', "path: '/' is not allowed at offset 8; the first segment of a path is not empty"],
    ['file:///////a', "path: '/' is not allowed at offset 8; the first segment of a path is not empty"],
    ['file:////s', `path: the end of the text is not allowed at offset 10; ${ABSOLUTE}`],
    ['file://///s', `path: the end of the text is not allowed at offset 11; ${ABSOLUTE}`],
    ['file:////s//', "path: '/' is not allowed at offset 11; the first segment of a path is not empty"],
    ['file:////s//a', "path: '/' is not allowed at offset 11; the first segment of a path is not empty"],
    ['file://///s//a', "path: '/' is not allowed at offset 12; the first segment of a path is not empty"],
    ['file:////s///a', "path: '/' is not allowed at offset 11; the first segment of a path is not empty"],
    ['file:////s?', `path: '?' is not allowed at offset 10; ${ABSOLUTE}`],
    ['file:////s#a', `path: '#' is not allowed at offset 10; ${ABSOLUTE}`],
    ['file:////s?/a', `path: '?' is not allowed at offset 10; ${ABSOLUTE}`],
    ['file:////a:b/c', `host: 'a' is not allowed at offset 9; ${SERVER}`],
    ['file:////C:/a', `host: 'C' is not allowed at offset 9; ${SERVER}`],
    ['file://///C:/a', `host: 'C' is not allowed at offset 10; ${SERVER}`],
    ['file:////a%5cb/c', `host: 'a' is not allowed at offset 9; ${SERVER}`],
    ['file:////a%20b/c', `host: 'a' is not allowed at offset 9; ${SERVER}`],
    ['file:////%1f/c', `host: '%' is not allowed at offset 9; ${SERVER}`],
    ['file:////.%2E/c', `host: '.' is not allowed at offset 9; ${SERVER}`],
    ['file:////a%3Fb/c', `host: 'a' is not allowed at offset 9; ${SERVER}`],
    ['file:////a%7Cb/c', `host: 'a' is not allowed at offset 9; ${SERVER}`],
    ['file:////../c', `host: '.' is not allowed at offset 9; ${SERVER}`],
    ['file://localhost//s/a', "path: '/' is not allowed at offset 17; the first segment of a path is not empty"],
    ['file:///a?', "query: '?' is not allowed at offset 9; a file URI has no query; write %3F for a ? in a name"],
    ['file:/a#?', "fragment: '#' is not allowed at offset 7; a file URI has no fragment; write %23 for a # in a name"],
  ])('refuses %s', (text, sentence) => {
    expect(shown(parseFileUri(text))).toBe(`(${sentence})`)
    expect(parseFileUri(text)).toMatchObject({ left: { _tag: 'FileUriError' } })
    expect(isFileUri(text)).toBe(false)
    expect(() => fileUri(text as never)).toThrow(new TypeError(sentence))
  })

  it('takes no value that is not a text', () => {
    for (const value of [undefined, null, 7, {}, ['file:///a']]) expect(isFileUri(value)).toBe(false)
  })
})

describe('paths', () => {
  it.each([
    ['file:///a%2Fb', "(path: '%' is a separator when decoded at offset 9; a name has no separators)"],
    ['file:///a%00b', "(path: '%' stands for NUL at offset 9; a name has no NUL)"],
    ['file:///a%C0%AF', "(path: '%' does not begin a character at offset 9; a file name is valid UTF-8)"],
    ['file:////server/a', "(path: '/' is not allowed at offset 7; a POSIX path is on this host)"],
    ['file:c:/a', "(path: 'c' is not allowed at offset 5; a path begins with /, or with a drive such as C:/)"],
    ['file:///a%5Cb/%c3%a9//.', '/a\\b/é//.'],
    ['file:///', '/'],
  ])('toPosixPath of %s', (text, path) => expect(posixOf(text)).toBe(path))

  it.each([
    ['file:///C:/a%5Cb', "(path: '%' is a separator when decoded at offset 12; a name has no separators)"],
    ['file:///C:', NO_DRIVE],
    ['file:///C:a/b', NO_DRIVE],
    ['file:///%43:/a', NO_DRIVE],
    ['file://a%5Cb/c', "(path: '%' is a separator when decoded at offset 8; a name has no separators)"],
    [
      'file://%3F/C:/a',
      "(host: '%' is not allowed at offset 7; a server name is not just dots, and has no spaces, control characters or \\ / : * ? \" < > |)",
    ],
    [
      'file://./C:/a',
      "(host: '.' is not allowed at offset 7; a server name is not just dots, and has no spaces, control characters or \\ / : * ? \" < > |)",
    ],
    [
      'file:////./COM1',
      "(host: '.' is not allowed at offset 9; a server name is not just dots, and has no spaces, control characters or \\ / : * ? \" < > |)",
    ],
    ['file:////s/a%00', "(path: '%' stands for NUL at offset 12; a name has no NUL)"],
    ['file:////s/', '\\\\s\\'],
    ['file://///s/a//b/', '\\\\s\\a\\\\b\\'],
    ['file://LOCALHO%53T/C:/a', 'C:\\a'],
    ['file://s/a%00', "(path: '%' stands for NUL at offset 10; a name has no NUL)"],
    ['file://caf%C3%A9/a', '\\\\café\\a'],
    ['file://localhost/C:/a/', 'C:\\a\\'],
  ])('toWindowsPath of %s', (text, path) => expect(windowsOf(text)).toBe(path))

  it.each([
    ['/', 'file:///'],
    ['/a b/é%?#[].txt', 'file:///a%20b/%C3%A9%25%3F%23%5B%5D.txt'],
    ['/C:/a\\b', 'file:///C:/a%5Cb'],
    ['a/b', "(path: 'a' is not allowed at offset 0; a path begins with /, or with a drive such as C:/)"],
    ['', '(path: the end of the text is not allowed at offset 0; a path begins with /, or with a drive such as C:/)'],
    ['//a/b', "(path: '/' is not allowed at offset 1; the first segment of a path is not empty)"],
    ['/a\0', '(path: U+0000 stands for NUL at offset 2; a name has no NUL)'],
    ['/a\ud800', '(path: a non-ASCII character does not begin a character at offset 2; a file name is valid UTF-8)'],
  ])('fromPosixPath of %j', (path, text) => expect(shown(fromPosixPath(path))).toBe(text))

  it.each([
    ['C:\\a b\\c', 'file:///C:/a%20b/c'],
    ['c:/a', 'file:///c:/a'],
    ['\\\\server\\share\\é', 'file://server/share/%C3%A9'],
    ['\\\\server', 'file://server/'],
    ['//server/share', 'file://server/share'],
    ['\\\\localhost\\c$', 'file:////localhost/c$'],
    ['\\\\café\\a', 'file://caf%C3%A9/a'],
    [
      'C:a',
      "(path: 'C' is not allowed at offset 0; a Windows path begins with a drive, such as C:/, or is on a server)",
    ],
    [
      '\\a',
      "(path: '\\' is not allowed at offset 0; a Windows path begins with a drive, such as C:/, or is on a server)",
    ],
    ['\\\\?\\C:\\a', "(path: '\\' is not allowed at offset 0; a Windows path names a drive or a server)"],
    ['\\\\.\\COM1', "(path: '\\' is not allowed at offset 0; a Windows path names a drive or a server)"],
    [
      '\\\\a:b\\c',
      "(host: 'a' is not allowed at offset 2; a server name is not just dots, and has no spaces, control characters or \\ / : * ? \" < > |)",
    ],
    ['\\\\.', "(path: '\\' is not allowed at offset 0; a Windows path names a drive or a server)"],
    ['\\\\s\\\\?', "(path: '\\' is not allowed at offset 4; the first segment of a path is not empty)"],
    ['\\\\s\\\\a', "(path: '\\' is not allowed at offset 4; the first segment of a path is not empty)"],
    ['//s/\\a', "(path: '\\' is not allowed at offset 4; the first segment of a path is not empty)"],
    ['\\\\..\\a', `(host: '.' is not allowed at offset 2; ${SERVER})`],
    ['\\\\a b\\c', `(host: 'a' is not allowed at offset 2; ${SERVER})`],
    ['\\\\a\x7f\\c', `(host: 'a' is not allowed at offset 2; ${SERVER})`],
    ['\\\\a_b$@\\c', 'file://a_b$%40/c'],
    ['\0', '(path: U+0000 stands for NUL at offset 0; a name has no NUL)'],
    ['C:\\\0', '(path: U+0000 stands for NUL at offset 3; a name has no NUL)'],
  ])('fromWindowsPath of %j', (path, text) => expect(shown(fromWindowsPath(path))).toBe(text))

  it('refuse a server name of any number of dots', { timeout: HOURS }, () => {
    expect(isFileUri(`file:////${'.'.repeat(LONG)}/a`)).toBe(false)
  })

  it('throw for anything but a text or a view', () => {
    expect(() => fromPosixPath(7 as never)).toThrow(TypeError)
    expect(() => fromWindowsPath(undefined as never)).toThrow(TypeError)
    expect(() => toPosixPath('file:///a' as never)).toThrow(TypeError)
    expect(() => toWindowsPath('file:///a' as never)).toThrow(TypeError)
    expect(shown(toPosixPath(view(fileUri('file:///a'))))).toBe('/a')
  })
})
