import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { AnyView } from '../../model/view'
import type { Codecs, Taken } from '../codecs/codec'
import { type AnyTemplate, type Template, type Variable, WHOLE } from '../syntax/model'
import { decodeAll, defaultsOf, putDefaults, type Trace } from './apply-codecs'
import { compile, type Program, type Token } from './compile'
import { type ExtractError, extractError, isExtractError } from './extract-error'
import { unique } from './match-ambiguous'
import { walk } from './match-deterministic'
import { type ExtractOptions, type Parts, partsIn, withSpaces } from './read-form'
import { takePairs } from './read-pairs'
import { blankOf, type Reading, settlePrefixes, takeList, takeValue } from './read-values'
import { patternOf } from './regexp'

/** The name of a token with two possible ends, which is a value or a list. */
const nameOf = (token: Token | undefined): string => (token as Extract<Token, { kind: 'value' | 'list' }>).variable.name

/** Reads the variable of `#`. Several variables are ambiguous, because each may be absent. */
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

/** Reads a token that may be absent or have many members; `raw` begins at `start`. */
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

/** Cuts a text at the ends of its tokens. */
const partsOf = ({ tokens }: Program, text: string, ends: Int32Array): Parts => [
  text,
  ...tokens.flatMap(({ kind }, index) => (kind === 'literal' ? [] : text.slice(ends[index - 1] ?? 0, ends[index]))),
]

/** Cuts a text into its tokens, if there is exactly one way to do it. */
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

/** Reads the values of all tokens from their parts. */
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

/** The names that always have a value; none if a name occurs twice. */
const namesOf = ({ tokens, hasRepeats }: Program): readonly string[] =>
  hasRepeats
    ? []
    : tokens.flatMap((token) =>
        token.kind === 'value' && token.variable.modifier === WHOLE ? token.variable.name : [],
      )

/** `extract` without its types. */
const extractor = (template: AnyTemplate, { form = false }: ExtractOptions) => {
  const program = compile(template)
  const { tokens, hasRepeats } = program
  const pattern = patternOf(template.text, program)
  const blank = blankOf(namesOf(program))
  // Shared by all calls: no foreign code runs between writing and reading it.
  const ends = new Int32Array(tokens.length)
  const codecs = template.codecs as Codecs | undefined
  const defaults = defaultsOf(template)
  const traceOf = (text: string, parts: Parts): Trace => {
    const trace: Array<readonly [string, number]> = []
    takeAll(tokens, { text, values: {}, prefixes: [], hasRepeats, trace }, parts)
    return trace
  }
  const read = (text: string, parts: Parts): Either<ExtractError, Reading['values']> => {
    const reading: Reading = { text, values: { ...blank }, prefixes: [], hasRepeats, trace: undefined }
    const error = takeAll(tokens, reading, parts)
    if (error !== undefined) return left(error)
    if (codecs === undefined) return right(reading.values)
    const decoded = decodeAll(codecs, reading, () => traceOf(text, parts))
    if (decoded._tag === 'Right') putDefaults(defaults, decoded.right)
    return decoded
  }
  const readForm = (text: string, parts: Parts): Either<ExtractError, Reading['values']> => {
    const spaced = withSpaces(text)
    const values = read(spaced, partsIn(tokens, parts, spaced))
    return values._tag === 'Left' ? left({ ...values.left, text }) : values
  }
  return (text: string): Either<ExtractError, Reading['values']> => {
    const match = pattern === undefined ? null : pattern.exec(text)
    const parts = match ?? findParts(program, text, ends)
    if (isExtractError(parts)) return left(parts)
    return form && text.includes('+') ? readForm(text, parts) : read(text, parts)
  }
}

/**
 * Finds the values with which a template expands to a reference: the inverse of `expand`. Values are texts, or the
 * results of their codecs. The result omits absent variables. Pairs after `?`, `&` and `;` may be in any order.
 *
 * It never guesses: if different values expand to the same text, the reason is `ambiguous`. That cannot happen if each
 * variable ends at a slash, at the end, or at a literal that begins with a reserved character;
 * `extract(t)(expand(t)(v))` then returns the texts of `v`. Exceptions: a value of `+` or `#` with a `%` is ambiguous,
 * as is a value of `{x:3}` with three characters if `x` does not occur elsewhere. A pair with the name of a variable is
 * read as this variable, though it could be a member of an associative array. If another pair shows that there is an
 * associative array, as in `?a=1&k=2` for `{?a,m*}`, the text is ambiguous.
 *
 * `extract(template)` compiles the template: keep the function if you use it again. With `{ form: true }`, a `+` in the
 * query is a space, as browsers write it when they submit a form.
 *
 * Allocates: the `Either` and the values. Fails: with the offset at which the text stops being an expansion, or of the
 * value that is ambiguous or cannot be decoded.
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
  options: ExtractOptions = {},
): ((reference: string | AnyView) => Either<ExtractError, Taken<Text, Of>>) => {
  const read = extractor(template, options)
  return (reference) => {
    const text: unknown = typeof reference === 'string' ? reference : reference?.text
    const taken = typeof text === 'string' ? read(text) : left(extractError('', 0, 'mismatch'))
    return taken as Either<ExtractError, Taken<Text, Of>>
  }
}
