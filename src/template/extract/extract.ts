import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { AnyView } from '../../model/view'
import type { Codecs, Taken } from '../codecs/codec'
import { type AnyTemplate, type Template, type Variable, WHOLE } from '../syntax/model'
import { decodeAll } from './apply-codecs'
import { compile, type Program, type Token } from './compile'
import { type ExtractError, extractError, isExtractError } from './extract-error'
import { unique } from './match-ambiguous'
import { walk } from './match-deterministic'
import { takePairs } from './read-pairs'
import { blankOf, type Reading, settlePrefixes, takeList, takeValue } from './read-values'
import { patternOf } from './regexp'

/** The name of the variable of a token that has two ends: only a value or a list has. */
const nameOf = (token: Token | undefined): string => (token as Extract<Token, { kind: 'value' | 'list' }>).variable.name

/** The only variable of `#`, if it is there. Of several, nothing tells which are. */
const takeFragment = (
  variables: readonly Variable[],
  reading: Reading,
  raw: string,
  start: number,
): ExtractError | undefined => {
  if (raw === '') return undefined
  const [variable] = variables as readonly [Variable]
  if (variables.length > 1) return extractError(reading.text, start, 'ambiguous')
  return variable.modifier < 0
    ? takeList(reading, variable, start + 1, start + raw.length, -1)
    : takeValue(reading, variable, raw.slice(1), start + 1)
}

/** Reads what may be absent, or have many members; `raw` stands at `start`. */
const takeMany = (
  token: Exclude<Token, { kind: 'literal' | 'value' }>,
  reading: Reading,
  raw: string,
  start: number,
): ExtractError | undefined => {
  switch (token.kind) {
    case 'list':
      return takeList(reading, token.variable, start, start + raw.length, token.first)
    case 'pairs':
      return raw === '' ? undefined : takePairs(token, reading, start, start + raw.length, false)
    case 'fragment':
      return takeFragment(token.variables, reading, raw, start)
  }
}

/** A text, and then what stands in it for each token that is no literal: what a pattern gives. */
type Parts = readonly string[]

/** Cuts a text where its tokens end. */
const partsOf = ({ tokens }: Program, text: string, ends: Int32Array): Parts => [
  text,
  ...tokens.flatMap(({ kind }, index) => (kind === 'literal' ? [] : text.slice(ends[index - 1] ?? 0, ends[index]))),
]

/** Cuts a text into its tokens, in the one way that there is. */
const findParts = (program: Program, text: string, ends: Int32Array): Parts | ExtractError => {
  if (program.isUndecidable) return extractError(text, 0, 'ambiguous')
  if (program.isBounded) {
    const offset = walk(program, text, ends)
    return offset < 0 ? partsOf(program, text, ends) : extractError(text, offset, 'mismatch')
  }
  const found = unique(program, text, ends)
  if (found.kind === 'unique') return partsOf(program, text, ends)
  const variable = found.kind === 'ambiguous' ? nameOf(program.tokens[found.token]) : undefined
  return extractError(text, found.offset, found.kind, variable)
}

/** Reads the tokens, of which the texts are known. */
const takeAll = (tokens: readonly Token[], reading: Reading, parts: Parts): ExtractError | undefined => {
  let start = 0
  let part = 1
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.kind === 'literal') {
      start += token.text.length
      continue
    }
    const raw = parts[part++] as string
    const error =
      token.kind === 'value' ? takeValue(reading, token.variable, raw, start) : takeMany(token, reading, raw, start)
    if (error !== undefined) return error
    start += raw.length
  }
  return reading.prefixes.length === 0 ? undefined : settlePrefixes(reading)
}

/** The names that always have a value, if none stands twice. */
const namesOf = ({ tokens, hasRepeats }: Program): readonly string[] =>
  hasRepeats
    ? []
    : tokens.flatMap((token) =>
        token.kind === 'value' && token.variable.modifier === WHOLE ? token.variable.name : [],
      )

/** `extract`, of which the types are not known. */
const extractor = (template: AnyTemplate) => {
  const program = compile(template)
  const { tokens, hasRepeats } = program
  const pattern = patternOf(template.text, program)
  const blank = blankOf(namesOf(program))
  // Written and read again with no call of foreign code between.
  const ends = new Int32Array(tokens.length)
  const codecs = template.codecs as Codecs | undefined
  const read = (text: string, parts: Parts): Either<ExtractError, Reading['values']> => {
    const reading: Reading = { text, values: { ...blank }, prefixes: [], hasRepeats }
    const error = takeAll(tokens, reading, parts)
    if (error !== undefined) return left(error)
    return codecs === undefined ? right(reading.values) : decodeAll(codecs, reading)
  }
  return (text: string): Either<ExtractError, Reading['values']> => {
    const match = pattern === undefined ? null : pattern.exec(text)
    if (match !== null) return read(text, match)
    const parts = findParts(program, text, ends)
    return isExtractError(parts) ? left(parts) : read(text, parts)
  }
}

/**
 * Finds the values with which a template expands to a reference: the inverse of `expand`. Values are texts, or what their
 * codecs make of them; a variable that is not there is absent, and pairs after `?`, `&` and `;` may stand in any order.
 *
 * Nothing is guessed: where two assignments of values lead to the same text, the result says `ambiguous`. It never does
 * where each variable is bounded by a slash, by the end, or by a literal that begins with a reserved character; there
 * `extract(t)(expand(t)(v))` is `v`, written as texts. Values that `+` and `#` write are ambiguous where they hold a `%`,
 * and one of `{x:3}` that has three characters, if `x` stands nowhere else. An associative array of one member under the
 * variable's own name is read as a list.
 *
 * A template is compiled once: keep `extract(template)`, where it is used again.
 *
 * Allocates: the `Either` and the values. Fails: with the offset at which the text stops being an expansion, or of a
 * value that can be read in more than one way or cannot be decoded.
 *
 * @example
 * import { showReason } from 'uri-ts'
 * import { extract, template } from 'uri-ts/template'
 *
 * const user = extract(template('/users/{id}{?page,sort}'))
 * user('/users/a%2Fb?sort=name&page=2') //=> { _tag: 'Right', right: { id: 'a/b', sort: 'name', page: '2' } }
 * const failed = user('/users/a/b')
 * if (failed._tag === 'Left') showReason(failed.left) //=>
 * //  "text: '/' does not match the template at offset 8; the text must be an expansion of the template"
 *
 * @category Templates
 */
export const extract = <Text extends string, Of, Names extends string>(
  template: Template<Text, Of, Names>,
): ((reference: string | AnyView) => Either<ExtractError, Taken<Text, Of>>) => {
  const read = extractor(template)
  return (reference) =>
    read(typeof reference === 'string' ? reference : reference.text) as Either<ExtractError, Taken<Text, Of>>
}
