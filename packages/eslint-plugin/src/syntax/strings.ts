/** Finds string checks in code: `startsWith`, `includes`, `indexOf`, character comparisons and regular expressions. */
import type { BinaryExpression, CallExpression, Node } from 'estree'
import { literalText } from './literals'
import type { Child } from './nodes'

/** Describes which string a check looks for, and at which position. */
export interface StringCheck {
  readonly node: Child
  /** The expression that the code checks, such as `url` in `url.startsWith('/')`. */
  readonly subject: Node
  readonly place: 'start' | 'anywhere' | 'end'
  /**
   * The text that the code looks for, such as `/` in `url.startsWith('/')`. Each placeholder in a template literal is
   * represented by `*`.
   */
  readonly text: string | undefined
  /** The expression that supplies the text, such as `origin` in `url.startsWith(origin)`. */
  readonly expected?: Node
  readonly pattern?: string
}

/** Returns the name of the property that a member expression reads. */
export const propertyName = (node: Node): string | undefined => {
  if (node.type !== 'MemberExpression') return undefined
  if (node.computed) return literalText(node.property)
  return node.property.type === 'Identifier' ? node.property.name : undefined
}

/** Returns the text of a literal, or the text of a template literal with `*` in place of each placeholder. */
const patternText = (node: Node | undefined): string | undefined =>
  node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('*') : literalText(node)

const PLACES: Readonly<Record<string, StringCheck['place']>> = {
  startsWith: 'start',
  includes: 'anywhere',
  endsWith: 'end',
}

/** Returns the place at which a comparison such as `a.indexOf(b) === 0` looks for a string. */
const indexPlace = ({ parent }: Child): StringCheck['place'] =>
  parent.type === 'BinaryExpression' &&
  parent.right.type === 'Literal' &&
  parent.right.value === 0 &&
  /^[=!]==?$/.test(parent.operator)
    ? 'start'
    : 'anywhere'

const patternOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && 'regex' in node ? node.regex?.pattern : undefined

const checkOfCall = (node: CallExpression & Child): StringCheck | undefined => {
  const { callee } = node
  if (callee.type !== 'MemberExpression') return undefined
  const name = propertyName(callee)
  const [first] = node.arguments
  if (name === 'test' || name === 'exec') {
    const pattern = patternOf(callee.object)
    return pattern === undefined || first === undefined
      ? undefined
      : { node, subject: first, place: 'anywhere', text: undefined, pattern }
  }
  if (name === 'match' || name === 'search') {
    const pattern = patternOf(first)
    return pattern === undefined
      ? undefined
      : { node, subject: callee.object, place: 'anywhere', text: undefined, pattern }
  }
  const place = name === 'indexOf' ? indexPlace(node) : PLACES[name ?? '']
  if (place === undefined || first === undefined) return undefined
  return { node, subject: callee.object, place, text: patternText(first), expected: first }
}

/**
 * Returns the string whose beginning an expression reads: `a` for `a[0]`, `a.charAt(0)`, `a.at(0)` or `a.slice(0, n)`.
 */
const prefixOf = (node: Node): Node | undefined => {
  if (node.type === 'MemberExpression' && node.computed)
    return node.property.type === 'Literal' && node.property.value === 0 ? node.object : undefined
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const [first] = node.arguments
  const isFirst = first?.type === 'Literal' && first.value === 0
  return isFirst && /^(charAt|at|slice|substring|substr)$/.test(propertyName(node.callee) ?? '')
    ? node.callee.object
    : undefined
}

/** Returns the string check that a comparison such as `a[0] === '/'` performs. */
const checkOfComparison = (node: BinaryExpression & Child): StringCheck | undefined => {
  if (!/^[=!]==?$/.test(node.operator)) return undefined
  const [left, right] = [prefixOf(node.left), patternText(node.right)]
  return left === undefined || right === undefined ? undefined : { node, subject: left, place: 'start', text: right }
}

/** Returns the string check that a node performs, if any. */
export const stringCheck = (node: Child): StringCheck | undefined =>
  node.type === 'CallExpression'
    ? checkOfCall(node)
    : node.type === 'BinaryExpression'
      ? checkOfComparison(node)
      : undefined
