import { expressionsOf, type Place, placeAfter } from '../../template/extract/compile'
import { EXPLODE, type Template, type Variable, WHOLE } from '../../template/syntax/model'

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

/** What a template of a route has come to: after `{?name}` come pairs that may be absent. */
type RoutePlace = Place | 'pairs'

const END_OF_PATH = /[?#]/

/** Where a template has come to after a literal; undefined where that cannot stand in it. */
const afterLiteral = (place: RoutePlace, literal: string): RoutePlace | undefined => {
  if (place !== 'pairs') return placeAfter(place, literal)
  if (literal === '') return place
  return literal.startsWith('#') ? 'fragment' : undefined
}

/** Where a template has come to after the operator of an expression; undefined where that cannot stand in it. */
const afterOperator = (place: RoutePlace, symbol: string): RoutePlace | undefined => {
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
  const path: PathVariable[] = []
  let pattern = ''
  let short: string | undefined
  let place: RoutePlace = 'path'
  const add = (literal: string): RoutePlace | undefined => {
    if (place === 'path') pattern += literal.split(END_OF_PATH, 1)[0]
    return afterLiteral(place, literal)
  }
  for (const variables of expressionsOf(template)) {
    const { literal, operator } = variables[0] as Variable
    const before = add(literal)
    const after = before && afterOperator(before, operator.symbol)
    if (after === undefined) return undefined
    place = after
    for (const variable of place === 'path' ? variables : []) {
      const segment = segmentOf(variable)
      if (segment === undefined) return undefined
      const isList = segment.startsWith('/')
      if (isList) short = pattern
      pattern += segment
      path.push({ variable, isList })
    }
  }
  return add(template.tail) && { pattern, variables: path, short }
}
