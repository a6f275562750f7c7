/**
 * Tests pairs of functions with generated URIs and paths, including paths on servers. Each function in a pair must be
 * able to read the output of the other.
 */
import * as fc from 'fast-check'
import { type Either, normalize, type UriError, type View } from 'uri-ts'
import { fromPosixPath, fromWindowsPath, isFileUri, parseFileUri, toPosixPath, toWindowsPath } from 'uri-ts/schemes'
import { expect, it } from 'vitest'
import { law, RUNS } from '../../support/law'

const PIECES = [
  ...['/', '/', '/', '//', 'localhost', 'server', 's', '.', '..', 'C:', 'c%3A', ':', '@', '*', '$', '_', '~', 'a b'],
  ...['%20', '%2F', '%5C', '%00', '%2e', '%C3%A9', '%FF', '%7C', '%1f', '%41', 'é', '?', '#', '|', '\\'],
]
const pieces = (min: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...PIECES), { minLength: min, maxLength: 7 }).map((all) => all.join(''))
const texts = fc
  .tuple(
    fc.constantFrom('file:', 'file:', 'file:/', 'file://', 'file:///', 'file:////', 'file://///', 'FILE:'),
    pieces(0),
  )
  .map(([start, rest]) => start + rest)
const paths = fc
  .tuple(
    fc.constantFrom('', '/', '\\', '\\\\', '\\\\', '//', '\\/', 'C:\\', 'c:/', '\\\\localhost', '\\\\?\\'),
    pieces(0),
  )
  .map(([start, rest]) => start + rest.replaceAll('//', '\\'))

const rightOf = <A>(either: Either<UriError, A>): A =>
  either._tag === 'Right' ? either.right : expect.fail(JSON.stringify(either.left))

const seen = { windows: 0, posix: 0, fromWindows: 0, fromPosix: 0 }

law('a Windows path that a URI becomes is the path of another URI', [texts], (text) => {
  const parsed = parseFileUri(text)
  const path = parsed._tag === 'Left' ? parsed : toWindowsPath(parsed.right)
  if (path._tag === 'Left') return
  seen.windows++
  const again = rightOf(fromWindowsPath(path.right))
  expect([text, isFileUri(again.text)]).toEqual([text, true])
  expect([text, rightOf(toWindowsPath(again))]).toEqual([text, path.right])
})

law('a POSIX path that a URI becomes is the path of another URI', [texts], (text) => {
  const parsed = parseFileUri(text)
  const path = parsed._tag === 'Left' ? parsed : toPosixPath(parsed.right)
  if (path._tag === 'Left') return
  seen.posix++
  const again = rightOf(fromPosixPath(path.right))
  expect([text, isFileUri(again.text)]).toEqual([text, true])
  expect([text, rightOf(toPosixPath(again))]).toEqual([text, path.right])
})

law('a URI that a Windows path becomes is parsed, and becomes the path', [paths], (path) => {
  const made = fromWindowsPath(path)
  if (made._tag === 'Left') return
  seen.fromWindows++
  const read = rightOf(toWindowsPath(rightOf(parseFileUri(made.right.text))))
  const written = path.replaceAll('/', '\\')
  expect(read).toBe(/^\\\\[^\\]+$/.test(written) ? `${written}\\` : written)
})

law('a URI that a POSIX path becomes is parsed, and becomes the path', [paths], (path) => {
  const made = fromPosixPath(path)
  if (made._tag === 'Left') return
  seen.fromPosix++
  expect(rightOf(toPosixPath(rightOf(parseFileUri(made.right.text))))).toBe(path)
})

law('a Windows path that a normalized URI becomes is that of a file URI', [texts], (text) => {
  const parsed = parseFileUri(text)
  if (parsed._tag === 'Left') return
  const normal = normalize(parsed.right)
  const path = toWindowsPath(normal as View as typeof parsed.right)
  if (path._tag === 'Right') expect([text, fromWindowsPath(path.right)._tag]).toEqual([text, 'Right'])
  if (path._tag === 'Right') expect([text, isFileUri(normal.text)]).toEqual([text, true])
})

law(
  'the name of a server is accepted by all, or by none',
  [pieces(1), fc.constantFrom('file:////', 'file://///')],
  (name, start) => {
    const server = name.replace(/[/\\?#|é ]|%2F|%5C/g, '') || 's'
    const parsed = parseFileUri(`${start}${server}/a`)
    if (parsed._tag === 'Left') {
      const decoded = server.replace(/%FF/gi, '').replace(/%00/g, '\x01')
      expect([server, fromWindowsPath(`\\\\${decodeURIComponent(decoded)}\\a`)._tag]).toEqual([server, 'Left'])
      return
    }
    const path = toWindowsPath(parsed.right)
    expect([server, path._tag]).toEqual([server, server.includes('%FF') ? 'Left' : 'Right'])
    if (path._tag === 'Right') expect(fromWindowsPath(path.right)._tag).toBe('Right')
  },
)

it('are laws of many URIs and paths', () => {
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS / 1000)
})

it.each(['file:////server/..', 'file:////server/..//x', 'file://server/..//x', 'file:////server/%2e%2e/x'])(
  'the normal form of %s is read as a file URI, or not at all',
  (text) => {
    const parsed = rightOf(parseFileUri(text))
    const normal = normalize(parsed) as View as typeof parsed
    expect([normal.text, toWindowsPath(normal)._tag]).toEqual([normal.text, isFileUri(normal.text) ? 'Right' : 'Left'])
  },
)
