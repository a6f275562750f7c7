/** Checks that documents, comments and test names are plain English. The rules are in `../support/english.ts`. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultsIn, PROSE_RULES, proseOfComments, proseOfMarkdown, RULES, testNamesIn } from '../support/english'
import { filesOf, ROOT, textOf } from '../support/imports'

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
  expect(names.flatMap(({ names }) => names.filter((name) => /^[A-Z]{1,2}\d+\b/.test(name)))).toEqual([])
})

describe('the rules', () => {
  it.each([
    'Take it to check a text.',
    'A port is no number.',
    'Browsers read it in another way.',
    'It has a file of its own.',
    'New options are new, too.',
    'The sentence says what to write.',
    'Use uri and its relatives.',
    'It takes 0.4 of the time before.',
    'This is the door for texts.',
    'A buffer is lent.',
    'An option that the command line has not.',
    'Whoever writes a path expects it to count.',
  ])('see: %s', (text) => expect(faultsIn({ file: 'x', text })).toHaveLength(1))

  it('are all tried', () => expect(RULES).toHaveLength(12))

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
