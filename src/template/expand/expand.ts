import type { Value } from '../../../types/template/syntax/variables'
import type { Codecs, Given } from '../codecs/codec'
import { encodeReserved, encodeUnreserved } from '../syntax/encode'
import { type AnyTemplate, EXPLODE, type Template, type Variable, WHOLE } from '../syntax/model'
import type { Expanded } from './expansion-brand'
import { prefixOf } from './prefix'
import { isAssociative, isValue, type Member, membersOf } from './values'

/** Values by name, as the untyped half of the expansion reads them. */
export interface Data {
  readonly [name: string]: unknown
}

const encodeFor = (variable: Variable, text: string): string =>
  variable.operator.allowsReserved ? encodeReserved(text) : encodeUnreserved(text)

/** A string, a number or a boolean (RFC 6570, 3.2.1). */
const expandValue = (variable: Variable, value: Value): string => {
  const text = typeof value === 'string' ? value : String(value)
  if (text === '') return variable.emptyKey
  const { modifier } = variable
  return variable.key + encodeFor(variable, modifier > WHOLE ? prefixOf(text, modifier, variable.operator) : text)
}

/**
 * One member of an exploded list or associative array. A name is encoded as a value is: the RFC asks for the encoding
 * of literals where an operator is named, but then a name that holds `&` or `=` would be read as two, or as another.
 */
const expandMember = (variable: Variable, [name, value]: Member, isPair: boolean): string => {
  const { operator } = variable
  const text = encodeFor(variable, String(value))
  if (!isPair) return text === '' ? variable.emptyKey : variable.key + text
  const key = encodeFor(variable, name)
  return text === '' && operator.isNamed ? key + operator.ifEmpty : `${key}=${text}`
}

/** A list or an associative array without an explode modifier: what is in it, separated by commas. */
const joinMembers = (variable: Variable, members: readonly Member[], isPair: boolean): string => {
  let joined = ''
  for (let i = 0; i < members.length; i++) {
    const [name, value] = members[i] as Member
    if (i > 0) joined += ','
    if (isPair) joined += `${encodeFor(variable, name)},`
    joined += encodeFor(variable, String(value))
  }
  return variable.key + joined
}

const explodeMembers = (variable: Variable, members: readonly Member[], isPair: boolean): string => {
  let joined = ''
  for (let i = 0; i < members.length; i++) {
    if (i > 0) joined += variable.operator.separator
    joined += expandMember(variable, members[i] as Member, isPair)
  }
  return joined
}

/** A list or an associative array; undefined where no member of it is defined. */
const expandComposite = (variable: Variable, data: object): string | undefined => {
  const members = membersOf(data)
  if (members.length === 0) return undefined
  const join = variable.modifier === EXPLODE ? explodeMembers : joinMembers
  return join(variable, members, isAssociative(data))
}

/** What a variable expands to, without what stands before it; undefined where its value is. */
export const expandVariable = (variable: Variable, data: unknown): string | undefined =>
  isValue(data)
    ? expandValue(variable, data)
    : typeof data === 'object' && data !== null
      ? expandComposite(variable, data)
      : undefined

/** Expands by RFC 6570, 3.2; what is no value, as if it were undefined. Allocates: the text. */
export const expandData = (template: AnyTemplate, data: Data): string => {
  const { variables } = template
  let expanded = ''
  let isStarted = false
  for (let i = 0; i < variables.length; i++) {
    const variable = variables[i] as Variable
    if (variable.isFirst) {
      expanded += variable.literal
      isStarted = false
    }
    const text = expandVariable(variable, variable.given === undefined ? data[variable.name] : variable.given)
    if (text !== undefined) {
      expanded += (isStarted ? variable.operator.separator : variable.operator.first) + text
      isStarted = true
    }
  }
  return expanded + template.tail
}

/** The text of each member of a list, or of a value. */
const encodeWith = (codecs: Codecs, name: string, data: unknown): unknown => {
  const codec = codecs[name]
  if (codec === undefined || data === undefined) return data
  const encode = codec.encode as (value: unknown) => string
  return Array.isArray(data) ? data.map(encode) : encode(data)
}

/** Writes the values that have codecs. Allocates: the values, where there are codecs. */
export const encodeData = (template: AnyTemplate, data: Data): Data => {
  const codecs = template.codecs as Codecs | undefined
  if (codecs === undefined) return data
  return Object.fromEntries(Object.keys(data).map((name) => [name, encodeWith(codecs, name, data[name])]))
}

/**
 * Expands a template (RFC 6570, 3). Total: variables are typed, and what is undefined, null, an empty list or an empty
 * associative array writes nothing, as the RFC says. A prefix takes code points of the value; `+` and `#` keep reserved
 * characters and pct-encoded octets, all others encode whatever is not unreserved.
 *
 * The names of an associative array are encoded as values are. (3.2.1 asks for the encoding of literals where an operator
 * is named and the variable exploded; a name that holds `&` or `=` would then be read as two, or as another.)
 *
 * The result is a branded reference where the template proves it (see `Expanded`), and a plain string elsewhere. An empty
 * or a dotted value is data too, but `/{x}` with `..` is a dot segment, and `/{x}/b` with `''` begins with `//`.
 *
 * Allocates: the text.
 *
 * @example
 * import { expand, template } from 'uri-ts/template'
 *
 * const users = template('/users/{id}{?page,fields*}')
 * expand(users)({ id: 'é', page: 2 }) //=> '/users/%C3%A9?page=2'
 * expand(users)({ id: 7, fields: ['a', 'b'] }) //=> '/users/7?fields=a&fields=b'
 *
 * @category Templates
 */
export const expand =
  <Text extends string, Of, Names extends string>(template: Template<Text, Of, Names>) =>
  (variables: Given<Text, Of, Names>): Expanded<Text> =>
    expandData(template, encodeData(template, variables as Data)) as Expanded<Text>
