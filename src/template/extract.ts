import type { Either } from 'fp-ts/Either'
import type { AnyView } from 'uri-ts'
import type { AnyCodec, Codecs, Taken } from './codec'
import { type ExtractError, extractError } from './extract-error'
import type { AnyTemplate, Template, Variable } from './model'
import { hasPairs, takePairs } from './pairs'
import { compile, type Program, type Token } from './program'
import { left, right } from './result'
import { type Reading, settlePrefixes, takeList, takeValue } from './take'
import { unique } from './unique'
import { walk } from './walk'

/** The name of the variable of a token that has two ends: only a value or a list has. */
const nameOf = (token: Token | undefined): string => (token as Extract<Token, { kind: 'value' | 'list' }>).variable.name

/** The only variable of `#`, if it is there. Of several, nothing tells which are. */
const takeFragment = (
  variables: readonly Variable[],
  reading: Reading,
  start: number,
  end: number,
): ExtractError | undefined => {
  if (start === end) return undefined
  const [variable] = variables as readonly [Variable]
  if (variables.length > 1) return extractError(reading.text, start, 'ambiguous')
  return variable.modifier < 0
    ? takeList(reading, variable, start + 1, end, -1)
    : takeValue(reading, variable, start + 1, end)
}

const takeToken = (token: Token, reading: Reading, start: number, end: number) => {
  switch (token.kind) {
    case 'literal':
      return undefined
    case 'value':
      return takeValue(reading, token.variable, start, end)
    case 'list':
      return takeList(reading, token.variable, start, end, token.first)
    case 'pairs':
      return hasPairs(token, reading.text, start) ? takePairs(token, reading, start, end, false) : undefined
    case 'fragment':
      return takeFragment(token.variables, reading, start, end)
  }
}

/** Reads the tokens, of which the ends are known. */
const takeAll = (program: Program, text: string, ends: Int32Array): Either<ExtractError, Reading> => {
  const reading: Reading = { text, values: {}, prefixes: [], hasRepeats: program.hasRepeats }
  let start = 0
  for (let i = 0; i < program.tokens.length; i++) {
    const end = ends[i] as number
    const error = takeToken(program.tokens[i] as Token, reading, start, end)
    if (error !== undefined) return left(error)
    start = end
  }
  const error = reading.prefixes.length === 0 ? undefined : settlePrefixes(reading)
  return error === undefined ? right(reading) : left(error)
}

/** Reads the tokens of a text. `ends` is written and read again with no call of foreign code between. */
const readTokens = (program: Program, text: string, ends: Int32Array): Either<ExtractError, Reading> => {
  if (program.isUndecidable) return left(extractError(text, 0, 'ambiguous'))
  if (program.isBounded) {
    const offset = walk(program, text, ends)
    return offset < 0 ? takeAll(program, text, ends) : left(extractError(text, offset, 'mismatch'))
  }
  const found = unique(program, text, ends)
  if (found.kind === 'unique') return takeAll(program, text, ends)
  const variable = found.kind === 'ambiguous' ? nameOf(program.tokens[found.token]) : undefined
  return left(extractError(text, found.offset, found.kind, variable))
}

/** Decodes a text, or each text of a list, by the codec of a variable. */
const decodeWith = (codec: AnyCodec, text: unknown): Either<unknown, unknown> => {
  if (typeof text === 'string') return codec.decode(text)
  if (!Array.isArray(text)) return left('an associative array where a list is wanted')
  const values: unknown[] = []
  for (const member of text) {
    const value = codec.decode(member)
    if (value._tag === 'Left') return value
    values.push(value.right)
  }
  return right(values)
}

/** Reads values that have codecs. */
export const decodeAll = (codecs: Codecs, { text, values }: Reading): Either<ExtractError, Reading['values']> => {
  for (const name of Object.keys(values)) {
    const codec = codecs[name]
    if (codec === undefined) continue
    const value = decodeWith(codec, values[name])
    if (value._tag === 'Left') return left(extractError(text, 0, 'codec', name, value.left))
    values[name] = value.right
  }
  return right(values)
}

/** `extract`, of which the types are not known. */
const extractor = (template: AnyTemplate) => {
  const program = compile(template)
  const ends = new Int32Array(program.tokens.length)
  const codecs = template.codecs as Codecs | undefined
  return (text: string): Either<ExtractError, Reading['values']> => {
    const reading = readTokens(program, text, ends)
    if (reading._tag === 'Left') return reading
    return codecs === undefined ? right(reading.right.values) : decodeAll(codecs, reading.right)
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
 * Allocates: the `Either` and the values. Fails: with the offset at which the text is no expansion, or at which a value
 * begins that can be read in more than one way or cannot be decoded.
 *
 * @example
 * import { extract, template } from 'uri-ts/template'
 * import * as E from 'fp-ts/Either'
 *
 * const user = extract(template('/users/{id}{?page,sort}'))
 * assert.deepEqual(user('/users/a%2Fb?sort=name&page=2'), E.right({ id: 'a/b', sort: 'name', page: '2' }))
 * assert.equal(user('/users/a/b')._tag, 'Left')
 *
 * @category Templates
 * @since 0.1.0
 */
export const extract = <Text extends string, Of, Names extends string>(
  template: Template<Text, Of, Names>,
): ((reference: string | AnyView) => Either<ExtractError, Taken<Text, Of>>) => {
  const read = extractor(template)
  return (reference) =>
    read(typeof reference === 'string' ? reference : reference.text) as Either<ExtractError, Taken<Text, Of>>
}
