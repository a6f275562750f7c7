import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { View } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { requireView, withTail } from '../../../src/core/model/view'
import { viewOf } from '../../support/corpus'

describe('a view', () => {
  const view = viewOf('foo://user@example.com:8042/over/there?name=ferret#nose')

  it('has the text and the offsets, and no other keys', () => {
    expect({ ...view }).toEqual({
      _tag: 'Uri',
      text: 'foo://user@example.com:8042/over/there?name=ferret#nose',
      schemeEnd: 3,
      userinfoEnd: 10,
      hostEnd: 22,
      hostKind: 0,
      pathStart: 27,
      pathEnd: 38,
      queryEnd: 50,
    })
  })

  it('has a tag that tells a URI from a relative-ref', () => {
    expect(viewOf('a:')._tag).toBe('Uri')
    expect(viewOf('//a')._tag).toBe('RelativeRef')
  })

  it('converts to its text in template literals and in JSON', () => {
    expect(view.toString()).toBe(view.text)
    expect(`${view}`).toBe(view.text)
    expect(JSON.stringify({ view })).toBe(JSON.stringify({ view: view.text }))
  })

  it('has the same keys in the same order for every text, so all views have one hidden class', () => {
    for (const text of ['', '//a', 'a:b?c', '//u@[::1]:1']) expect(Object.keys(viewOf(text))).toEqual(Object.keys(view))
  })

  it('is read-only for the compiler', () => {
    const change = (changed: View): void => {
      // @ts-expect-error every field is read-only
      changed.pathEnd = 0
      // @ts-expect-error every field is read-only
      changed.text = view.text
    }
    expect(change).toBeTypeOf('function')
  })
})

it('withTail replaces what follows the authority', () => {
  const changed = withTail(viewOf('foo://u@h:1/a?b#c'), 'foo://u@h:1/d', 13, -1)
  expect({ ...changed }).toEqual({ ...viewOf('foo://u@h:1/d') })
})

it('requireView says which function returns a view', () => {
  for (const value of [undefined, null, {}, 'http://a/'])
    expect(() => requireView(value as never)).toThrow(
      'the value is not a view: call view or parseUri, and orThrow for an Either',
    )
})

it('the offsets in the docstring of View are right', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../../src/core/model/view.ts'), 'utf8')
  const text = /http:\/\/user@\S+/.exec(source)?.[0] ?? ''
  const claims = source.matchAll(/`(\w+(?:End|Start))`(?: is)? (\d+)/g)
  const view: Readonly<Record<string, unknown>> = { ...viewOf(text) }
  const offsets = Array.from(claims, ([, key = '', offset]) => [view[key], Number(offset)])
  expect(offsets).toHaveLength(6)
  for (const [actual, claimed] of offsets) expect(actual).toBe(claimed)
})
