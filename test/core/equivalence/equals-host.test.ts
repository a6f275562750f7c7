import { expect, it } from 'vitest'
import { equalsHost } from '../../../src/core/equivalence/equals-host'
import { refOf } from '../../support/views'

it.each([
  { a: 'http://a/', b: 'ftp://u@A:21/b', is: true },
  { a: '//a', b: '//b', is: false },
  { a: '//%61', b: '//A', is: true },
  { a: '//%c3', b: '//%C3', is: true },
  { a: '//a%2Fb', b: '//a%2fB', is: true },
  { a: '//[::1]', b: '//[0:0:0:0:0:0:0:1]', is: true },
  { a: '//[::FFFF:1.2.3.4]', b: '//[::ffff:102:304]', is: true },
  { a: '//[::1]', b: '//[::2]', is: false },
  { a: '//[1:b::]', b: '//[b:1::]', is: false },
  { a: '//[::ffff:1.2.3.4]', b: '//1.2.3.4', is: false },
  { a: '//1.2.3.4', b: '//%31.2.3.4', is: true },
  { a: '//[v1.A]', b: '//[V1.a]', is: true },
  { a: '//', b: '//u@:80', is: true },
  { a: '//', b: '/a', is: false },
  { a: 'urn:a', b: '/b', is: true },
  { a: 'urn:a', b: '//a', is: false },
])('equalsHost of <$a> and <$b> is $is', ({ a, b, is }) => {
  expect(equalsHost(refOf(a))(refOf(b))).toBe(is)
  expect(equalsHost(refOf(b))(refOf(a))).toBe(is)
})

it('throws for anything but a view', () => {
  const view = refOf('//a')
  for (const [a, b] of [
    [view, {}],
    [{}, view],
    [{}, {}],
  ])
    expect(() => equalsHost(a as never)(b as never)).toThrow(TypeError)
})
