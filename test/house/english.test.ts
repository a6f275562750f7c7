/** Checks that documents, comments and test names are in plain English. The rules are in `../support/english.ts`. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  codesIn,
  faultsIn,
  PROSE_RULES,
  participlesIn,
  proseOfComments,
  proseOfMarkdown,
  RULES,
  testNamesIn,
} from '../support/english'
import { filesOf, ROOT, textOf } from '../support/files'

const DOCUMENTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...['docs', 'site/pages', 'examples', 'skills', 'packages', 'test-d'].flatMap((folder) => filesOf(folder, '.md')),
]

const PROGRAMS = ['src', 'types', 'test', 'test-d', 'bench', 'build', 'examples', 'packages', 'site'].flatMap(
  (folder) => ['.ts', '.mjs'].flatMap((suffix) => filesOf(folder, suffix)),
)

const ALL = [...RULES, ...PROSE_RULES]

it.each(DOCUMENTS)('%s', (file) => expect(faultsIn({ file, text: proseOfMarkdown(textOf(file)) }, ALL)).toEqual([]))

it('the comments of each program', () => {
  expect(PROGRAMS.flatMap((file) => faultsIn({ file, text: proseOfComments(textOf(file)) }, ALL))).toEqual([])
})

it('the names of tests', () => {
  const tests = PROGRAMS.filter((file) => file.endsWith('.test.ts'))
  const names = tests.map((file) => ({ file, names: testNamesIn(textOf(file)) }))
  expect(names.flatMap((each) => faultsIn({ file: each.file, text: each.names.join('\n') }))).toEqual([])
  expect(names.flatMap(({ names }) => codesIn(names))).toEqual([])
})

it('the names of functions', () => {
  const programs = PROGRAMS.filter(
    (file) => /^(?:src|types|build|packages|site)\//.test(file) && !/\btest\b/.test(file),
  )
  expect(programs.flatMap((file) => participlesIn(textOf(file)).map((name) => `${file}: ${name}`))).toEqual([])
})

describe('the rules', () => {
  /** For each rule, in the order of `RULES`, lists strings that break it. */
  const BAD: readonly (readonly string[])[] = [
    ['Take it to check strings.', 'Do not take it for requests.'],
    ['A port is no number.', 'Such names are no hosts.'],
    ['Browsers read it in another way.'],
    ['It has a file of its own.', 'They have files of their own.'],
    ['New options are new, too.', 'A view (and a string, too) is accepted.'],
    ['The sentence says what to write.', 'It prints sentences.'],
    ['Use uri and its relatives.'],
    ['It takes 0.4 of the time before.', 'It starts in half of the time.', 'It takes a seventh of the time before.'],
    [
      'The door for input.',
      'Its twin.',
      'The rules of the house.',
      'To mend it.',
      'It is mended.',
      'It is dearer.',
      "The world's URIs.",
    ],
    ['A buffer is lent.', 'They lend it a buffer.'],
    ['An option that the command line has not.'],
    ['Whoever writes a path expects it to count.'],
    ['It stops early, which keeps it fast.', 'It fails, which is why it throws.'],
    [
      'See OWNER/uri-ts.',
      'TODO: write this.',
      'Clone example/repo.',
      'Lorem ipsum dolor.',
      'FIXME later.',
      'At your-org.',
    ],
  ]

  it.each(BAD.flat())('see: %s', (text) => expect(faultsIn({ file: 'x', text })).toHaveLength(1))

  it.each(RULES.map(({ pattern }, index) => [String(pattern), index] as const))('%s has bad examples', (_, index) => {
    for (const text of BAD[index] ?? ['none'])
      expect(faultsIn({ file: 'x', text }, RULES.slice(index, index + 1))).toHaveLength(1)
  })

  it('are all tried', () => expect(BAD).toHaveLength(RULES.length))

  it('see a code before the name of a test', () => {
    expect(codesIn(['C12: reads a port', 'Y5 reads a host', 'IPv4 is read', 'reads C12'])).toHaveLength(2)
  })

  it.each([
    'const encoded = (text: string) => text',
    'export const removing = () => () => 0',
    'function compressed() {}',
    'const guarded = function () {}',
    'const frozen = <A>(a: A) => a',
    'const settingPairs = (pairs: object) => pairs',
  ])('see a participle as the name of a function: %s', (code) => expect(participlesIn(code)).toHaveLength(1))

  it('do not see nouns, verbs and constants as participles', () => {
    const code = 'const bindingOf = () => 1, embed = () => 2, encoded = 3, isGuarded = () => 4, decodedQuery = () => 5'
    expect(participlesIn(code)).toEqual([])
  })

  it('see what a document, a comment and the name of a test say', () => {
    const bad = 'A port is no number.'
    const [markdown, comment, name] = [
      proseOfMarkdown(`# A\n\n${bad}`),
      proseOfComments(`/** ${bad} */`),
      testNamesIn(`it('${bad}', f)`),
    ]
    for (const text of [markdown, comment, name.join('')]) expect(faultsIn({ file: 'x', text })).toHaveLength(1)
  })

  it.each([
    'Reads a text.',
    'A wrong literal does not compile.',
    'Fails: as x.',
    'Finds characters outside ASCII.',
    'If JavaScript passes a number.',
    'An object of options.',
  ])('see in prose: %s', (text) => expect(faultsIn({ file: 'x', text }, PROSE_RULES)).toHaveLength(1))

  it('of prose are all tried', () => expect(PROSE_RULES).toHaveLength(6))

  it('do not see code', () => {
    expect(proseOfMarkdown('a\n```\ntake it\n```\nb `is no` [c](door)')).toBe('a\n\nb x [c]')
    expect(proseOfComments('/** Is `no` @example\n * take it\n */ const a = "door"')).not.toMatch(/take it|door/)
  })

  it('see the names of tests', () => {
    expect(testNamesIn("describe('a', () => { it.each([1])('b %s', f); expect('c') })")).toEqual(['a', 'b %s'])
  })
})
