/** Replaces calls to the deprecated `node:url` functions with calls to uri-ts functions. */
import { resolve as resolveWithNode } from 'node:url'
import { findVariable } from '@eslint-community/eslint-utils'
import type { Node, ObjectExpression } from 'estree'
import { parseUriReference, resolveReference } from 'uri-ts'
import { sourcesOf } from '../redirects/targets'
import { literalText } from '../syntax/literals'
import { propertyName } from '../syntax/strings'
import { comparedProtocol, componentsRead, read, readOrNull } from './components'
import { type Call, type Convert, type NameOf, onlyIf } from './conversion'
import { resolveConvert } from './resolve'

/** Given literals for a base and a reference, returns whether uri-ts and Node resolve the reference to the same URL. */
const resolvesAlike = ([baseNode, referenceNode]: readonly Node[]): boolean => {
  const [baseText, referenceText] = [literalText(baseNode), literalText(referenceNode)]
  if (baseText === undefined || referenceText === undefined) return false
  const [base, reference] = [parseUriReference(baseText), parseUriReference(referenceText)]
  if (base._tag === 'Left' || reference._tag === 'Left') return false
  return resolveReference(base.right)(reference.right).text === resolveWithNode(baseText, referenceText)
}

/** Matches the names of variables that probably contain an HTTP request. */
const REQUEST = /req|context|ctx|message|incoming/i

/** Matches the names of properties that `url.parse` sets to `null` for a request-target such as `/a?b`. */
const OF_HOST = /^(?:host|hostname|port|protocol|auth)$/

/**
 * Returns whether an expression is probably the request-target of an HTTP request. `read` is the name of the property
 * that the code reads from the parsed URL.
 */
const isTargetOf = (source: Node, read: string | undefined): boolean => {
  const name = propertyName(source)
  if (name === 'originalUrl') return true
  if (name !== 'url' || source.type !== 'MemberExpression') return false
  const { object } = source
  const owner = object.type === 'Identifier' ? object.name : propertyName(object)
  return !OF_HOST.test(read ?? '') || REQUEST.test(owner ?? '')
}

/** Returns whether an argument, such as `request.url`, is probably the request-target of an HTTP request. */
export const isRequestTarget = ({ node, context }: Call): boolean => {
  const [arg] = node.arguments
  const read = propertyName(node.parent)
  return arg !== undefined && [...sourcesOf(context, arg)].some((source) => isTargetOf(source, read))
}

const isNewUrl = (node: Node | null | undefined): boolean =>
  node?.type === 'NewExpression' &&
  (node.callee.type === 'Identifier' ? node.callee.name : propertyName(node.callee)) === 'URL'

/** Returns whether a call formats a `URL` object. `url.format` is not deprecated for `URL` objects. */
export const formatsUrlObject = ({ node, context: { sourceCode } }: Call): boolean => {
  const [arg, options] = node.arguments
  // `url.format` accepts options only for `URL` objects.
  if (options !== undefined) return arg?.type !== 'ObjectExpression'
  if (arg?.type !== 'Identifier') return isNewUrl(arg)
  const variable = findVariable(sourceCode.getScope(arg), arg)
  const isParameter = variable?.defs.some(({ type }) => type === 'Parameter')
  const written = variable?.references.filter((each) => each.isWrite()) ?? []
  return !isParameter && written.length > 0 && written.every(({ writeExpr }) => isNewUrl(writeExpr))
}

const isLiteral = (node: Node, value: unknown): boolean => node.type === 'Literal' && node.value === value

const hasPlainOptions = ([, isQueryParsed, isHostRead]: readonly Node[]): boolean =>
  (isQueryParsed === undefined || isLiteral(isQueryParsed, false)) &&
  (isHostRead === undefined || isLiteral(isHostRead, true))

const parseComponents: Convert = onlyIf(
  hasPlainOptions,
  componentsRead(
    {
      host: readOrNull('orUndefined(authority(withoutUserinfo(normalize({0}))))'),
      hostname: readOrNull('orUndefined(host(normalize({0})))'),
      port: readOrNull('orUndefined(port({0}))'),
      pathname: read("(path({0}) || '/')"),
      query: readOrNull('orUndefined(query({0}))'),
      protocol: comparedProtocol,
    },
    [1, 2, 3],
  ),
)

const parse: Convert = (call) => (isRequestTarget(call) ? undefined : parseComponents(call))

const literalCode = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/**
 * Lists most of the properties that `url.format` reads, each with the name of a component and a function. Given the
 * property's value, the function returns the code for the component.
 */
const PARTS: Readonly<Record<string, readonly [string, (value: Node, source: string) => string | undefined]>> = {
  protocol: ['scheme', (value) => cutLiteral(value, /^([a-z][a-z\d+.-]*):?$/i)],
  hostname: ['host', (_, source) => source],
  host: ['host', (value) => cutLiteral(value, /^([^:@[\]]+)$/)],
  port: ['port', (_, source) => source],
  pathname: ['path', (value, source) => (literalText(value)?.startsWith('/') === false ? undefined : source)],
  search: ['query', (value) => cutLiteral(value, /^\?(.*)$/)],
  hash: ['fragment', (value) => cutLiteral(value, /^#(.*)$/)],
}

/** Matches a string literal against `pattern` and returns the text of the first capturing group as a string literal. */
const cutLiteral = (value: Node, pattern: RegExp): string | undefined => {
  const text = literalText(value)
  const part = text === undefined ? undefined : pattern.exec(text)?.[1]
  return part === undefined ? undefined : literalCode(part)
}

/** Returns the code for a component. The code is `''` for a property that does not affect the URL. */
type Part = (nameOf: NameOf) => string

const formatProperty = (
  property: ObjectExpression['properties'][number],
  sourceOf: (node: Node) => string,
): Part | undefined => {
  if (property.type !== 'Property' || property.computed || property.method || property.key.type !== 'Identifier')
    return undefined
  const { value } = property
  const { name } = property.key
  if (name === 'slashes') return isLiteral(value, true) ? () => '' : undefined
  if (name === 'query' && value.type === 'ObjectExpression')
    return (nameOf) => `query: ${nameOf('buildQuery')}(${sourceOf(value)})`
  const [part, codeOf] = Object.hasOwn(PARTS, name) ? (PARTS[name] ?? []) : []
  const code = codeOf?.(value, sourceOf(value))
  return code === undefined ? undefined : () => (part === code ? code : `${part}: ${code}`)
}

const hasKey = ({ properties }: ObjectExpression, names: RegExp): boolean =>
  properties.some((each) => each.type === 'Property' && each.key.type === 'Identifier' && names.test(each.key.name))

const format: Convert = ({ node, context: { sourceCode } }) => {
  const [object, other] = node.arguments
  if (object?.type !== 'ObjectExpression' || other !== undefined || sourceCode.getCommentsInside(node).length > 0)
    return undefined
  // Node ignores `query` if the object has `search`.
  const isPlain = hasKey(object, /^host(name)?$/) && !(hasKey(object, /^query$/) && hasKey(object, /^search$/))
  const parts = object.properties.map((property) => formatProperty(property, (value) => sourceCode.getText(value)))
  if (!isPlain || !parts.every((part) => part !== undefined)) return undefined
  const code = (nameOf: NameOf): string => {
    const list = parts.map((part) => part(nameOf)).filter((part) => part !== '')
    return `${nameOf('orThrow')}(${nameOf('fromComponents')}({ ${list.join(', ')} })).text`
  }
  return { edits: [{ node, code }], isProven: false }
}

export const NODE_URL: Readonly<Record<string, Convert | undefined>> = {
  parse,
  resolve: resolveConvert(resolvesAlike),
  format,
  resolveObject: undefined,
  Url: undefined,
}
