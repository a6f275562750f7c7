/**
 * Checks that the regular expression for a template and the function that steps through the template's tokens split
 * strings at the same positions.
 */
import * as E from 'fp-ts/Either'
import { expandUnknown, extract, type Template } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../src/template/extract/compile'
import { stepsOf, walk } from '../../../src/template/extract/match-deterministic'
import { cutByPattern, LONGEST, patternOf } from '../../../src/template/extract/regexp'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { LONG } from '../../support/law'
import { boundedText, data, PIECES, some, templateText } from '../../support/template-arbitrary'
import { HOURS, parsed, RUNS, SEED } from '../../support/template-setup'

const textFor = (template: Template, random: Random): string => {
  const expanded = expandUnknown(template)(data(random))
  const text = E.isRight(expanded) ? expanded.right : ''
  const at = random(text.length + 1)
  return random(2) === 0 ? text : text.slice(0, at) + some(random, 3, () => pick(random, PIECES)) + text.slice(at)
}

describe('patternOf', () => {
  it(
    'cuts a text where walk does',
    () => {
      const random = randomFrom(SEED + 2)
      const counts = { cut: 0, refused: 0 }
      for (let run = 0; run < RUNS; run++) {
        const template = parsed(pick(random, [boundedText, templateText])(random))
        const program = compile(template)
        const pattern = patternOf(template.text, program)
        if (pattern === undefined) continue
        const text = textFor(template, random)
        const ends = new Int32Array(program.tokens.length)
        const isWhole = walk(stepsOf(program), text, ends) < 0
        const cuts = program.tokens.flatMap(({ kind }, index) =>
          kind === 'literal' ? [] : [text.slice(ends[index - 1] ?? 0, ends[index])],
        )
        const match = pattern.exec(text)
        expect({ template: template.text, text, cuts: match?.slice(1) }).toEqual({
          template: template.text,
          text,
          cuts: isWhole ? cuts : undefined,
        })
        counts[isWhole ? 'cut' : 'refused']++
      }
      console.log(`patterns and walk agree: ${JSON.stringify(counts)}`)
      expect(Math.min(counts.cut, counts.refused)).toBeGreaterThan(RUNS / 10)
    },
    HOURS,
  )

  it.each([
    ['/a{/rest*}{?q}', '/a/b/c?q=1'],
    ['/a{/rest*}{?q}', '/a'],
    ['/{list*}', '/1,2'],
    ['/{list*}', '/'],
    ['/{list*}/x', '/1,2/x'],
    ['/{a}{?b}{#f}', '/1?b=2#3/?#'],
    ['/{a}{?b}{#f}', '/1'],
    ['/{a}{?b}{#f}', '/1#'],
    ['/{a}/x{?b}{&c}', '/1/x&c=1'],
    ['/{a}{;b}', '/1;b=2'],
  ])('cuts for %s, where walk does, %s', (source, text) => {
    const template = parsed(source)
    const program = compile(template)
    const steps = stepsOf(program)
    const [ends, others] = [new Int32Array(program.tokens.length), new Int32Array(program.tokens.length)]
    expect(walk(steps, text, ends)).toBe(-1)
    const pattern = patternOf(template.text, program) as RegExp
    expect(cutByPattern(pattern, steps, text, others)).toBe(true)
    expect([...others]).toEqual([...ends])
    expect(cutByPattern(pattern, steps, `x${text}`, others)).toBe(false)
    expect(cutByPattern(pattern, steps, `${text}\u00e9`, others)).toBe(false)
  })

  it('makes no pattern for a long template, which is read by walk', () => {
    const segment = 's'.repeat(LONGEST)
    const read = extract(parsed(`/${segment}/{id}`))
    expect(read(`/${segment}/7`)).toEqual(E.right({ id: '7' }))
    expect(read(`/${segment}/7/8`)).toMatchObject(E.left({ reason: 'mismatch', offset: segment.length + 3 }))
    const names = Array.from({ length: Math.ceil(LONG / 250) }, (_, index) => `v${index}`)
    const readAll = extract(parsed(names.map((name) => `/{${name}}`).join('')))
    const texts = Object.fromEntries(names.map((name) => [name, name]))
    expect(readAll(`/${names.join('/')}`)).toEqual(E.right(texts))
  })

  it('matches texts of any length', () => {
    const read = extract(parsed('/a/{x}/b/{y}{?q}'))
    const long = 'a'.repeat(LONG)
    expect(E.isRight(read(`/a/${long}/b/${long}?q=${long}`))).toBe(true)
    expect(read(`/a/${long}/b/${long}?q=${long}#`)).toMatchObject(E.left({ reason: 'mismatch' }))
    expect(read(`/a/${long}/c`)).toMatchObject(E.left({ reason: 'mismatch', offset: long.length + 3 }))
  })
})
