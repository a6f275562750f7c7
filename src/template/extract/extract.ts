import { requireKnown, requireOneOf } from '../../core/errors/require-known'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { requireView, type UriView } from '../../core/model/view'
import type { Codecs, Taken } from '../codecs/codec'
import { type AnyTemplate, type NeedsTemplate, type Variable, WHOLE } from '../syntax/model'
import { type NOT_A_TEMPLATE, requireTemplate } from '../syntax/require-template'
import { type Default, decodeAll, defaultsOf, putDefaults, type Trace } from './apply-codecs'
import { compile, type Program, type Token } from './compile'
import { withSpaces } from './decode-raw'
import { type ExtractError, extractError, mismatchError } from './extract-error'
import { unique } from './match-ambiguous'
import { type Step, stepsOf, walk } from './match-deterministic'
import { takePairs } from './read-pairs'
import { blankOf, type Reading, settleParts, settleRepeats, takeList, takeValue } from './read-values'
import { cutByPattern, patternOf } from './regexp'

/** Returns the name of the variable in a `value` or `list` token. Only such a token can end at more than one offset. */
const nameOf = (token: Token | undefined): string => (token as Extract<Token, { kind: 'value' | 'list' }>).variable.name

/**
 * Reads the text that a `#` expression matches. If the expression has several variables, as `{#x,y}` does, text such as
 * `#a` is ambiguous, because it could come from any of the variables.
 */
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

type ManyToken = Exclude<Token, { kind: 'literal' | 'value' }>

/** Reads a token that may be absent or may contain several members. */
const takeMany = (token: ManyToken, reading: Reading, start: number, end: number): ExtractError | undefined => {
  switch (token.kind) {
    case 'list':
      return takeList(reading, token.variable, start, end, token.first)
    case 'pairs':
      return start === end ? undefined : takePairs(token, reading, start, end)
    case 'fragment':
      return takeFragment(token.variables, reading, reading.text.slice(start, end), start)
  }
}

/** The data that `extract(template)` computes once for all later calls. */
interface Extractor {
  readonly program: Program
  readonly isWalkable: boolean
  readonly steps: readonly Step[]
  readonly pattern: RegExp | undefined
  /**
   * The offsets at which the tokens end. All calls can share `ends`, because no codec runs between a write to `ends`
   * and the read that follows.
   */
  readonly ends: Int32Array
  readonly blank: Reading['values']
  readonly codecs: Codecs | undefined
  readonly defaults: readonly Default[]
  /** The names of the variables whose values were passed to `partialExpand`. */
  readonly given: readonly string[]
  readonly isRaw: boolean
}

/**
 * In a string of more than `LONG` characters, a regular expression finds the ends of values faster than `walk` does.
 */
const LONG = 100

/** Finds the end of each token if there is exactly one way to split the text, and returns an error otherwise. */
const cut = ({ program, isWalkable, steps, pattern, ends }: Extractor, text: string): ExtractError | undefined => {
  if (!isWalkable) return cutSlowly(program, text, ends)
  if (text.length > LONG && pattern !== undefined && cutByPattern(pattern, steps, text, ends)) return undefined
  const offset = walk(steps, text, ends)
  return offset < 0 ? undefined : mismatchError(text, offset)
}

const cutSlowly = (program: Program, text: string, ends: Int32Array): ExtractError | undefined => {
  if (program.isUndecidable) return extractError(text, 0, 'ambiguous')
  const found = unique(program, text, ends)
  if (found.kind === 'unique') return undefined
  if (found.kind === 'too-long') return extractError(text, 0, 'too-long')
  const variable = found.kind === 'ambiguous' ? nameOf(program.tokens[found.token]) : undefined
  return extractError(text, found.offset, found.kind, variable)
}

/** Reads the values of all the tokens. The caller has already found the ends of the tokens. */
const takeAll = ({ program, steps, ends }: Extractor, reading: Reading): ExtractError | undefined => {
  const { text } = reading
  let start = 0
  for (let i = 0; i < steps.length; i++) {
    const { units, variable } = steps[i] as Step
    const end = ends[i] as number
    if (units.length === 0) {
      const error =
        variable === undefined
          ? takeMany(program.tokens[i] as ManyToken, reading, start, end)
          : takeValue(reading, variable, text.slice(start, end), start)
      if (error !== undefined) return error
    }
    start = end
  }
  const { repeated, hasPairs } = program
  const error = repeated && settleRepeats(reading, repeated, hasPairs)
  return error ?? (reading.parts.length === 0 ? undefined : settleParts(reading))
}

/** Returns the names of the variables that always have a value, or an empty list if a name occurs more than once. */
const namesOf = ({ tokens, repeated }: Program): readonly string[] =>
  repeated !== undefined
    ? []
    : tokens.flatMap((token) =>
        token.kind === 'value' && token.variable.modifier === WHOLE ? token.variable.name : [],
      )

const extractorOf = (template: AnyTemplate, isRaw: boolean): Extractor => {
  const program = compile(template)
  return {
    program,
    isWalkable: program.isWalkable,
    steps: stepsOf(program),
    pattern: patternOf(template.text, program),
    ends: new Int32Array(program.tokens.length),
    blank: blankOf(namesOf(program)),
    codecs: template.codecs as Codecs | undefined,
    defaults: defaultsOf(template).filter(([name]) => !template.given.includes(name)),
    given: template.given,
    isRaw,
  }
}

const countsOf = ({ repeated }: Program): Reading['repeated'] => repeated && new Map(repeated)

/**
 * Returns the offsets of all the values. Splits the text again, because a codec may have called the same extractor and
 * overwritten `ends`.
 */
const traceOf = (extractor: Extractor, text: string): Trace => {
  const trace: Array<readonly [string, number]> = []
  cut(extractor, text)
  const { program, isRaw } = extractor
  takeAll(extractor, { text, values: {}, isRaw, parts: [], repeated: countsOf(program), trace })
  return trace
}

type Values = Either<ExtractError, Reading['values']>

/**
 * Reads the values in `text`. The caller has already found the ends of the tokens in `source`. `text` and `source` are
 * equal, except that `text` may contain a space where `source` contains a `+`.
 */
const read = (extractor: Extractor, text: string, source: string): Values => {
  const { program, blank, codecs, defaults, given, isRaw } = extractor
  const values = { ...blank }
  const reading: Reading = { text, values, isRaw, parts: [], repeated: countsOf(program), trace: undefined }
  const error = takeAll(extractor, reading)
  if (error !== undefined) return left(error)
  for (let i = 0; i < given.length; i++) delete values[given[i] as string]
  if (codecs === undefined) return right(values)
  const decoded = decodeAll(codecs, reading, () => traceOf(extractor, source))
  putDefaults(defaults, values)
  return decoded
}

/** Reads a string, treating each `+` in the query as a space. The caller has already found the ends of the tokens. */
const readForm = (extractor: Extractor, text: string): Values => {
  const values = read(extractor, withSpaces(text), text)
  return values._tag === 'Left' ? left(Object.assign(values.left, { text })) : values
}

/**
 * The options for `extract`.
 *
 * @category Templates
 */
export interface ExtractOptions {
  /**
   * If `form` is `true`, a `+` in the query means a space, as it does in HTML forms. By default, a `+` is a literal
   * plus sign, as RFC 6570 specifies.
   */
  readonly form?: boolean | undefined
  /**
   * Determines how percent-encoded octets in the value of `{+x}` or `{#x}` are read. If `reserved` is `decoded` (the
   * default), the octets are decoded, so `%20` becomes a space. If `reserved` is `raw`, the value does not change, so
   * `%20` stays `%20`.
   */
  readonly reserved?: 'decoded' | 'raw' | undefined
}

/**
 * Finds the values for which a template expands to a given reference. `extract` is the inverse of `expand`. Each value
 * is a string, a list, an associative array, or the result of a codec. If a variable is missing from the text and its
 * codec has no default, the result does not contain the variable. Pairs after `?`, `&` and `;` may be in any order.
 *
 * `extract` never guesses. If different values expand to the same text, the result is an error with the reason
 * `ambiguous`. No string is ambiguous if each variable's value ends at a slash, at the end of the text, or at a literal
 * that begins with a reserved character. If no expansion of `t` is ambiguous, `extract(t)(expand(t)(v))` returns the
 * values in `v` as strings. For `{x:3}`, a value of three characters is ambiguous if `x` does not occur elsewhere in
 * the template. `extract` assigns a pair with a variable's name to that variable, even if the pair could be a member of
 * an associative array. If another pair proves that the text contains an associative array, as in `?a=1&k=2` for
 * `{?a,m*}`, the text is ambiguous.
 *
 * In `{+x}` and `{#x}`, the values `a b` and `a%20b` are both written as `a%20b`. By default, `a%20b` is read as `a b`.
 * A value that contains no percent-encoded octets is read back unchanged. If you pass `{ reserved: 'raw' }`, the
 * extracted value is `a%20b`, so expanding the template with this value produces the same text again.
 *
 * The result does not include the values that were passed to `partialExpand`. If a variable remains in the template
 * although its value was passed to `partialExpand`, `extract` does not compare the variable's value in the text with
 * the passed value. For example, `y` remains in `{?x,y}` if only the value of `y` was passed.
 *
 * `extract(template)` compiles the template, so reuse the resulting function. If the query comes from a submitted HTML
 * form, pass `{ form: true }` so that a `+` in the query means a space.
 *
 * If a variable's value could end at several offsets, `extract` tries all interpretations of the text in parallel. The
 * number of expressions and literals in the template, multiplied by the number of characters in the text, must be at
 * most 2^28. If the product exceeds 2^28, the result is an error with the reason `too-long`.
 *
 * Allocates the `Either` and the values. If a variable's value could end at several offsets, `extract` also allocates
 * one bit per character of the text for each expression and each literal. Fails at the offset at which the text stops
 * matching the template, or at a value that is ambiguous, cannot be decoded, or is rejected by its codec. Throws a
 * `TypeError` if an option is invalid, or if the first argument is not a template.
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
  template: NeedsTemplate<typeof NOT_A_TEMPLATE, Text, Of, Names>,
  options: ExtractOptions = {},
): ((reference: string | UriView) => Either<ExtractError, Taken<Text, Of, Names>>) => {
  requireTemplate(template)
  const { form = false, reserved = 'decoded' } = requireKnown(options, ['form', 'reserved'])
  requireOneOf('form', form, [true, false])
  requireOneOf('reserved', reserved, ['decoded', 'raw'])
  const extractor = extractorOf(template, reserved === 'raw')
  return (reference) => {
    const text = typeof reference === 'string' ? reference : requireView(reference).text
    const error = cut(extractor, text)
    if (error !== undefined) return left(error)
    const values = form && text.includes('+') ? readForm(extractor, text) : read(extractor, text, text)
    return values as Either<ExtractError, Taken<Text, Of, Names>>
  }
}
