import { type AnyCodec, type Codecs, codecAt } from '../../template/codecs/codec'
import { type Default, defaultOf, defaultsOf } from '../../template/extract/apply-codecs'
import { EXPLODE, type Template, type Variable } from '../../template/syntax/model'
import type { HostSyntax } from '../hosts/host-syntax'
import type { Pattern } from '../patterns/parse-pattern'
import type { Segment } from '../patterns/segment'
import { type QueryPlan, queryPlan } from '../query/query-plan'
import { internText } from '../router/static-paths'
import { type MakeValues, placeFor, type Values } from './make-values'

/** A route's label, such as its name, and the values of its variables. */
export interface FoundRoute<Label> {
  readonly route: Label
  readonly params: Values
}

/** A route in a table, together with the route's label. Every match of the route contains that label. */
export interface LabeledRoute<Label> {
  readonly label: Label
  readonly template: Template<string, unknown>
  readonly patterns: readonly Pattern[]
  /** The functions that read hosts, or `undefined` if the route has no host. */
  readonly onHost: HostSyntax | undefined
}

/** A route variable in the form that a `RequestReader` needs. */
export interface RequestVariable {
  readonly name: string
  readonly variable: Variable
  /** Indicates whether the variable's value is a list. */
  readonly isList: boolean
  readonly codec: AnyCodec | undefined
}

/**
 * A route's pattern in the form that a `RequestReader` needs. All `RequestRoute` objects have the same properties in
 * the same order so that V8 can read them quickly.
 */
export interface RequestRoute<Label> {
  readonly label: Label
  /** Indicates whether all the variables are strings, have distinct names, and have neither codecs nor defaults. */
  readonly isPlain: boolean
  /**
   * Indicates whether the names of all the variables are distinct. The values of variables with distinct names cannot
   * contradict each other.
   */
  readonly isDistinct: boolean
  /** The number of variables in the path. */
  readonly pathCount: number
  /** The names of the path variables in the order of their slots, followed by the names of the query variables. */
  readonly names: readonly string[]
  /**
   * The literals before, between and after the path variables, without the path's first slash. The first and the last
   * literal may be empty.
   */
  readonly literals: readonly string[]
  readonly plan: QueryPlan | undefined
  /** The frozen match for targets without values, or `undefined` if the route is not plain or has path variables. */
  readonly bare: FoundRoute<Label> | undefined
  /** `makePath` creates the values of the path variables, and `makeAll` creates the values of all variables. */
  readonly makePath: MakeValues | undefined
  readonly makeAll: MakeValues | undefined
  readonly variables: readonly RequestVariable[]
  /** The name of the exploded variable that the pattern omits, or `undefined` if the pattern omits none. */
  readonly emptyList: string | undefined
  /** The default values for missing query pairs and for a missing last segment. */
  readonly defaults: readonly Default[]
}

const isOfQuery = ({ operator: { symbol } }: Variable): boolean => symbol === '?' || symbol === '&'

/** Omits each variable whose name has already occurred. */
const distinct = (variables: readonly Variable[]): readonly Variable[] => {
  if (variables.length < 2) return variables
  const byName = new Map<string, Variable>()
  for (const variable of variables) {
    if (!byName.has(variable.name)) byName.set(variable.name, variable)
  }
  return [...byName.values()]
}

const isText = ({ isList, codec }: RequestVariable): boolean => !isList && codec === undefined

/** Returns whether a name is neither a duplicate nor `__proto__`, which has a special meaning in an object literal. */
const isProper = (name: string, index: number, names: readonly string[]): boolean =>
  name !== '__proto__' && names.indexOf(name) === index

/** Returns the literals around a pattern's variables, without the pattern's first slash. */
const literalsOf = (segments: readonly Segment[]): readonly string[] => {
  const literals = ['']
  const add = (text: string): void => {
    literals[literals.length - 1] += text
  }
  for (const [index, { kind, text, literals: mixed }] of segments.entries()) {
    add(index > 0 ? '/' : '')
    if (kind === 'literal') add(text)
    else if (kind !== 'mixed') literals.push('')
    else for (const [i, literal] of mixed.entries()) i === 0 ? add(literal) : literals.push(literal)
  }
  return literals
}

/** Data that a table's patterns share. If patterns had copies, a large table might not fit in the processor's cache. */
export class Shared {
  readonly plans = new Map<string, QueryPlan>()
  readonly names = new Map<string, readonly string[]>()
  readonly interned = new Map<string, string>()

  nameOf({ name }: Variable): string {
    const known = this.interned.get(name) ?? internText(name)
    this.interned.set(name, known)
    return known
  }

  planOf(variables: readonly RequestVariable[], slot: number): QueryPlan | undefined {
    if (variables.length === 0) return undefined
    const key = `${slot} ${variables.map(({ name, isList }) => `${name}${isList ? '*' : ''}`).join(' ')}`
    const names = variables.map(({ name }) => name)
    const known =
      this.plans.get(key) ??
      queryPlan(
        names,
        variables.map(({ isList }) => isList),
        slot,
      )
    this.plans.set(key, known)
    return known
  }

  namesOf(variables: readonly RequestVariable[]): readonly string[] {
    const names = variables.map(({ name }) => name)
    const key = names.join(' ')
    const known = this.names.get(key) ?? names
    this.names.set(key, known)
    return known
  }
}

/** Creates one route for each pattern of a template. */
export const requestRoutes = <Label>(
  { label, template, patterns }: LabeledRoute<Label>,
  shared: Shared,
): ReadonlyArray<RequestRoute<Label>> => {
  const { variables } = template
  const codecs = template.codecs as Codecs | undefined
  const toRequestVariable = (variable: Variable): RequestVariable => ({
    name: shared.nameOf(variable),
    variable,
    isList: variable.modifier === EXPLODE,
    codec: codecAt(codecs, variable.name),
  })
  const query = distinct(variables.filter(isOfQuery)).map(toRequestVariable)
  const ofTemplate = defaultsOf(template)
  return patterns.map(({ names: { length: pathCount }, segments }) => {
    // In a template, the variables in the path precede the variables in the query.
    const all = [...variables.slice(0, pathCount).map(toRequestVariable), ...query]
    const names = shared.namesOf(all)
    const next = variables[pathCount]
    // If the pattern omits the optional last segment, `left` is the segment's variable.
    const left = next?.operator.symbol === '/' ? next : undefined
    const emptyList = left?.modifier === EXPLODE ? left.name : undefined
    const defaults = left === undefined ? ofTemplate : [...ofTemplate, ...defaultOf(codecs, left.name)]
    const isPlain = emptyList === undefined && defaults.length === 0 && all.every(isText) && names.every(isProper)
    const isBare = isPlain && pathCount === 0
    return {
      label,
      isPlain,
      isDistinct: isPlain || new Set(names).size === names.length,
      pathCount,
      names,
      literals: literalsOf(segments),
      plan: shared.planOf(query, pathCount),
      bare: isBare ? Object.freeze({ route: label, params: Object.freeze({}) }) : undefined,
      makePath: isPlain ? placeFor(names.slice(0, pathCount)) : undefined,
      makeAll: isPlain ? placeFor(names) : undefined,
      variables: all,
      emptyList,
      defaults,
    }
  })
}
