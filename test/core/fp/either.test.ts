import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { host, parseUriReference, portNumber, showReason } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { left, right } from '../../../src/core/fp/either'
import { none, some } from '../../../src/core/fp/option'

describe('Either', () => {
  it('has the shape of the Either of fp-ts', () => {
    expect(left('no')).toEqual(E.left('no'))
    expect(right(1)).toEqual(E.right(1))
    expect(E.isLeft(left('no'))).toBe(true)
    expect(E.isRight(right(1))).toBe(true)
  })
})

describe('Option', () => {
  it('has the shape of the Option of fp-ts', () => {
    expect(none).toEqual(O.none)
    expect(some(1)).toEqual(O.some(1))
    expect(O.isNone(none)).toBe(true)
    expect(O.isSome(some(undefined))).toBe(true)
  })
})

describe('in a pipe of fp-ts', () => {
  const portOf = (text: string): E.Either<string, number> =>
    pipe(
      parseUriReference(text),
      E.mapLeft(showReason),
      E.flatMap((view) => E.fromOption(() => 'no port')(portNumber(view))),
    )

  it('the result of a parser is chained, mapped and folded', () => {
    expect(portOf('http://a:80')).toEqual(E.right(80))
    expect(portOf('http://a')).toEqual(E.left('no port'))
    expect(portOf('http://a:x')).toEqual(E.left("port: 'x' is not allowed at offset 9; a port is digits"))
    expect(
      pipe(
        ['//a', '//b'],
        E.traverseArray(parseUriReference),
        E.map((views) => views.length),
      ),
    ).toEqual(E.right(2))
    expect(pipe(['//a', '//['], E.traverseArray(parseUriReference), E.isLeft)).toBe(true)
  })

  it('the result of an accessor is chained, mapped and folded', () => {
    const hosts = pipe(
      ['//a', 'b', '//c'],
      E.traverseArray(parseUriReference),
      E.map((views) =>
        views.map((view) =>
          pipe(
            host(view),
            O.getOrElse(() => '-'),
          ),
        ),
      ),
    )
    expect(hosts).toEqual(E.right(['a', '-', 'c']))
    expect(pipe(parseUriReference('b'), O.fromEither, O.flatMap(host))).toEqual(O.none)
  })
})
