import type { View } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../support/corpus'

describe('a view', () => {
  const view = viewOf('foo://user@example.com:8042/over/there?name=ferret#nose')

  it('holds the text and the offsets, and nothing else', () => {
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

  it('tells a URI from a relative-ref by its tag', () => {
    expect(viewOf('a:')._tag).toBe('Uri')
    expect(viewOf('//a')._tag).toBe('RelativeRef')
  })

  it('is its text where a string is wanted, and in JSON', () => {
    expect(view.toString()).toBe(view.text)
    expect(`${view}`).toBe(view.text)
    expect(JSON.stringify({ view })).toBe(JSON.stringify({ view: view.text }))
  })

  it('has its keys in the same order, whatever the text, so that all views have one hidden class', () => {
    for (const text of ['', '//a', 'a:b?c', '//u@[::1]:1']) expect(Object.keys(viewOf(text))).toEqual(Object.keys(view))
  })

  it('cannot be changed, as the compiler sees it', () => {
    const change = (changed: View): void => {
      // @ts-expect-error every field is read-only
      changed.pathEnd = 0
      // @ts-expect-error the text, too
      changed.text = view.text
    }
    expect(change).toBeTypeOf('function')
  })
})
