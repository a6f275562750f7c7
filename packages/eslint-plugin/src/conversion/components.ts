/** Converts function calls that parse a string and return its components. */
import type { ObjectPattern, Pattern } from 'estree'
import { literalText } from '../syntax/literals'
import type { Child } from '../syntax/nodes'
import type { Call, Conversion, Convert, Edit, NameOf } from './conversion'
import { hoistReads } from './hoist'
import { expand, hasOtherComments, viewCode } from './template'

/** Returns the edit for code that reads a component, or `undefined` if the code must be converted by hand. */
export type Reader = (read: Child, view: (nameOf: NameOf) => string) => Edit | undefined

/** Returns whether the code that uses an expression treats `null` and `undefined` alike. */
const isIndifferent = (read: Child): boolean => {
  let node = read
  // In a logical expression, the value of an operand may become the value of the whole expression.
  while (node.parent.type === 'LogicalExpression') {
    if (node.parent.left === node && node.parent.operator !== '&&') return true
    node = node.parent as Child
  }
  const { parent } = node
  switch (parent.type) {
    case 'BinaryExpression':
      return (
        /^[!=]==?$/.test(parent.operator) &&
        ![parent.left, parent.right].some((side) => side.type === 'Literal' && side.value === null)
      )
    case 'IfStatement':
      return true
    case 'UnaryExpression':
      return parent.operator === '!'
    case 'ConditionalExpression':
      return parent.test === node
    case 'MemberExpression':
      return parent.object === node
    default:
      return (parent.type as string) === 'TSNonNullExpression'
  }
}

/** Creates a reader from a template. In the template, `{0}` stands for the view. */
export const read =
  (text: string): Reader =>
  (node, view) => ({ node, code: expand(text, new Map([['{0}', view]])) })

/**
 * Creates a reader from a template. The code in the reader's edits converts `undefined` to `null` where the difference
 * between the two matters. For an absent component, uri-ts returns `undefined`, but the other library returns `null`.
 */
export const readOrNull =
  (text: string): Reader =>
  (node, view) => ({
    node,
    code: (nameOf) => {
      const code = expand(text, new Map([['{0}', view]]))(nameOf)
      return isIndifferent(node) ? code : `(${code} ?? null)`
    },
  })

/** Converts comparisons between a protocol and a literal, such as `url.protocol === 'https:'`. */
export const comparedProtocol: Reader = (node, view) => {
  const { parent } = node
  if (parent.type !== 'BinaryExpression' || !/^[!=]==?$/.test(parent.operator)) return undefined
  const text = literalText(parent.left === node ? parent.right : parent.left)
  if (text === undefined || !/^[a-z][a-z\d+.-]*:$/i.test(text)) return undefined
  const not = parent.operator.startsWith('!') ? '!' : ''
  return {
    node: parent,
    code: (nameOf) => `${not}${nameOf('hasScheme')}('${text.slice(0, -1)}')(${view(nameOf)})`,
  }
}

/** Returns whether a property is read but never assigned, deleted or called. */
const isRead = (node: Child): boolean => {
  const { parent } = node
  if (parent.type === 'AssignmentExpression') return parent.left !== node
  if (parent.type === 'CallExpression') return parent.callee !== node
  if (parent.type === 'UnaryExpression') return parent.operator !== 'delete'
  return !['UpdateExpression', 'AssignmentPattern', 'ArrayPattern', 'RestElement', 'ForInStatement'].includes(
    parent.type,
  )
}

/**
 * Returns whether a node begins a statement. Without a semicolon after the previous statement, an opening parenthesis
 * at the beginning of the node would continue that statement.
 */
const beginsStatement = (node: Child): boolean => {
  let outer = node
  while (outer.parent?.range?.[0] === node.range?.[0] && outer.type !== 'ExpressionStatement') outer = outer.parent
  return outer.type === 'ExpressionStatement'
}

/** Returns whether a variable has a TypeScript type annotation. */
const hasType = (id: Pattern): boolean => (id as { readonly typeAnnotation?: unknown }).typeAnnotation !== undefined

/** Returns the edit for code that reads a property of `object`. Returns `undefined` if the code cannot be converted. */
const readProperty = (
  readers: Readonly<Record<string, Reader>>,
  object: Child,
  view: (nameOf: NameOf) => string,
): Edit | undefined => {
  const { parent } = object
  if (parent.type !== 'MemberExpression' || parent.object !== object || parent.optional) return undefined
  const name = parent.computed
    ? literalText(parent.property)
    : parent.property.type === 'Identifier' && parent.property.name
  if (!name || !Object.hasOwn(readers, name) || !isRead(parent as Child) || beginsStatement(parent as Child))
    return undefined
  return readers[name]?.(parent as Child, view)
}

/**
 * Returns the edits for a variable that contains parsed components. Returns `undefined` if the code uses the variable
 * for anything except reading its properties.
 */
const readVariable = (
  readers: Readonly<Record<string, Reader>>,
  { node, context: { sourceCode } }: Call,
  view: (nameOf: NameOf) => string,
): readonly Edit[] | undefined => {
  const declarator = node.parent
  if (declarator.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return undefined
  const { id } = declarator
  const { parent: place } = (declarator as Child).parent
  if (hasType(id) || place?.type === 'ExportNamedDeclaration') return undefined
  const [variable] = sourceCode.getDeclaredVariables(declarator)
  const uses = variable?.references.filter(({ init }) => !init) ?? []
  if (uses.length === 0 || uses.some((use) => use.isWrite())) return undefined
  const edits = uses.map(({ identifier }) => readProperty(readers, identifier as Child, () => id.name))
  if (variable === undefined || !edits.every((edit) => edit !== undefined)) return undefined
  // If the call is in parentheses, as in `const url = (parse(text))`, no declarations can be inserted after the call.
  const isBare = declarator.range?.[1] === node.range?.[1]
  return isBare ? hoistReads({ id, call: node, variable }, view, edits) : [{ node, code: view }, ...edits]
}

const readPatternProperty = (
  readers: Readonly<Record<string, Reader>>,
  property: ObjectPattern['properties'][number],
  view: (nameOf: NameOf) => string,
): ((nameOf: NameOf) => string) | undefined => {
  if (property.type !== 'Property' || property.computed) return undefined
  const { key, value } = property
  if (key.type !== 'Identifier' || value.type !== 'Identifier' || !Object.hasOwn(readers, key.name)) return undefined
  const edit = readers[key.name]?.(value as Child, view)
  return edit?.node === value ? (nameOf) => `${value.name} = ${edit.code(nameOf)}` : undefined
}

/** Returns the edits for a pattern such as `const { hostname, port } = url.parse(text)`. */
const readPattern = (
  readers: Readonly<Record<string, Reader>>,
  { node, context: { sourceCode } }: Call,
  view: (nameOf: NameOf) => string,
): readonly Edit[] | undefined => {
  const declarator = node.parent
  if (declarator.type !== 'VariableDeclarator' || declarator.id.type !== 'ObjectPattern') return undefined
  const { properties } = declarator.id
  const { parent: place } = (declarator as Child).parent
  const isVariableAllowed = properties.length === 1 || place?.type !== 'ExportNamedDeclaration'
  if (hasType(declarator.id) || properties.length === 0 || !isVariableAllowed) return undefined
  if (sourceCode.getCommentsInside(declarator).length > sourceCode.getCommentsInside(node).length) return undefined
  const [first] = sourceCode.getDeclaredVariables(declarator)
  // Two patterns in the same scope declare different variables, so the names of the views differ as well.
  const name = `${first?.name}View`
  const isOne = properties.length === 1
  const parts = properties.map((each) => readPatternProperty(readers, each, isOne ? view : () => name))
  if (!parts.every((part) => part !== undefined)) return undefined
  if (!isOne && sourceCode.getText().includes(name)) return undefined
  const code = (nameOf: NameOf): string =>
    [...(isOne ? [] : [`${name} = ${view(nameOf)}`]), ...parts.map((part) => part(nameOf))].join(', ')
  return [{ node: declarator, code }]
}

/**
 * Returns the edits for a call whose result is a view. Returns `undefined` if the code reads a component that `readers`
 * does not contain.
 */
export const readComponents = (
  readers: Readonly<Record<string, Reader>>,
  call: Call,
  view: (nameOf: NameOf) => string,
): readonly Edit[] | undefined => {
  const property = readProperty(readers, call.node, view)
  return property ? [property] : (readVariable(readers, call, view) ?? readPattern(readers, call, view))
}

/** Converts a call that parses its first argument. Every component that the code reads must be in `readers`. */
export const componentsRead =
  (readers: Readonly<Record<string, Reader>>, counts: readonly number[] = [1]): Convert =>
  (call): Conversion | undefined => {
    const { node, context } = call
    const view = counts.includes(node.arguments.length) && viewCode(context, node.arguments[0], 'ref')
    const edits = view && !hasOtherComments(call) && readComponents(readers, call, view)
    return edits ? { edits, isProven: false } : undefined
  }
