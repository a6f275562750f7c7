import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastUri from 'fast-uri'
import type { Either } from 'fp-ts/Either'
import * as uriJs from 'uri-js'
import * as uriTs from 'uri-ts'
import { describe, expect, it } from 'vitest'

/** The rows of the tables under "Coming from": what one wrote, what one writes, what it gives; each in backquotes. */
const rows = (): ReadonlyArray<readonly [before: string, after: string, result: string]> => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
  return [...readme.matchAll(/^\| `(.+?)` \| `(.+?)` \| `(.+)` \|$/gm)].map(
    ([, before = '', after = '', result = '']) => [before, after, result],
  )
}

const ok = <E, A>(either: Either<E, A>): A => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left))
  return either.right
}

const fail = <E, A>(either: Either<E, A>): E => {
  if (either._tag === 'Right') throw new Error(JSON.stringify(either.right))
  return either.left
}

const scope = { ...uriTs, ok, fail, fastUri, uriJs, url: new URL('http://a/b?b=1#c') }

const evaluate = (expression: string): unknown =>
  new Function(...Object.keys(scope), `return (${expression})`)(...Object.values(scope))

describe('the migration table of the README', () => {
  it('has a row for each call', () => expect(rows().length).toBeGreaterThan(25))

  it.each(rows())('%s becomes %s', (before, after, result) => {
    expect(() => evaluate(before)).not.toThrow()
    expect(evaluate(after)).toEqual(evaluate(result))
  })
})
