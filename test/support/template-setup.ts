/** Defines what all template tests share: the number of runs, the seed, and a parser for valid templates. */
import * as E from 'fp-ts/Either'
import { parseTemplate, type Template } from 'uri-ts/template'
import { expect } from 'vitest'

const { URI_TS_RUNS = '5000', URI_TS_SEED = '6570' } = process.env

export const RUNS = Number(URI_TS_RUNS)
export const SEED = Number(URI_TS_SEED)
/** The time limit of a test, in milliseconds. Four hours is enough even for the nightly run. */
export const HOURS = 4 * 3_600_000

export const parsed = (text: string): Template => {
  const template = parseTemplate(text)
  return E.isRight(template) ? template.right : expect.fail(text)
}
