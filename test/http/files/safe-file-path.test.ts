import { posix, win32 } from 'node:path'
import * as E from 'fp-ts/Either'
import { type AnyView, isUriReference, showError, view } from 'uri-ts'
import { type FilePathReason, safeFilePath } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../refimpl/random'

const parsed = (text: string): AnyView => (isUriReference(text) ? view(text) : expect.fail(text))

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
