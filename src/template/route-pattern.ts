import { EXPLODE, type Template, type Variable, WHOLE } from './model'

/** A variable of a path, and whether it is all the segments that are left. */
export interface PathVariable {
  readonly variable: Variable
  readonly isList: boolean
}

interface Path {
  /** The pattern as the router wants it. */
  readonly pattern: string
  readonly variables: readonly PathVariable[]
  /** The pattern without segments, where it ends in `{/rest*}`. */
  readonly short: string | undefined
}

/** What a template has come to: its path, pairs that may be absent, a query that is there, or the fragment. */
type Place = 'path' | 'pairs' | 'query' | 'fragment'

const END_OF_PATH = /[?#]/

/** Where a template has come to after a literal; undefined where that cannot stand in it. */
const afterLiteral = (place: Place, literal: string): Place | undefined => {
  if (place === 'pairs' && literal !== '') return literal.startsWith('#') ? 'fragment' : undefined
  if (place === 'fragment' || literal.includes('#')) return 'fragment'
  return literal.includes('?') ? 'query' : place
}

/** Where a template has come to after the operator of an expression; undefined where that cannot stand in it. */
const afterOperator = (place: Place, symbol: string): Place | undefined => {
  if (place === 'fragment') return undefined
  if (symbol === '#') return 'fragment'
  if (place === 'path') return symbol === '&' ? undefined : symbol === '?' ? 'pairs' : 'path'
  return place === 'query' && symbol === '&' ? 'query' : undefined
}

/** The segment of a variable in a path, as the router wants it; undefined where the router has none. */
const segmentOf = ({ operator: { symbol }, modifier, name }: Variable): string | undefined => {
  if (symbol === '/' && modifier === EXPLODE) return `/{+${name}}`
  return modifier === WHOLE && (symbol === '' || symbol === '+') ? `{${symbol}${name}}` : undefined
}

/** The path of a template as a pattern of the router; undefined where it is no route. */
export const pathOf = (template: Template<string, unknown>): Path | undefined => {
  const variables: PathVariable[] = []
  let pattern = ''
  let short: string | undefined
  let place: Place = 'path'
  const add = (literal: string): Place | undefined => {
    if (place === 'path') pattern += literal.split(END_OF_PATH, 1)[0]
    return afterLiteral(place, literal)
  }
  for (const variable of template.variables) {
    const before: Place | undefined = variable.isFirst ? add(variable.literal) : place
    const next: Place | undefined =
      before && (variable.isFirst ? afterOperator(before, variable.operator.symbol) : before)
    if (next === undefined) return undefined
    place = next
    if (place !== 'path') continue
    const segment = segmentOf(variable)
    if (segment === undefined) return undefined
    const isList = segment.startsWith('/')
    if (isList) short = pattern
    pattern += segment
    variables.push({ variable, isList })
  }
  return add(template.tail) && { pattern, variables, short }
}
