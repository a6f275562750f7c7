import { refuseMore } from '../../core/errors/require-text'
import { UNRESERVED } from '../../core/grammar/character-table'
import { encodeExcept, encodeReserved } from '../../core/percent/encode'
import type { Given } from '../codecs/codec'
import { type AnyTemplate, EXPLODE, type NeedsTemplate, type Variable, WHOLE } from '../syntax/model'
import { type NOT_A_TEMPLATE, requireTemplate } from '../syntax/require-template'
import { type Data, encodeData, requireData, valueIn } from './encode-data'
import type { Expanded } from './expansion-brand'
import { prefixOf } from './prefix'
import { isAssociative, isValue, type Member, membersOf } from './values'

/** `encodeText` is declared in the same file as its callers, because V8 does not inline imported constants. */
const encodeText = encodeExcept

const encodeFor = (variable: Variable, text: string): string =>
  variable.operator.allowsReserved ? encodeReserved(text) : encodeText(text, UNRESERVED)

/**
 * Expands a value that is a string or has been converted to a string (RFC 6570, section 3.2.1). `before` is the text
 * that precedes the value, and includes the variable's key.
 */
const expandText = (variable: Variable, text: string, before: string): string => {
  if (text === '') return variable.operator.symbol === ';' ? before.slice(0, -1) : before
  const { modifier } = variable
  return before + encodeFor(variable, modifier > WHOLE ? prefixOf(text, modifier, variable.operator) : text)
}

/**
 * Expands one member of an exploded list or associative array. Names are encoded in the same way as values so that a
 * name that contains `&` or `=` is read back unchanged. For named operators such as `?`, RFC 6570 instead specifies
 * that names are encoded like literals.
 */
const expandMember = (variable: Variable, [name, value]: Member, isPair: boolean): string => {
  return expandText(variable, `${value}`, isPair ? `${encodeFor(variable, name)}=` : variable.key)
}

/** Joins the members of a list or an associative array with commas. The variable must not be exploded. */
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

/** Expands a list or an associative array. Returns `undefined` if no member is defined. */
const expandComposite = (variable: Variable, data: object, before: string): string | undefined => {
  const members = membersOf(data)
  if (members.length === 0) return undefined
  const join = variable.modifier === EXPLODE ? explodeMembers : joinMembers
  return before + join(variable, members, isAssociative(data))
}

/**
 * Expands one variable. For the first defined variable of an expression, the result begins with the variable's
 * `literal` and the operator's prefix. For each subsequent defined variable of the expression, the result begins with
 * the operator's separator. Returns `undefined` if the variable is undefined.
 */
export const expandVariable = (variable: Variable, data: unknown, isStarted: boolean): string | undefined => {
  if (isValue(data)) return expandText(variable, `${data}`, isStarted ? variable.next : variable.opening)
  if (typeof data !== 'object' || data === null) return undefined
  return expandComposite(
    variable,
    data,
    isStarted ? variable.operator.separator : variable.literal + variable.operator.first,
  )
}

/**
 * Expands a template (RFC 6570, section 3.2). Treats a value of an unsupported kind as undefined. Allocates the result.
 */
export const expandData = (template: AnyTemplate, data: Data): string => {
  const { variables } = template
  let expanded = ''
  let isStarted = false
  for (let i = 0; i < variables.length; i++) {
    const variable = variables[i] as Variable
    const { isFirst, name, given } = variable
    if (isFirst) isStarted = false
    const text = expandVariable(variable, given === undefined ? valueIn(data, name) : given, isStarted)
    if (text !== undefined) {
      expanded += text
      isStarted = true
    } else if (isFirst) expanded += variable.literal
  }
  return expanded + template.tail
}

/**
 * Expands a template (RFC 6570, section 3). Because the variables are typed, expansion cannot fail unless a codec
 * throws an error. As RFC 6570 specifies, `undefined`, `null`, an empty list and an empty associative array expand to
 * nothing. The length of a prefix is measured in code points. Expressions with the `+` or `#` operator leave reserved
 * characters and percent-encoded octets unchanged. Expressions without these operators encode all characters except
 * unreserved ones.
 *
 * Names in an associative array are encoded like values, so that a name containing `&` or `=` is read back unchanged.
 * For named operators such as `?`, RFC 6570 (section 3.2.1) instead specifies that the names in exploded variables are
 * encoded like literals.
 *
 * If the compiler knows that every expansion of the template is a reference, the result has a brand (see `Expanded`).
 * Otherwise, the result is a plain string. `expand` accepts values that are empty or consist of dots. For example, the
 * value `..` turns `/{x}` into a dot segment. An empty value turns `/{x}/b` into a string that begins with `//`.
 *
 * Allocates the result. If a codec throws, `expand` throws a `TypeError` that names the template and the variable.
 * Throws a `TypeError` if the argument is not a template, or if the variables are not an object.
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
export const expand: <Text extends string, Of, Names extends string>(
  template: NeedsTemplate<typeof NOT_A_TEMPLATE, Text, Of, Names>,
) => (variables: Given<Text, Of, Names>) => Expanded<Text> = (template, more?: unknown) => {
  refuseMore(more)
  requireTemplate(template)
  return (variables) => expandData(template, encodeData(template, requireData(variables))) as never
}
