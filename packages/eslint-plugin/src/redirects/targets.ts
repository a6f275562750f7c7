/** Finds redirect targets in code, and the expressions that can supply their values. */
import { findVariable } from '@eslint-community/eslint-utils'
import type { Rule, Scope } from 'eslint'
import type { Node } from 'estree'
import { literalText } from '../syntax/literals'
import { propertyName } from '../syntax/strings'

const isLocationName = (text: string | undefined): boolean => /^location$/i.test(text ?? '')

/** Returns whether an expression is `location` or a property such as `window.location`. */
const isLocation = (node: Node): boolean =>
  node.type === 'Identifier' ? node.name === 'location' : isLocationName(propertyName(node))

/**
 * Returns the parts of an argument that contain a target: the argument itself, or properties of an options object such
 * as `{ to: url }`.
 */
const targetsInArgument = (node: Node): readonly Node[] => {
  if (node.type !== 'ObjectExpression') return [node]
  return node.properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' && /^(?:to|href|url)$/.test(each.key.name)
      ? [each.value]
      : [],
  )
}

/** Returns the redirect targets in the arguments of a call. */
const targetsOfCall = (callee: Node, args: readonly Node[]): readonly Node[] => {
  const name = callee.type === 'Identifier' ? callee.name : propertyName(callee)
  if (/^(?:redirect|permanentRedirect|sendRedirect|navigateTo|navigate)$/.test(name ?? ''))
    return args.flatMap(targetsInArgument)
  if (callee.type !== 'MemberExpression') return []
  const [first, second] = args
  if (/^(?:setHeader|header|set|append)$/.test(name ?? ''))
    return isLocationName(literalText(first)) && second !== undefined ? [second] : []
  const isOfLocation = isLocation(callee.object) && /^(?:assign|replace)$/.test(name ?? '')
  const isOfRouter =
    callee.object.type === 'Identifier' && callee.object.name === 'router' && /^(?:push|replace)$/.test(name ?? '')
  return (isOfLocation || isOfRouter) && first !== undefined ? [first] : []
}

export const targetsOf = (node: Node): readonly Node[] => {
  if (node.type === 'CallExpression') return targetsOfCall(node.callee, node.arguments)
  if (node.type === 'AssignmentExpression') {
    const { left, right } = node
    const isHref = left.type === 'MemberExpression' && propertyName(left) === 'href' && isLocation(left.object)
    return left.type !== 'ObjectPattern' && left.type !== 'ArrayPattern' && (isHref || isLocation(left)) ? [right] : []
  }
  if (node.type !== 'Property' || node.computed) return []
  const key = node.key.type === 'Identifier' ? node.key.name : literalText(node.key)
  return isLocationName(key) ? [node.value] : []
}

/**
 * Returns the string that a call passes on almost unchanged. For example, the string is `a` in both `new URL(a, base)`
 * and `a.trim()`.
 */
const passedString = (node: Node): Node | undefined => {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
  const { callee } = node
  if (callee.type === 'Identifier')
    return /^(?:URL|String|decodeURI|decodeURIComponent|encodeURI)$/.test(callee.name) ? node.arguments[0] : undefined
  const isText = /^(?:toString|trim|toLowerCase|toUpperCase|normalize)$/.test(propertyName(callee) ?? '')
  return isText && callee.type === 'MemberExpression' ? callee.object : undefined
}

/** Returns the expressions that can supply the beginning of a string. */
const parts = (node: Node): readonly Node[] => {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate]
    case 'LogicalExpression':
      return [node.left, node.right]
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left] : []
    case 'TemplateLiteral':
      return node.quasis[0]?.value.cooked === '' ? node.expressions.slice(0, 1) : []
    case 'AwaitExpression':
      return [node.argument]
    case 'ChainExpression':
      return [node.expression]
    case 'MemberExpression':
      return propertyName(node) === 'href' ? [node.object] : []
    default: {
      const inner =
        (node.type as string).startsWith('TS') && (node as unknown as { readonly expression?: Node }).expression
      const passed = inner || passedString(node)
      return passed ? [passed] : []
    }
  }
}

const variableOf = ({ sourceCode }: Rule.RuleContext, node: Node): Scope.Variable | null =>
  node.type === 'Identifier' ? findVariable(sourceCode.getScope(node), node) : null

/**
 * Returns the given expression and all other expressions from which its value can come. Follows assignments to
 * variables. If `isText` is `true`, the function ignores strings, such as `new URL(text).href`, that are read from URL
 * objects.
 */
export const sourcesOf = (context: Rule.RuleContext, node: Node, isText = false): ReadonlySet<Node> => {
  const found = new Set<Node>([node])
  const variables = new Set<Scope.Variable>()
  const add = (each: Node): void => {
    if (!isText || each.type !== 'NewExpression') found.add(each)
  }
  // A loop over a set also visits elements that are added while the loop runs.
  for (const each of found) {
    for (const part of parts(each)) add(part)
    const variable = variableOf(context, each)
    if (variable === null || variables.has(variable)) continue
    variables.add(variable)
    for (const { writeExpr } of variable.references) if (writeExpr) add(writeExpr)
  }
  return found
}

/**
 * Returns a key for an expression. Two expressions have the same key if they read the same variable, or the same
 * property of the same variable.
 */
export const keyOf = (context: Rule.RuleContext, node: Node): string | undefined => {
  const names: string[] = []
  let root = node
  for (;;) {
    const [inner] = parts(root)
    if (root.type === 'MemberExpression' && propertyName(root) !== 'href') {
      names.push(propertyName(root) ?? '*')
      root = root.object
    } else if (inner !== undefined && root.type !== 'ConditionalExpression' && root.type !== 'LogicalExpression')
      root = inner
    else break
  }
  if (root.type !== 'Identifier' || names.includes('*')) return undefined
  const [name] = variableOf(context, root)?.identifiers ?? []
  return [`${root.name}@${name?.range?.[0] ?? ''}`, ...names.reverse()].join('.')
}
