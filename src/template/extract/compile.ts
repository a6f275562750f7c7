import { UNRESERVED } from '../../core/grammar/characters'
import { expressionsOf } from '../syntax/expressions'
import { type AnyTemplate, EXPLODE, type Variable } from '../syntax/model'
import { AMPERSAND, COMMA, HASH, NONE, QUESTION, SLASH, stopOf } from './terminators'

interface LiteralToken {
  readonly kind: 'literal'
  readonly text: string
}

/** A value that ends before a character in `stops` or before `until` (the first character of the next literal). */
interface ValueToken {
  readonly kind: 'value'
  readonly variable: Variable
  readonly stops: number
  readonly until: number
}

/**
 * The members of an exploded variable in an expression whose operator writes no names. The character `first` is written
 * before each member. If `first` is -1, commas separate the members.
 */
interface ListToken {
  readonly kind: 'list'
  readonly variable: Variable
  readonly stops: number
  readonly until: number
  readonly first: number
}

/**
 * Name-value pairs, which may be in any order. The pairs come from a `;` expression, or from a `?` expression and the
 * `&` expressions that follow it.
 */
export interface PairsToken {
  readonly kind: 'pairs'
  readonly variables: readonly Variable[]
  readonly exploded: readonly Variable[]
  /** The code unit before the first pair must be `first` or `orFirst`. The two are usually equal. */
  readonly first: number
  readonly orFirst: number
  readonly separator: number
  /** A bit mask of the characters that end the last pair. */
  readonly stops: number
  readonly until: number
}

/** The variables in a `#` expression, any of which may be absent. */
interface FragmentToken {
  readonly kind: 'fragment'
  readonly variables: readonly Variable[]
}

/** A part of a compiled template. */
export type Token = LiteralToken | ValueToken | ListToken | PairsToken | FragmentToken

/** A template that has been compiled for extraction. */
export interface Program {
  readonly tokens: readonly Token[]
  /** Indicates whether every string is ambiguous, as is the case if pairs can end in several places. */
  readonly isUndecidable: boolean
  /** Indicates whether each token has only one possible end. If so, one pass from left to right finds all the ends. */
  readonly isWalkable: boolean
  /**
   * Counts the occurrences of each name that occurs more than once. If every name occurs only once, `repeated` is
   * `undefined`. All the occurrences of a repeated name must have the same value.
   */
  readonly repeated: ReadonlyMap<string, number> | undefined
  /** Indicates whether the template has an exploded variable whose members are pairs. The pairs can have any names. */
  readonly hasPairs: boolean
}

/** The URI component in which a token occurs. */
export type Component = 'path' | 'query' | 'fragment'

/** Returns the component that contains the text after a literal, or after an operator's first character. */
export const componentAfter = (component: Component, literal: string): Component =>
  component === 'fragment' || literal.includes('#')
    ? 'fragment'
    : component === 'query' || literal.includes('?')
      ? 'query'
      : 'path'

const stopsOf = ({ operator }: Variable, component: Component): number => {
  if (operator.allowsReserved || component === 'fragment') return 0
  return component === 'query' ? AMPERSAND | HASH : SLASH | QUESTION | HASH
}

/** The characters with which the text of the remaining tokens can begin. */
interface Follow {
  /** A bit mask of the stop characters with which the text can begin. */
  readonly stops: number
  /** The first code unit of a literal that may come next, or -1 if there is no such literal. */
  readonly until: number
  /** Indicates whether the text can begin with any character. */
  readonly isOpen: boolean
}

/** Returns the character for a code unit. For `NONE`, returns U+FFFF, which is not a stop character. */
const charOf = (unit: number): string => String.fromCharCode(unit)

const END: Follow = { stops: 0, until: NONE, isOpen: false }

/**
 * Returns the characters that may begin a token or, if the token is empty, directly follow it. `rest` describes the
 * tokens that follow.
 */
const followOf = (token: Token, rest: Follow): Follow => {
  if (token.kind === 'literal') {
    return { stops: stopOf(token.text.charAt(0)), until: token.text.charCodeAt(0), isOpen: false }
  }
  if (token.kind === 'fragment') return { stops: HASH, until: NONE, isOpen: false }
  if (token.kind === 'value' || stopOf(charOf(token.first)) === 0) return { stops: 0, until: NONE, isOpen: true }
  const orFirst = token.kind === 'pairs' ? token.orFirst : token.first
  return { ...rest, stops: rest.stops | stopOf(charOf(token.first)) | stopOf(charOf(orFirst)) }
}

/**
 * Returns the characters that may follow each token. The loop runs from right to left, because the characters after a
 * token depend on all the later tokens.
 */
const followsOf = (tokens: readonly Token[]): readonly Follow[] => {
  const follows: Follow[] = []
  let follow = END
  for (let i = tokens.length - 1; i >= 0; i--) {
    follows.push(follow)
    follow = followOf(tokens[i] as Token, follow)
  }
  return follows.reverse()
}

/**
 * Returns whether the character with the given code unit can delimit a value. Unreserved characters and percent signs
 * cannot delimit a value, because a value may contain them.
 */
const isReserved = (unit: number): boolean => unit !== NONE && !`${UNRESERVED}%`.includes(charOf(unit))

/**
 * Returns whether the next token can begin with the same character as the pairs. If it can, the absence of the pairs
 * cannot be detected.
 */
const isHidden = (token: PairsToken, { stops, until }: Follow): boolean =>
  [token.first, token.orFirst].some((unit) => unit === until || (stops & stopOf(charOf(unit))) !== 0)

/** Returns whether a token has only one possible end, given the tokens that follow it. */
const isBounded = (token: Token, follow: Follow): boolean => {
  if (token.kind === 'literal' || token.kind === 'fragment') return true
  const { stops, until, isOpen } = follow
  const endsAtUntil = until === token.until || (token.stops & stopOf(charOf(until))) !== 0
  const endsAtFollow = !isOpen && (token.stops & stops) === stops && endsAtUntil
  return endsAtFollow && !(token.kind === 'pairs' && isHidden(token, follow))
}

/** Makes `token` end before the first character of the next token, unless `token` may contain that character. */
const withFollow = (token: Token, { stops, until }: Follow): Token => {
  if (token.kind === 'literal' || token.kind === 'fragment') return token
  if (token.kind !== 'pairs' && token.variable.operator.allowsReserved) return token
  const own =
    token.kind === 'pairs'
      ? `${charOf(token.separator)}=`
      : token.kind === 'list'
        ? `${token.variable.operator.separator}=`
        : ''
  const others = Array.from(own).reduce((left, character) => left & ~stopOf(character), stops)
  const isUntil = isReserved(until) && !own.includes(charOf(until))
  return { ...token, stops: token.stops | others, until: isUntil ? until : -1 }
}

/** Adds a literal. Appends the text to the last token if that token is a literal. */
const pushLiteral = (tokens: Token[], text: string): void => {
  const last = tokens.at(-1)
  if (text === '') return
  if (last?.kind === 'literal') tokens[tokens.length - 1] = { kind: 'literal', text: last.text + text }
  else tokens.push({ kind: 'literal', text })
}

/** Adds an expression's pairs to `tokens`. Extends the last token if the expression continues that token's pairs. */
const pushPairs = (tokens: Token[], variables: readonly Variable[], symbol: string): void => {
  const unit = symbol.charCodeAt(0)
  const last = tokens.at(-1)
  const isMore = last?.kind === 'pairs' && unit === last.separator
  // The variables are added to the existing list, because copying it for each `{&x}` would take quadratic time.
  const all = (isMore ? last.variables : []) as Variable[]
  const exploded = (isMore ? last.exploded : []) as Variable[]
  for (const variable of variables) {
    all.push(variable)
    if (variable.modifier === EXPLODE) exploded.push(variable)
  }
  if (isMore) {
    tokens[tokens.length - 1] = { ...last, orFirst: unit }
    return
  }
  const stops = symbol === ';' ? SLASH | QUESTION | HASH : HASH
  const separator = symbol === ';' ? 59 : 38
  tokens.push({ kind: 'pairs', variables: all, exploded, first: unit, orFirst: unit, separator, stops, until: NONE })
}

const pushValues = (tokens: Token[], variables: readonly Variable[], component: Component): void => {
  variables.forEach((variable, index) => {
    const { first, separator, allowsReserved } = variable.operator
    const before = index === 0 ? first : separator
    const stops = stopsOf(variable, component)
    if (variable.modifier !== EXPLODE) {
      const isOneOfMany = variables.length > 1 && separator === ',' && !allowsReserved
      pushLiteral(tokens, before)
      tokens.push({ kind: 'value', variable, stops: isOneOfMany ? stops | COMMA : stops, until: NONE })
    } else {
      const unit = first === '' ? -1 : first.charCodeAt(0)
      tokens.push({ kind: 'list', variable, stops: first === '/' ? stops & ~SLASH : stops, until: NONE, first: unit })
    }
  })
}

/**
 * Returns whether the operator of an expression is absent or `+`, and the expression has several variables, at least
 * one of which is exploded. If an exploded variable is empty, no comma is written for it.
 */
const isAmbiguous = (variables: readonly Variable[]): boolean =>
  variables.length > 1 && variables.some(({ modifier, operator }) => modifier === EXPLODE && operator.first === '')

/**
 * Returns whether a pairs token contains an exploded variable and another variable of the same name. A member with that
 * name could belong to either variable.
 */
const isRepeated = (token: Token): boolean => {
  if (token.kind !== 'pairs' || token.exploded.length === 0) return false
  const counts = new Map<string, number>()
  for (const { name } of token.variables) counts.set(name, (counts.get(name) ?? 0) + 1)
  return token.exploded.some(({ name }) => counts.get(name) !== 1)
}

const repeatedOf = (names: readonly string[]): Program['repeated'] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const repeated = new Map([...counts].filter(([, count]) => count > 1))
  return repeated.size > 0 ? repeated : undefined
}

/** Compiles a template for extraction. Allocates the program. */
export const compile = (template: AnyTemplate): Program => {
  const tokens: Token[] = []
  const expressions = expressionsOf(template)
  let component: Component = 'path'
  for (const variables of expressions) {
    const { literal, operator } = variables[0] as Variable
    pushLiteral(tokens, literal)
    component = componentAfter(component, literal)
    if (operator.isNamed) pushPairs(tokens, variables, operator.symbol)
    else if (operator.symbol === '#') tokens.push({ kind: 'fragment', variables })
    else pushValues(tokens, variables, component)
    component = componentAfter(component, operator.symbol)
  }
  pushLiteral(tokens, template.tail)
  const follows = followsOf(tokens)
  const ended = tokens.map((token, index) => withFollow(token, follows[index] as Follow))
  const open = ended.filter((token, index) => !isBounded(token, follows[index] as Follow))
  const isLastFragment = ended.every(({ kind }, index) => kind !== 'fragment' || index === ended.length - 1)
  const isUndecidable =
    expressions.some(isAmbiguous) ||
    ended.some(isRepeated) ||
    !isLastFragment ||
    open.some(({ kind }) => kind === 'pairs')
  return {
    tokens: ended,
    isUndecidable,
    isWalkable: open.length === 0 && !isUndecidable,
    repeated: repeatedOf(template.variables.map(({ name }) => name)),
    hasPairs: tokens.some((token) => token.kind === 'pairs' && token.exploded.length > 0),
  }
}
