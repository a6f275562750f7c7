/**
 * Converts the old code in the rows of `docs/migration.md`, and compares the results of the new code with those of the
 * old code.
 */
import querystring from 'node:querystring'
import nodeUrl from 'node:url'
import { Linter } from 'eslint'
import fastUri from 'fast-uri'
import * as ufo from 'ufo'
import * as uriJs from 'uri-js'
import * as uriTs from 'uri-ts'
import * as equivalence from 'uri-ts/equivalence'
import * as repairs from 'uri-ts/repair'
import { describe, expect, it } from 'vitest'
import { sectionOf } from '../src/conversion/page'
import { noReplacedPackage } from '../src/rules/no-replaced-package'
import { noUrlParse } from '../src/rules/no-url-parse'

const OLD = { fastUri, uriJs, ufo, nodeUrl, querystring }
const NEW = { ...uriTs, ...equivalence, ...repairs }

const MODULES = { fastUri: 'fast-uri', uriJs: 'uri-js', ufo: 'ufo', nodeUrl: 'node:url', querystring: 'querystring' }
const HEADINGS = ['fast-uri', 'uri-js', 'ufo', '`node:url` and `node:querystring`']

const BY_HAND = [
  "fastUri.parse('http://a b').error",
  "uriJs.serialize(uriJs.parse('http://a/b'))",
  "ufo.isRelative('./a')",
  "ufo.getQuery('http://a?b=1&c=2')",
  "ufo.parseQuery('b=c+d')",
  "ufo.filterQuery('http://a/?b=1&c=2', (key) => key !== 'b')",
  "ufo.isEqual('http://a/b', 'http://a/b')",
  "ufo.parseHost('a:80').port",
  "ufo.parseFilename('http://a/b/c.txt')",
  "ufo.stringifyParsedURL(ufo.parseURL('http://a/b'))",
  "ufo.isSamePath('/a', '/a')",
  "ufo.isScriptProtocol('javascript:')",
  "ufo.resolveURL('http://a/b', 'c')",
  "ufo.joinRelativeURL('/a/b', '../c')",
  "ufo.encodeQueryItem('a b', 'c&d')",
  "ufo.decodePath('/a%20b')",
  "ufo.parseAuth('b:c')",
  "nodeUrl.parse('http://u:p@a/').auth",
  "nodeUrl.parse('http://a/?b=1&c=2', true).query",
  "nodeUrl.resolveObject('http://a/b/c', '../d').pathname",
  "new nodeUrl.Url().parse('http://a:80/b').port",
  "querystring.parse('b=1&c=2')",
]

const KEPT = ["nodeUrl.fileURLToPath('file:///a%20b')", "nodeUrl.pathToFileURL('/a b').href"]

const linter = new Linter()
const rules = { 'no-url-parse': noUrlParse, 'no-replaced-package': noReplacedPackage }
const config: Linter.Config = {
  plugins: { 'uri-ts': { rules } },
  rules: Object.fromEntries(Object.keys(rules).map((name) => [`uri-ts/${name}`, ['error', { fix: 'all' }]])),
}

const rows = HEADINGS.flatMap((heading) => sectionOf(heading).rows)

const convert = (expression: string): Linter.FixReport => {
  const [object = ''] = /\w+(?=\.)/.exec(expression) ?? []
  const module = Object.entries(MODULES).find(([name]) => name === object)?.[1]
  return linter.verifyAndFix(`import * as ${object} from '${module}'\nexport const result = ${expression}\n`, config)
}

const evaluate = (code: string): unknown => {
  const body = code
    .replace(/^import \{(.*)\} from .*$/gm, (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = NEW`)
    .replace('export const result =', 'return')
  return new Function('NEW', ...Object.keys(OLD), body)(NEW, ...Object.values(OLD))
}

describe('each row of docs/migration.md', () => {
  it('is of a known package', () => {
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter(({ before }) => !/^(new )?(fastUri|uriJs|ufo|nodeUrl|querystring)\./.test(before))).toEqual([])
    expect(rows.map(({ before }) => before)).toEqual(expect.arrayContaining([...BY_HAND, ...KEPT]))
  })

  const isByHand = ({ before }: { readonly before: string }): boolean => BY_HAND.includes(before)
  const isKept = ({ before }: { readonly before: string }): boolean => KEPT.includes(before)

  it.each(rows.filter((row) => !isByHand(row) && !isKept(row)))(
    '$before becomes code with the same result',
    ({ before }) => {
      const { output, messages } = convert(before)
      expect(messages).toEqual([])
      expect(output).not.toMatch(/fast-uri|uri-js|ufo|node:url|querystring/)
      expect(evaluate(output) ?? null).toEqual(evaluate(`return ${before}`) ?? null)
    },
  )

  it.each(rows.filter(isByHand))('$before is reported with the new call', ({ before, after }) => {
    const { messages } = convert(before)
    expect(messages.map(({ message }) => message)).toContainEqual(expect.stringContaining(`\`${after}\``))
  })

  it.each(rows.filter(isKept))('$before is not reported', ({ before }) => {
    const { fixed, messages } = convert(before)
    expect({ fixed, messages }).toEqual({ fixed: false, messages: [] })
  })
})

it('a function without a counterpart is reported with the advice of the page', () => {
  const [message] = convert("ufo.withBase('/a', '/b')").messages
  expect(message?.message).toContain('To add a prefix in uri-ts, call `joinPath`')
})
