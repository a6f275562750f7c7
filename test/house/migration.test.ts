import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastUri from 'fast-uri'
import type { Either } from 'fp-ts/Either'
import * as ufo from 'ufo'
import * as uriJs from 'uri-js'
import * as uriTs from 'uri-ts'
import * as equivalence from 'uri-ts/equivalence'
import * as repairs from 'uri-ts/repair'
import { describe, expect, it } from 'vitest'

/** The rows of all tables: the old call, the new call, and its result, each in backquotes. Words may follow the old call. */
const rows = (): ReadonlyArray<readonly [before: string, after: string, result: string]> => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/migration.md'), 'utf8')
  return [...page.matchAll(/^\| `(.+?)`(?:, [\w ]+)? \| `(.+?)` \| `(.+)` \|$/gm)].map(
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

const scope = { ...uriTs, ...equivalence, ...repairs, ok, fail, fastUri, uriJs, ufo, url: new URL('http://a/b?b=1#c') }

const evaluate = (expression: string): unknown =>
  new Function(...Object.keys(scope), `return (${expression})`)(...Object.values(scope))

describe('the tables of docs/migration.md', () => {
  it('have a row for each call', () => expect(rows().length).toBeGreaterThan(35))

  it.each(rows())('%s becomes %s', (before, after, result) => {
    expect(() => evaluate(before)).not.toThrow()
    expect(evaluate(after)).toEqual(evaluate(result))
  })
})
