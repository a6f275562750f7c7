/**
 * Compares how Express paths are read by this library, by path-to-regexp 9, and by the version of path-to-regexp that
 * Express uses.
 */
import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as newest from 'path-to-regexp'
import { type ExpressDifference, extract, parseExpress } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'

const require = createRequire(createRequire(import.meta.url).resolve('router'))
const VERSIONS: Readonly<Record<string, typeof newest>> = { 'version 9': newest, Express: require('path-to-regexp') }

/**
 * Matches a path that ends with an unnamed `*`, as in Hono and Fastify. `parseExpress` accepts such a path, but
 * path-to-regexp refuses it.
 */
const UNNAMED = /\/\*$/

/** Matches a backslash before or inside a percent-encoded octet. path-to-regexp ignores the backslash. */
const ESCAPED_OCTET = /\\%|%[\da-f]?\\/i

const VARNAME = /^(?:\w|%[\da-f]{2})(?:\.?(?:\w|%[\da-f]{2}))*$/i

/** Matches a path that contains only valid characters (RFC 3986, section 3.3). */
const PATH = /^(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})*$/i

type Tokens = newest.TokenData['tokens']

const namesIn = (tokens: Tokens): readonly string[] =>
  tokens.flatMap((token) =>
    token.type === 'group' ? namesIn(token.tokens) : token.type === 'text' ? [] : [token.name],
  )

/**
 * Returns the template for a path that ends with the given group, or `undefined` if no template can express the path.
 */
const groupText = (tokens: Tokens, before: string): string | undefined => {
  const [first, second, third] = tokens
  if (third !== undefined) return undefined
  if (first?.type === 'wildcard' && second === undefined && before.endsWith('/')) {
    return `${before.slice(0, -1)}{/${first.name}*}`
  }
  if (first?.type === 'param' && second === undefined && before === '/') return `{/${first.name}}`
  if (first?.type !== 'text' || first.value !== '/' || second === undefined) return undefined
  if (second.type === 'param') return `${before}{/${second.name}}`
  return second.type === 'wildcard' ? `${before}{/${second.name}*}` : undefined
}

/** Returns the template for the tokens from path-to-regexp, or `undefined` if no template can express them. */
const templateText = (tokens: Tokens): string | undefined => {
  const names = namesIn(tokens)
  if (new Set(names).size < names.length || !names.every((name) => VARNAME.test(name))) return undefined
  let text = ''
  for (const [index, token] of tokens.entries()) {
    const isLast = index === tokens.length - 1
    if (token.type === 'param') text += `{${token.name}}`
    else if (token.type === 'text') {
      if (!PATH.test(token.value)) return undefined
      text += token.value
      // A segment of a route cannot begin with `:` or `*`.
      if (/\/[:*]/.test(text)) return undefined
    } else if (!isLast) return undefined
    else if (token.type === 'group') return groupText(token.tokens, text)
    else return text.endsWith('/') ? `${text.slice(0, -1)}{/${token.name}*}` : undefined
  }
  return text
}

/** Converts a path to a template, reading the path as the given version of path-to-regexp does. */
const theirTemplate = ({ parse, pathToRegexp }: typeof newest, text: string): string | undefined => {
  try {
    pathToRegexp(text)
    const { tokens } = parse(text)
    return templateText(tokens)
  } catch {
    return undefined
  }
}

const PIECES = [
  '/',
  '/',
  'a',
  'B',
  '1',
  ':',
  ':a',
  ':b',
  ':"c.d"',
  '*',
  '*a',
  '{',
  '}',
  '\\',
  '"',
  '$',
  '%41',
  '%',
  '.',
  '-',
  '(',
  '!',
  '#',
  'é',
]

const spelling = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`)

const path = fc
  .tuple(
    fc.array(fc.constantFrom('/a', '/B1', '/:x', '/:y', '/:"z.z"', '/:p-:q', '/:n.json', '/%C3%A9', '/1\\:$'), {
      maxLength: 3,
    }),
    fc.constantFrom('', '', '/', '/*r', '/{*r}', '{/*r}', '{/:o}'),
  )
  .map(([segments, end]) => segments.join('') + end)
  .filter((text) => /^\{?\//.test(text))

const target = fc
  .array(
    fc.constantFrom('/', '/', 'a', 'A', 'b1', 'B1', '-', '.json', '.JSON', '%C3%A9', '%c3%a9', '1:$', 'x', '%2F', '.'),
    { maxLength: 9 },
  )
  .map((pieces) => `/${pieces.join('')}`)

/**
 * Returns the values that a version of path-to-regexp reads from `target`, or `undefined` if `target` does not match.
 */
const theirs = ({ match }: typeof newest, text: string, target: string, options = {}): unknown => {
  const found = match(text, options)(target)
  return found === false ? undefined : { ...found.params }
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && (value.length === 0 || value[0] === ''))

describe.each(Object.entries(VERSIONS))('%s', (_name, version) => {
  law('reads the same spellings in the same way, if templates have them', [spelling], (text) => {
    if (UNNAMED.test(text) || ESCAPED_OCTET.test(text)) return
    const parsed = parseExpress(text)
    expect([text, E.isRight(parsed) ? parsed.right.text : undefined]).toEqual([text, theirTemplate(version, text)])
  })

  law('matches the same targets, but for the differences that the template names', [path, target], (text, target) => {
    const parsed = parseExpress(text)
    if (E.isLeft(parsed)) return
    const has = (difference: ExpressDifference): boolean => parsed.right.differences.includes(difference)
    const exact = theirs(version, text, target, { sensitive: true, trailing: false })
    const ours = extract(parsed.right)(target)
    const values = E.isRight(ours) ? { ...(ours.right as object) } : undefined
    const isExplained =
      (has('empty') && values !== undefined && Object.values(values).some(isEmpty)) ||
      (has('split') && E.isLeft(ours)) ||
      (has('optional') && E.isLeft(ours) && !(exact instanceof Object && 'o' in exact))
    if (!isExplained) expect([text, target, values]).toEqual([text, target, exact])
    const byDefault = (options: object): unknown => theirs(version, text, target, options)
    if (!has('case')) expect(byDefault({})).toEqual(byDefault({ sensitive: true }))
    if (!has('trailing-slash')) expect(byDefault({})).toEqual(byDefault({ trailing: false }))
  })
})

it('the seven spellings that Express reads otherwise are refused or read as Express does', () => {
  const read = (text: string): string => {
    const parsed = parseExpress(text)
    return E.isRight(parsed) ? parsed.right.text : parsed.left.reason
  }
  expect(read('/:1')).toBe('name-missing')
  expect(read('/*1')).toBe('name-missing')
  expect(read('/:a:b')).toBe('adjacent')
  expect(read('/:a$')).toBe('character')
  expect(read('/a$b')).toBe('/a$b')
  expect(read('/:"a.b"')).toBe('/{a.b}')
  expect(read('/a\\:b')).toBe('/a:b')
  expect(read('/a{/:b}')).toBe('/a{/b}')
  expect(read('/a{/*b}')).toBe('/a{/b*}')
})
