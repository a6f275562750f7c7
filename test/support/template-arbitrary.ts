/** Generates random templates and values for them. */
import { pick, type Random } from '../refimpl/random'

const NAMES = ['a', 'b', 'c', 'id', 'x.y', 'list', '%41', '_1', 'page'] as const
const OPERATORS = ['', '', '+', '#', '.', '/', ';', '?', '&'] as const
const LITERALS = [
  '/',
  '/users/',
  'a',
  '-',
  '.',
  '?q=1',
  '&',
  ';',
  ':',
  '@',
  '#',
  'é',
  '%2F',
  '😀',
  "'",
  '=',
  ',',
  '~',
] as const
const CHARACTERS = [
  'a',
  'b',
  'Z',
  '0',
  '-',
  '.',
  '_',
  '~',
  '/',
  '?',
  '#',
  '&',
  '=',
  ',',
  ';',
  ':',
  '%',
  '%41',
  '%C3%A9',
  ' ',
  'é',
  '€',
  '😀',
  '+',
  '[',
  "'",
  '*',
  '|',
  '\n',
] as const

export const some = (random: Random, below: number, make: () => string): string =>
  Array.from({ length: random(below) }, make).join('')

const varspec = (random: Random): string => pick(random, NAMES) + pick(random, ['', '', '', '*', `:${1 + random(5)}`])

const expression = (random: Random): string =>
  `{${pick(random, OPERATORS)}${Array.from({ length: 1 + random(3) }, () => varspec(random)).join(',')}}`

export const templateText = (random: Random): string =>
  some(random, 5, () => some(random, 3, () => pick(random, LITERALS)) + expression(random)) +
  some(random, 2, () => pick(random, LITERALS))

const HOSTILE = [
  '{',
  '}',
  '%',
  ' ',
  '"',
  '*',
  ':',
  '0',
  ',',
  '.',
  '=',
  '!',
  '\ud800',
  '\uffff',
  '\u0085',
  '\u{1ffff}',
  '\u{e0001}',
  '|',
  '..',
]

/** Applies one or two edits to a template and returns the result. An edited template may still be valid. */
export const mutantText = (random: Random): string => {
  let text = templateText(random)
  for (let edits = 1 + random(2); edits > 0; edits--) {
    const at = random(text.length + 1)
    text = text.slice(0, at) + pick(random, HOSTILE) + text.slice(at + random(2))
  }
  return text
}

export const value = (random: Random): string => some(random, 5, () => pick(random, CHARACTERS))

const list = (random: Random): readonly unknown[] =>
  Array.from({ length: random(4) }, () => pick(random, [value(random), value(random), null, undefined, 7, false]))

const pairs = (random: Random): ReadonlyArray<readonly [string, string]> =>
  Array.from({ length: random(3) }, () => [`k${value(random)}`, value(random)] as const)

/** Returns a value of a random kind for each name: `undefined`, a string, a number, a boolean, a list or pairs. */
export const data = (random: Random): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    NAMES.map((name) => {
      const makers = [
        () => undefined,
        () => value(random),
        () => value(random),
        () => random(1000) - 500,
        () => random(2) === 0,
        () => list(random),
        () => Object.fromEntries(pairs(random)),
        () => pairs(random),
      ]
      return [name, pick(random, makers)()]
    }),
  )

/** Returns whether a value is a list or an associative array. Prefix modifiers apply to neither. */
export const isComposite = (data: unknown): boolean => typeof data === 'object' && data !== null

/** Returns a path segment in which reserved characters delimit the variable. */
const boundedSegment = (random: Random, name: string): string =>
  pick(random, [
    `/{${name}}`,
    `{/${name}}`,
    `/users/{${name}}`,
    `/{${name}}/posts`,
    `/(${`{${name}}`})`,
    `/{${name}};v`,
    `/{${name}}:`,
    `/@{${name}}`,
  ])

/** Returns a template in which reserved characters delimit every variable. */
export const boundedText = (random: Random): string => {
  const names = ['a', 'b', 'c'].slice(0, random(4))
  const path = names.map((name) => boundedSegment(random, name)).join('')
  const rest = pick(random, ['', '{/rest*}'])
  const query = pick(random, [
    '',
    '{?q}',
    '{?q,page}',
    '{?q,list*}',
    '?fixed=1{&q,page}',
    '?q={q}&page={page}',
    '{;q}{?page}',
    '{?q}{&page}',
  ])
  return `${pick(random, ['', 'http://example.com', 'http://{host}'])}${path}${rest}${query}`
}

/** Lists characters that have a special meaning in a template, a path or a pattern. */
export const PIECES = [
  'a',
  'users',
  '/',
  '/',
  '?',
  '#',
  '&',
  ';',
  ':',
  '=',
  '.',
  '..',
  '%41',
  '%2e',
  '%',
  '[',
  '\\',
  '\n',
  'é',
  '$',
  '^',
]
