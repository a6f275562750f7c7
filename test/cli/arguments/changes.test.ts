import { describe, expect, test } from 'vitest'
import { applyChanges, type ChangeOptions, takeChanges } from '../../../src/cli/arguments/changes'
import { parseUriReference } from '../../../src/core/model/parse'

/** Passes the arguments to `set`. For each URI, returns the changed URI or the error. */
const changed = (args: readonly string[], options: ChangeOptions = {}): readonly unknown[] => {
  const { changes, texts } = takeChanges(args, options)
  return texts.map((text) => {
    const parsed = parseUriReference(text)
    if (parsed._tag === 'Left') throw new Error(text)
    const outcome = applyChanges(changes)(parsed.right)
    return outcome._tag === 'Right' ? outcome.right.text : outcome.left
  })
}

describe('set', () => {
  test.each<readonly [args: readonly string[], options: ChangeOptions, expected: string]>([
    [['scheme=https', 'http://a/b'], {}, 'https://a/b'],
    [['authority=me@b:1', 'http://a:80/c'], {}, 'http://me@b:1/c'],
    [['userinfo=me', 'port=', 'http://a:80/c'], {}, 'http://me@a:/c'],
    [['port=80', 'host=b', '/c'], {}, '//b:80/c'],
    [['host=', 'http://a/'], {}, 'http:///'],
    [['host=[::1]', 'http://a/'], {}, 'http://[::1]/'],
    [['path=', 'http://a/b?c'], {}, 'http://a?c'],
    [['path=//b', 'x:a'], {}, 'x:/.//b'],
    [['path=a:b', '/c'], {}, './a:b'],
    [['query=', 'fragment=', 'http://a/'], {}, 'http://a/?#'],
    [['query=a=b%20c', 'http://a/'], {}, 'http://a/?a=b%20c'],
    [['host=b', 'host=c', 'http://a/'], {}, 'http://c/'],
    [['query=x', './host=c'], {}, './host=c?x'],
    [
      ['path=/50% off?', 'query=a b', 'fragment=%41', 'http://a/'],
      { data: true },
      'http://a/50%25%20off%3F?a%20b#%2541',
    ],
    [['host=b@c', 'userinfo=@', 'port=1', 'http://a/'], { data: true }, 'http://%40@b%40c:1/'],
    [['query.a=1&2', 'http://h/?b&a=3&a=4'], {}, 'http://h/?b&a=1%262'],
    [['query.__proto__=%41', 'http://h/'], {}, 'http://h/?__proto__=%2541'],
    [['query.=x=y', 'http://h/'], {}, 'http://h/?=x%3Dy'],
    [['query=', 'query.a=\n', 'http://h/?b'], {}, 'http://h/?a=%0A'],
    [['http://me@a:80/b?c#d'], { unset: ['userinfo', 'port', 'query', 'fragment'] }, 'http://a/b'],
    [['http://a/b'], { unset: ['scheme', 'authority'] }, '/b'],
    [['http://a/b'], { unset: ['port'] }, 'http://a/b'],
    [['query.b=2', 'http://h/?a=1'], { unset: ['query.a'], append: ['c', 'b=3'] }, 'http://h/?b=2&c&b=3'],
    [['http://h/?a'], { unset: ['query.a'] }, 'http://h/'],
  ])('%j with %j', (args, options, expected) => {
    expect(changed(args, options)).toEqual([expected])
  })

  test('changes every text', () => {
    expect(changed(['port=1', '//a', 'x://b', ''])).toEqual([
      '//a:1',
      'x://b:1',
      { _tag: 'BuildError', text: '1', offset: 0, component: 'port', reason: 'authority-missing' },
    ])
  })

  test.each<readonly [args: readonly string[], component: string, offset: number]>([
    [['host=a@b', 'http://h/'], 'host', 1],
    [['port=8o', 'http://h/'], 'port', 1],
    [['scheme=', 'http://h/'], 'scheme', 0],
    [['query=#', 'http://h/'], 'query', 0],
    [['path=a', 'http://h/'], 'path', 0],
    [['host=h', 'mailto:a'], 'path', 0],
    [['authority=a/b', 'http://h/'], 'host', 1],
  ])('%j fails', (args, component, offset) => {
    expect(changed(args)).toEqual([expect.objectContaining({ _tag: 'BuildError', component, offset })])
  })

  test.each<readonly [args: readonly string[], options: ChangeOptions, message: string]>([
    [['http://a/'], {}, 'set needs a change, such as host=VALUE'],
    [[], {}, 'set needs a change, such as host=VALUE'],
    [['path'], { unset: ['path'] }, "cannot unset 'path'; allowed names are"],
    [['x'], { unset: ['__proto__'] }, "cannot unset '__proto__'; allowed names are"],
    [['host=a', 'authority=b', 'x'], {}, 'set either authority, or userinfo'],
  ])('%j with %j is wrong usage', (args, options, message) => {
    expect(() => takeChanges(args, options)).toThrow(message)
  })
})
