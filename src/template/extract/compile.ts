import { UNRESERVED } from '../../grammar/characters'
import { expressionsOf } from '../syntax/expressions'
import { type AnyTemplate, EXPLODE, type Variable } from '../syntax/model'
import { AMPERSAND, COMMA, HASH, QUESTION, SLASH, stopOf } from './terminators'

/** A literal. */
interface LiteralToken {
  readonly kind: 'literal'
  readonly text: string
}

/** A value: everything up to a character in `stops`, or to `until`, which begins the literal that follows. */
interface ValueToken {
  readonly kind: 'value'
  readonly variable: Variable
  readonly stops: number
  readonly until: number
}

/** The members of an exploded variable that has no names, each after `first`, or separated by commas where it is -1. */
interface ListToken {
  readonly kind: 'list'
  readonly variable: Variable
  readonly stops: number
  readonly until: number
  readonly first: number
}

/** Pairs of names and values, in any order: those of `?` and of the `&` that follow it, or of `;`. */
export interface PairsToken {
  readonly kind: 'pairs'
  readonly variables: readonly Variable[]
  /** What the first pair stands after: one of two characters, which are mostly the same. */
  readonly first: number
  readonly orFirst: number
  readonly separator: number
  /** What ends the last pair. */
  readonly stops: number
  readonly until: number
}

/** The variables of `#`, all of which may be absent. */
interface FragmentToken {
  readonly kind: 'fragment'
  readonly variables: readonly Variable[]
}

export type Token = LiteralToken | ValueToken | ListToken | PairsToken | FragmentToken

/** A template, ready for extraction. */
export interface Program {
  readonly tokens: readonly Token[]
  /** Whether nothing can be told, because pairs or a fragment may end in several places. */
  readonly isUndecidable: boolean
  /** Whether each value ends where no other value could: then one pass from left to right decides. */
  readonly isBounded: boolean
  /** Whether a name stands twice, so that there may be two values for it, which are to be the same. */
  readonly hasRepeats: boolean
}

/** Which part of a reference has begun by what a literal holds. */
export type Place = 'path' | 'query' | 'fragment'

/** Where a reference has come to after a literal, or what an operator writes first. */
export const placeAfter = (place: Place, literal: string): Place =>
  place === 'fragment' || literal.includes('#')
    ? 'fragment'
    : place === 'query' || literal.includes('?')
      ? 'query'
      : 'path'

const STOPS: Readonly<Record<Place, number>> = { path: SLASH | QUESTION | HASH, query: AMPERSAND | HASH, fragment: 0 }

const stopsOf = ({ operator }: Variable, place: Place): number => (operator.allowsReserved ? 0 : STOPS[place])

/** What may stand first in the tokens from an index on. */
interface Follow {
  /** Characters, as stops. */
  readonly stops: number
  /** The first character of the literal that follows, or -1. */
  readonly until: number
  /** Whether anything may stand there. */
  readonly isOpen: boolean
}

const charOf = (unit: number): string => (unit < 0 ? '' : String.fromCharCode(unit))

const followOf = (tokens: readonly Token[], index: number): Follow => {
  const token = tokens[index]
  if (token === undefined) return { stops: 0, until: -1, isOpen: false }
  if (token.kind === 'literal') {
    return { stops: stopOf(token.text.charAt(0)), until: token.text.charCodeAt(0), isOpen: false }
  }
  if (token.kind === 'fragment') return { stops: HASH, until: -1, isOpen: false }
  if (token.kind === 'value' || stopOf(charOf(token.first)) === 0) return { stops: 0, until: -1, isOpen: true }
  const rest = followOf(tokens, index + 1)
  const orFirst = token.kind === 'pairs' ? token.orFirst : token.first
  return { ...rest, stops: rest.stops | stopOf(charOf(token.first)) | stopOf(charOf(orFirst)) }
}

/** A reserved character ends a value that has none, but an unreserved one or a percent-encoded octet does not. */
const isReserved = (unit: number): boolean => unit >= 0 && !`${UNRESERVED}%`.includes(charOf(unit))

/** Whether pairs that are absent could be taken for present, because what follows begins alike. */
const isHidden = (token: PairsToken, { stops, until }: Follow): boolean =>
  [token.first, token.orFirst].some((unit) => unit === until || (stops & stopOf(charOf(unit))) !== 0)

/** Whether a token ends where nothing else could go on, given what follows it. */
const isBounded = (token: Token, follow: Follow): boolean => {
  if (token.kind === 'literal' || token.kind === 'fragment') return true
  const { stops, until, isOpen } = follow
  const endsAtUntil = until < 0 || until === token.until || (token.stops & stopOf(charOf(until))) !== 0
  const endsAtFollow = !isOpen && (token.stops & stops) === stops && endsAtUntil
  return endsAtFollow && !(token.kind === 'pairs' && isHidden(token, follow))
}

/** Lets each token end at what follows it, where its own characters are others. */
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

/** Adds a literal to the one before it, if any. */
const pushLiteral = (tokens: Token[], text: string): void => {
  const last = tokens.at(-1)
  if (text === '') return
  if (last?.kind === 'literal') tokens[tokens.length - 1] = { kind: 'literal', text: last.text + text }
  else tokens.push({ kind: 'literal', text })
}

/** The pairs of an expression, with those of the one before it where nothing stands between. */
const pushPairs = (tokens: Token[], variables: readonly Variable[], symbol: string): void => {
  const unit = symbol.charCodeAt(0)
  const last = tokens.at(-1)
  if (last?.kind === 'pairs' && unit === last.separator) {
    tokens[tokens.length - 1] = { ...last, variables: [...last.variables, ...variables], orFirst: unit }
    return
  }
  const stops = symbol === ';' ? SLASH | QUESTION | HASH : HASH
  const separator = symbol === ';' ? 59 : 38
  tokens.push({ kind: 'pairs', variables, first: unit, orFirst: unit, separator, stops, until: -1 })
}

/** The values of an expression without names. */
const pushValues = (tokens: Token[], variables: readonly Variable[], place: Place): void => {
  variables.forEach((variable, index) => {
    const { first, separator, allowsReserved } = variable.operator
    const before = index === 0 ? first : separator
    const stops = stopsOf(variable, place)
    if (variable.modifier !== EXPLODE) {
      const isOneOfMany = variables.length > 1 && separator === ',' && !allowsReserved
      pushLiteral(tokens, before)
      tokens.push({ kind: 'value', variable, stops: isOneOfMany ? stops | COMMA : stops, until: -1 })
    } else {
      const unit = first === '' ? -1 : first.charCodeAt(0)
      tokens.push({ kind: 'list', variable, stops: first === '/' ? stops & ~SLASH : stops, until: -1, first: unit })
    }
  })
}

/** Whether a comma may be missing: nothing tells which of some variables is an exploded one without members. */
const isAmbiguous = (variables: readonly Variable[]): boolean =>
  variables.length > 1 && variables.some(({ modifier, operator }) => modifier === EXPLODE && operator.first === '')

/** Whether a name stands twice among pairs, exploded: nothing tells whose a member is. */
const isRepeated = (token: Token): boolean =>
  token.kind === 'pairs' &&
  token.variables.some(
    ({ name, modifier }) => modifier === EXPLODE && token.variables.filter((other) => other.name === name).length > 1,
  )

/** Compiles a template for extraction. Allocates: the program. */
export const compile = (template: AnyTemplate): Program => {
  const tokens: Token[] = []
  const expressions = expressionsOf(template)
  let place: Place = 'path'
  for (const variables of expressions) {
    const { literal, operator } = variables[0] as Variable
    pushLiteral(tokens, literal)
    place = placeAfter(place, literal)
    if (operator.isNamed) pushPairs(tokens, variables, operator.symbol)
    else if (operator.symbol === '#') tokens.push({ kind: 'fragment', variables })
    else pushValues(tokens, variables, place)
    place = placeAfter(place, operator.symbol)
  }
  pushLiteral(tokens, template.tail)
  const follows = tokens.map((_, index) => followOf(tokens, index + 1))
  const ended = tokens.map((token, index) => withFollow(token, follows[index] as Follow))
  const open = ended.filter((token, index) => !isBounded(token, follows[index] as Follow))
  const isLastFragment = ended.every(({ kind }, index) => kind !== 'fragment' || index === ended.length - 1)
  return {
    tokens: ended,
    isUndecidable:
      expressions.some(isAmbiguous) ||
      ended.some(isRepeated) ||
      !isLastFragment ||
      open.some(({ kind }) => kind === 'pairs'),
    isBounded: open.length === 0,
    hasRepeats: new Set(template.variables.map(({ name }) => name)).size < template.variables.length,
  }
}
