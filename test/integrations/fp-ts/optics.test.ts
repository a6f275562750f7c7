import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import * as optics from '../../../src/integrations/fp-ts/optics'
import { fresh, uriOf } from '../../support/views'

/** Applies `getOption` to a string, and then `reverseGet` to the result. */
const through =
  <A extends string>({ getOption, reverseGet }: optics.Prism<string, A>) =>
  (text: string): O.Option<string> =>
    O.map(reverseGet)(getOption(text))

const PRISMS = {
  prismUriReference: through(optics.prismUriReference),
  prismUri: through(optics.prismUri),
  prismAbsoluteUri: through(optics.prismAbsoluteUri),
  prismRelativeRef: through(optics.prismRelativeRef),
  prismQuery: through(optics.prismQuery),
  prismFragment: through(optics.prismFragment),
} as const

describe('prisms', () => {
  it.each([
    { text: 'http://a', of: ['prismUriReference', 'prismUri', 'prismAbsoluteUri', 'prismQuery', 'prismFragment'] },
    { text: 'http://a#f', of: ['prismUriReference', 'prismUri'] },
    { text: '/a', of: ['prismUriReference', 'prismRelativeRef', 'prismQuery', 'prismFragment'] },
    { text: '//a#', of: ['prismUriReference', 'prismRelativeRef'] },
    { text: '1:2', of: ['prismQuery', 'prismFragment'] },
    { text: '%4', of: [] },
    { text: 'a b', of: [] },
  ])('that select <$text> are $of', ({ text, of }) => {
    for (const [name, is] of Object.entries(PRISMS)) {
      expect(is(text), name).toEqual(of.includes(name) ? O.some(text) : O.none)
    }
  })
})

describe('lenses', () => {
  it.each([
    { text: 'http://h/a?q#f', query: O.some('q'), fragment: O.some('f') },
    { text: 'x:', query: O.none, fragment: O.none },
    { text: 'x:?#', query: O.some(''), fragment: O.some('') },
  ])('get the query and the fragment of <$text>', ({ text, query, fragment }) => {
    expect(optics.lensQuery.get(uriOf(text))).toEqual(query)
    expect(optics.lensFragment.get(uriOf(text))).toEqual(fragment)
  })

  it('set and remove the query and the fragment', () => {
    const uri = uriOf('http://h/a?q#f')
    const set = <A>(lens: optics.Lens<typeof uri, A>, value: A): string => fresh(lens.set(value)(uri)).text
    expect(set(optics.lensQuery, O.none)).toBe('http://h/a#f')
    expect(set(optics.lensFragment, O.none)).toBe('http://h/a?q')
    expect(set(optics.lensQuery, optics.prismQuery.getOption('r/?'))).toBe('http://h/a?r/?#f')
    expect(set(optics.lensFragment, optics.prismFragment.getOption('r/?'))).toBe('http://h/a?q#r/?')
  })

  it.each([
    ['a space', 'x y'],
    ['a fragment', 'x#y'],
    ['a broken percent-encoding', '%4'],
    ['a number', 7],
    ['a value that is absent', undefined],
  ])('throw for %s, and say which function returns an error', (_, value) => {
    const option = O.some(value) as never
    expect(() => optics.lensQuery.set(option)).toThrow(
      new TypeError('the value is not a query: call withQuery, which returns an error'),
    )
    expect(() => optics.lensFragment.set(option)).toThrow(
      new TypeError('the value is not a fragment: call withFragment, which returns an error'),
    )
  })

  it.each(['x=2', undefined, null, {}, { value: 'x' }])('throw for %j, which is not an Option', (value) => {
    for (const { set } of [optics.lensQuery, optics.lensFragment]) {
      expect(() => set(value as never)).toThrow(
        new TypeError('the value is not an Option: write O.some(text) or O.none'),
      )
    }
  })

  it('read each property of an Option once', () => {
    let reads = 0
    const option = {
      _tag: 'Some',
      get value() {
        return reads++ === 0 ? 'a' : '#'
      },
    } as never
    expect(fresh(optics.lensQuery.set(option)(uriOf('x:'))).text).toBe('x:?a')
  })

  it('refuse the view as a second argument', () => {
    for (const { set } of [optics.lensQuery, optics.lensFragment]) {
      expect(() => Reflect.apply(set, undefined, [O.none, uriOf('x:')])).toThrow('write f(a)(b), not f(a, b)')
    }
  })
})
