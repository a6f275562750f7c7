import { UNRESERVED } from '../../core/grammar/character-table'
import { encodeExcept, encodeReserved } from '../../core/percent/encode'
import type { Given } from '../codecs/codec'
import { type AnyTemplate, EXPLODE, type NeedsTemplate, type Variable, WHOLE } from '../syntax/model'
import { type NOT_A_TEMPLATE, requireTemplate } from '../syntax/require-template'
import { type Data, encodeData, requireData, valueIn } from './encode-data'
import type { Expanded } from './expansion-brand'
import { prefixOf } from './prefix'
import { isAssociative, isValue, type Member, membersOf } from './values'

/** V8 inlines this constant because it is declared in the same file. V8 does not inline imported constants. */
const encodeText = encodeExcept

const encodeFor = (variable: Variable, text: string): string =>
  variable.operator.allowsReserved ? encodeReserved(text) : encodeText(text, UNRESERVED)

/** Returns the expansion of an empty value. */
const emptyOf = ({ operator, name, key }: Variable): string => (operator.symbol === ';' ? name : key)

/** Expands a string, or a number or boolean that has been converted to a string (RFC 6570, 3.2.1). */
const expandText = (variable: Variable, text: string): string => {
  if (text === '') return emptyOf(variable)
  const { modifier } = variable
  return variable.key + encodeFor(variable, modifier > WHOLE ? prefixOf(text, modifier, variable.operator) : text)
}

/**
 * Expands one member of an exploded list or associative array. Names are encoded like values. If an operator is named,
 * RFC 6570 encodes names like literals, but a name that contains `&` or `=` would then be read back as a different
 * pair.
 */
const expandMember = (variable: Variable, [name, value]: Member, isPair: boolean): string => {
  const { operator } = variable
  const text = encodeFor(variable, String(value))
  if (!isPair) return text === '' ? emptyOf(variable) : variable.key + text
  const key = encodeFor(variable, name)
  return text === '' && operator.symbol === ';' ? key : `${key}=${text}`
}

/** Joins the members of a list or an associative array with commas. The variable has no explode modifier. */
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

/** Expands a list or an associative array. Returns undefined if no member is defined. */
const expandComposite = (variable: Variable, data: object): string | undefined => {
  const members = membersOf(data)
  if (members.length === 0) return undefined
  const join = variable.modifier === EXPLODE ? explodeMembers : joinMembers
  return join(variable, members, isAssociative(data))
}

/** Expands one variable, without the operator's prefix or separator. Returns undefined if the variable is undefined. */
export const expandVariable = (variable: Variable, data: unknown): string | undefined => {
  if (typeof data === 'string') return expandText(variable, data)
  if (isValue(data)) return expandText(variable, String(data))
  return typeof data === 'object' && data !== null ? expandComposite(variable, data) : undefined
}

/**
 * Expands a template as RFC 6570, section 3.2, specifies. Treats any other kind of value as undefined. Allocates the
 * result.
 */
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
    const text = expandVariable(variable, variable.given === undefined ? valueIn(data, variable.name) : variable.given)
    if (text !== undefined) {
      expanded += (isStarted ? variable.operator.separator : variable.operator.first) + text
      isStarted = true
    }
  }
  return expanded + template.tail
}

/**
 * Expands a template (RFC 6570, 3). Because the variables are typed, expansion cannot fail unless a codec throws. As
 * RFC 6570 specifies, nothing is written for undefined, null, an empty list or an empty associative array. The length
 * of a prefix is a number of code points. The `+` and `#` operators keep reserved characters and percent-encoded
 * octets. The other operators encode all characters except unreserved ones.
 *
 * Names in an associative array are encoded like values. If an operator is named, RFC 6570 (3.2.1) encodes the names in
 * exploded variables like literals, but a name that contains `&` or `=` would then be read back as a different pair.
 *
 * If the template proves that the result is a reference, the result is branded (see `Expanded`). Otherwise, the result
 * is a plain string. Values may be empty or consist of dots: `/{x}` with `..` expands to a dot segment, and `/{x}/b`
 * with `''` begins with `//`.
 *
 * Allocates the result. If a codec throws, throws a `TypeError` that names the template and the variable. Also throws
 * if an argument is not a template, or not an object that contains variables.
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
export const expand = <Text extends string, Of, Names extends string>(
  template: NeedsTemplate<typeof NOT_A_TEMPLATE, Text, Of, Names>,
): ((variables: Given<Text, Of, Names>) => Expanded<Text>) => {
  requireTemplate(template)
  return (variables) => expandData(template, encodeData(template, requireData(variables))) as Expanded<Text>
}
