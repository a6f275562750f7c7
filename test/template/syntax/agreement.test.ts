/** The compiler and the run time accept the same templates and refuse the others with the same sentence. */
import * as E from 'fp-ts/Either'
import ts from 'typescript'
import { showReason } from 'uri-ts'
import { parseTemplate } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { randomFrom } from '../../refimpl/random'
import { mutantText } from '../../support/template-arbitrary'
import { SEED } from '../../support/template-setup'
import { programOf } from '../../support/typescript'

const { URI_TS_TYPES = '600' } = process.env

/** Compilers disagree on characters outside the first plane, which only the run time checks. */
const OUTSIDE = /[\ud800-\udfff]/

const textsOf = (count: number): readonly string[] => {
  const random = randomFrom(SEED)
  const texts = new Set<string>()
  while (texts.size < count) {
    const text = mutantText(random)
    if (!OUTSIDE.test(text)) texts.add(text)
  }
  return [...texts]
}

/** The compiler's sentence for each refused text, by line. */
const refusalsOf = (texts: readonly string[]): ReadonlyMap<number, string> => {
  const source = [
    `import { template } from 'uri-ts/template'`,
    ...texts.map((text) => `template(${JSON.stringify(text)})`),
  ].join('\n')
  const { program, file } = programOf(source)
  const refusals = new Map<number, string>()
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(file)) {
    const { line } = file.getLineAndCharacterOfPosition(start)
    const message = ts.flattenDiagnosticMessageText(messageText, '\n')
    const [, sentence] = /is not assignable to parameter of type 'Refused<"(.*)">'/s.exec(message) ?? []
    refusals.set(line - 1, sentence === undefined ? message : JSON.parse(`"${sentence}"`))
  }
  return refusals
}

it(`the compiler and the run time agree on ${URI_TS_TYPES} templates and mutants`, () => {
  const texts = textsOf(Number(URI_TS_TYPES))
  const refusals = refusalsOf(texts)
  const said = texts.map((text, index) => ({ text, says: refusals.get(index) }))
  const should = texts.map((text) => {
    const parsed = parseTemplate(text)
    return { text, says: E.isLeft(parsed) ? showReason(parsed.left) : undefined }
  })
  expect(said).toEqual(should)
  expect(refusals.size).toBeGreaterThan(texts.length / 3)
})
