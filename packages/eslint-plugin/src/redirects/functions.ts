/** Finds functions, conditions and returned values in a syntax tree. */
import type { Node } from 'estree'
import type { Child } from '../syntax/nodes'

const isFunction = (node: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)

/** Returns the function that contains a node, or the program if no function contains it. */
export const functionOf = (node: Child): Child => {
  let outer = node.parent
  while (!isFunction(outer) && outer.type !== 'Program') outer = outer.parent
  return outer
}

/** Returns a function's name, or the name of the variable or property that holds the function. */
export const nameOfFunction = (node: Child): string => {
  if (node.type === 'FunctionDeclaration') return node.id?.name ?? ''
  const { parent } = node
  if (parent?.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : ''
  if (parent?.type !== 'Property' && parent?.type !== 'MethodDefinition') return ''
  return parent.key.type === 'Identifier' ? parent.key.name : ''
}

export const isInside = (inner: Node, outer: Node): boolean =>
  (outer.range?.[0] as number) <= (inner.range?.[0] as number) &&
  (inner.range?.[1] as number) <= (outer.range?.[1] as number)

/** An `if` statement or a conditional expression. */
export type Guard = Child & { readonly type: 'IfStatement' | 'ConditionalExpression' }

/** Returns the innermost `if` statement or conditional expression whose condition contains `node`. */
export const guardOf = (node: Child): Guard | undefined => {
  for (let inner = node; !isFunction(inner) && inner.type !== 'Program'; inner = inner.parent) {
    const { parent } = inner
    if ((parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test === inner)
      return parent as Guard
  }
  return undefined
}

/** Returns the operand of a `return` statement, or the body of an arrow function if the body is an expression. */
export const returnedBy = (node: Node): Node | undefined => {
  if (node.type === 'ReturnStatement') return node.argument ?? undefined
  return node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' ? node.body : undefined
}
