import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import querystring from 'node:querystring'
import nodeUrl from 'node:url'
import fastUri from 'fast-uri'
import * as ufo from 'ufo'
import * as uriJs from 'uri-js'
import * as uriTs from 'uri-ts'
import * as equivalence from 'uri-ts/equivalence'
import * as repairs from 'uri-ts/repair'
import * as schemes from 'uri-ts/schemes'
import * as texts from 'uri-ts/text'
import UrlParse from 'url-parse'
import { describe, expect, it } from 'vitest'

/** Lists packages that are not installed in this repository. The test skips calls to their functions. */
const ABSENT = ['query-string', 'qs', 'url-join', 'normalize-url']

const PAGE = readFileSync(resolve(import.meta.dirname, '../../docs/migration.md'), 'utf8')

/** Lists each package's functions. For packages that are not installed, the functions are listed here by hand. */
const FUNCTIONS = {
  '`node:url` and `node:querystring`': [...Object.keys(nodeUrl), ...Object.keys(querystring)],
  ufo: Object.keys(ufo),
  'query-string': ['exclude', 'extract', 'parse', 'parseUrl', 'pick', 'stringify', 'stringifyUrl'],
  qs: ['parse', 'stringify'],
  'url-parse': Object.keys(UrlParse),
}

const missingIn = (section: string, names: readonly string[]): readonly string[] => {
  const [, text = ''] = PAGE.split(/^## /m).flatMap((each) => (each.startsWith(`${section}\n`) ? [section, each] : []))
  const named = new Set(
    Array.from(text.matchAll(/`(?:new )?\w+\.([\w$]+)|`([\w$]+)`/g), ([, called, alone]) => called ?? alone),
  )
  return names.filter((name) => !named.has(name))
}

const rows = (): ReadonlyArray<readonly [before: string, after: string, result: string, isAbsent: boolean]> =>
  PAGE.split(/^## /m).flatMap((section) => {
    const isAbsent = ABSENT.includes(section.slice(0, section.indexOf('\n')))
    return [...section.matchAll(/^\| `(.+?)`(?:, [\w ]+)? \| `(.+?)` \| `(.+)` \|$/gm)].map(
      ([, before = '', after = '', result = '']) => [before, after, result, isAbsent] as const,
    )
  })

const scope = {
  ...{ ...uriTs, ...equivalence, ...repairs, ...schemes, ...texts },
  ...{ fastUri, uriJs, ufo, nodeUrl, querystring, UrlParse },
  parsed: (text: string) => uriTs.orThrow(uriTs.parseUri(text)),
  url: new URL('http://a/b?b=1#c'),
}

const evaluate = (expression: string): unknown =>
  new Function(...Object.keys(scope), `return (${expression})`)(...Object.values(scope))

describe('the tables of docs/migration.md', () => {
  it('have a row for each call', () => expect(rows().length).toBeGreaterThan(85))

  it.each(Object.entries(FUNCTIONS))('name each function of %s', (section, names) => {
    expect(missingIn(section, names)).toEqual([])
    expect(missingIn(section, ['nothing', 'toString'])).toEqual(['nothing', 'toString'])
  })

  it.each(rows())('%s becomes %s', (before, after, result, isAbsent) => {
    if (!isAbsent) expect(() => evaluate(before)).not.toThrow()
    expect(evaluate(after)).toEqual(evaluate(result))
  })
})
