/** Given a call to a module's export, finds the declaration that imports or requires the module. */
import { findVariable } from '@eslint-community/eslint-utils'
import type { Rule, Scope } from 'eslint'
import type { CallExpression, ImportDeclaration, NewExpression, Node, VariableDeclaration } from 'estree'
import { literalText } from './literals'

/** A variable that holds a module or an export of a module. */
export interface Binding {
  readonly variable: Scope.Variable
  /** The node that declares the variable: a specifier, a property or a declarator. */
  readonly item: Node
  /** The list of specifiers, properties or declarators that contains `item`. */
  readonly items: readonly Node[]
  readonly statement: (ImportDeclaration | VariableDeclaration) & Rule.NodeParentExtension
}

/** Returns the name of the module that an expression such as `require('url')` or `require('url').parse` loads. */
export const requiredModule = (node: Node | null | undefined): string | undefined => {
  let call = node
  while (call?.type === 'MemberExpression') call = call.object
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'require')
    return undefined
  return literalText(call.arguments[0])
}

const isStatement = (node: Node): boolean => {
  const { parent } = node as Rule.Node
  return parent?.type === 'Program' || parent?.type === 'BlockStatement'
}

/** Returns the binding of a variable that is declared with `import` or with a call to `require`. */
const bindingOf = (variable: Scope.Variable): Binding | undefined => {
  const [def, other] = variable.defs
  if (def === undefined || other !== undefined) return undefined
  if (def.type === 'ImportBinding' && def.parent.type === 'ImportDeclaration') {
    const statement = def.parent as Binding['statement'] & ImportDeclaration
    return { variable, item: def.node, items: statement.specifiers, statement }
  }
  if (def.type !== 'Variable' || requiredModule(def.node.init) === undefined) return undefined
  const statement = def.parent as Binding['statement'] & VariableDeclaration
  const { id } = def.node
  if (!isStatement(statement)) return undefined
  if (id.type === 'Identifier') return { variable, item: def.node, items: statement.declarations, statement }
  if (id.type !== 'ObjectPattern') return undefined
  const item = id.properties.find(
    ({ type, ...rest }) => type === 'Property' && 'value' in rest && rest.value === def.name,
  )
  const isOnly = id.properties.length === 1
  return (
    item && {
      variable,
      item: isOnly ? def.node : item,
      items: isOnly ? statement.declarations : id.properties,
      statement,
    }
  )
}

/** Returns the binding to which the callee of a call refers. Returns `undefined` for `require('url').parse(text)`. */
export const bindingOfCall = (
  context: Rule.RuleContext,
  { callee }: Pick<CallExpression | NewExpression, 'callee'>,
): Binding | undefined => {
  let root: Node = callee
  while (root.type === 'MemberExpression') root = root.object
  if (root.type !== 'Identifier') return undefined
  const variable = findVariable(context.sourceCode.getScope(root), root)
  return variable === null ? undefined : bindingOf(variable)
}

/**
 * Returns the range to delete in order to remove an item from a declaration that imports both a default export and
 * named exports. Returns `undefined` for any other declaration.
 */
const rangeBesideDefault = (
  { sourceCode }: Rule.RuleContext,
  { item, items }: Binding,
): [number, number] | undefined => {
  const names = items.filter(({ type }) => type === 'ImportSpecifier')
  if (names.length === 0 || names.length === items.length) return undefined
  const [start, end] = item.range as [number, number]
  const next = item.type === 'ImportDefaultSpecifier' && sourceCode.getTokenAfter(item, { skip: 1 })
  if (next) return [start, next.range[0]]
  const close = sourceCode.getTokenAfter(item, { filter: ({ value }) => value === '}' })
  const [first] = items
  return names.length === 1 && first?.range && close
    ? [first.range[1], close.range[1]]
    : rangeInList(names, [start, end], item)
}

/** Returns the range that covers an item and the comma before it or, for the first item, the comma after it. */
const rangeInList = (items: readonly Node[], [start, end]: [number, number], item: Node): [number, number] => {
  const index = items.indexOf(item)
  const before = items[index - 1]?.range
  const after = items[index + 1]?.range
  return before !== undefined ? [before[1], end] : after !== undefined ? [start, after[0]] : [start, end]
}

/** Returns the range to delete in order to remove one of several bindings from a declaration. */
export const rangeWithComma = (context: Rule.RuleContext, binding: Binding): [number, number] =>
  rangeBesideDefault(context, binding) ??
  rangeInList(binding.items, binding.item.range as [number, number], binding.item)
