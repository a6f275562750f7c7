/** Compares the functions for file paths with Node's `pathToFileURL` and `fileURLToPath`. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as fc from 'fast-check'
import { type Either, normalize, type UriError, type View } from 'uri-ts'
import { fromPosixPath, fromWindowsPath, parseFileUri, toPosixPath, toWindowsPath } from 'uri-ts/schemes'
import { describe, expect } from 'vitest'
import { law } from '../../support/law'

const character = fc.oneof(
  fc.constantFrom(...'abcXYZ019-._~ %?#[]|^"<>`{}@:;=&+$!*,\'()'),
  fc.constantFrom('é', '€', '😀', '%2F', '%5c', '%41', '\n', '\t', '\r', '\x7f', '\u0085', '..', '.'),
)
const nameOf = (excluded: RegExp): fc.Arbitrary<string> =>
  fc.array(character, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('').replace(excluded, '') || 'a')

/**
 * Returns whether a name is `.` or `..`. Node resolves dot segments before it writes a URI, but this library keeps
 * them.
 */
const isDots = (name: string): boolean => name === '.' || name === '..'

const namesOf = (excluded: RegExp): fc.Arbitrary<readonly string[]> =>
  fc.array(
    nameOf(excluded).filter((name) => !isDots(name)),
    { maxLength: 5 },
  )

const posixPaths = namesOf(/\//g).map((names) => `/${names.join('/')}`)

/** Generates file names without the characters that Windows forbids. */
const windowsNames = namesOf(/[\\/:*?"<>|]/g)
const drivePaths = fc
  .tuple(fc.constantFrom('C', 'c', 'Z'), windowsNames)
  .map(([drive, names]) => `${drive}:\\${names.join('\\')}`)
const serverPaths = fc
  .tuple(fc.constantFrom('server', 'a-b.example', 'x1'), fc.constantFrom('share', 'c$'), windowsNames)
  .map(([server, share, names]) => `\\\\${[server, share, ...names].join('\\')}`)
const windowsPaths = fc.oneof(drivePaths, serverPaths)

const rightOf = <A>(either: Either<UriError, A>): A =>
  either._tag === 'Right' ? either.right : expect.fail(JSON.stringify(either.left))

/**
 * Encodes a URI as this library does. Node encodes `~`, but leaves unencoded some of the characters that RFC 3986
 * forbids.
 */
const encodedAsWeDo = (href: string): string =>
  href
    .replace(/[|^[\]{}`]/g, (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%7E', '~')
    // Node writes an extra slash after the root of a drive.
    .replace(/^(file:\/\/\/[A-Z]:\/)\/$/i, '$1')

const textOf = (view: View): string => view.text

describe('POSIX', () => {
  law('writes what Node writes', [posixPaths], (path) => {
    const { href } = pathToFileURL(path, { windows: false })
    expect(textOf(rightOf(fromPosixPath(path)))).toBe(encodedAsWeDo(href))
  })

  law('reads what Node reads', [posixPaths], (path) => {
    const { text } = rightOf(fromPosixPath(path))
    expect(rightOf(toPosixPath(rightOf(parseFileUri(text))))).toBe(fileURLToPath(text, { windows: false }))
  })

  law('reads what it writes', [posixPaths], (path) => {
    expect(rightOf(toPosixPath(rightOf(fromPosixPath(path))))).toBe(path)
  })
})

describe('Windows', () => {
  law('writes what Node writes', [windowsPaths], (path) => {
    const made = textOf(rightOf(fromWindowsPath(path)))
    const { href } = pathToFileURL(path, { windows: true })
    expect(encodedAsWeDo(href)).toBe(made)
  })

  law('reads what it writes', [windowsPaths], (path) => {
    expect(rightOf(toWindowsPath(rightOf(fromWindowsPath(path))))).toBe(path)
  })

  law('reads what Node reads', [windowsPaths], (path) => {
    const { text } = normalize(rightOf(fromWindowsPath(path)))
    expect(rightOf(toWindowsPath(rightOf(parseFileUri(text))))).toBe(fileURLToPath(text, { windows: true }))
  })
})
