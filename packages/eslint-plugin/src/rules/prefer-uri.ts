/** Reports a `new URL` call with a literal argument if uri-ts can return all the URL properties that the code reads. */
import type { Rule } from 'eslint'
import type { Node } from 'estree'
import { host, orUndefined, parseUri, path, port, queryText, type Uri, type View } from 'uri-ts'
import { comparedProtocol, type Reader, read, readComponents } from '../conversion/components'
import type { Call, Edit } from '../conversion/conversion'
import { fixFor } from '../conversion/fix'
import { hasOtherComments, viewCode } from '../conversion/template'
import { CALL, CONSTRUCT, findCalls, type Names } from '../syntax/calls'
import { literalText, quoteLike } from '../syntax/literals'
import type { Child } from '../syntax/nodes'

const URL_NAMES: Names<true> = { URL: { [CONSTRUCT]: true } }
const FETCH: Names<true> = { fetch: { [CALL]: true }, Request: { [CONSTRUCT]: true } }

/**
 * The maximum length of a literal that `eslint --fix` converts in a TypeScript file. For a longer literal, the rule
 * offers a suggestion instead of a fix.
 */
const LONGEST = 200

/** Returns a reader that converts code only if uri-ts and `URL` return the same value. */
const readIfEqual = (ours: unknown, theirs: unknown, text: string): Reader =>
  ours === theirs ? read(text) : () => undefined

/** Reads `searchParams.get('key')`. */
const readSearchParams =
  (url: URL, parsed: View<Uri>): Reader =>
  (node, view) => {
    const get = node.parent
    const call = (get as Child).parent
    if (get.type !== 'MemberExpression' || get.computed || get.property.type !== 'Identifier') return undefined
    if (get.property.name !== 'get' || call.type !== 'CallExpression' || call.callee !== get) return undefined
    const key = literalText(call.arguments[0])
    if (key === undefined || queryText(key)(parsed) !== url.searchParams.get(key)) return undefined
    return read(`queryText(${quoteLike("'", key)})({0})`)(call, view)
  }

/** Returns the readers for the properties of a known URL. */
const readersFor = (url: URL, parsed: View<Uri>): Readonly<Record<string, Reader>> => ({
  hostname: readIfEqual(orUndefined(host(parsed)), url.hostname, 'host({0}).value'),
  port: readIfEqual(orUndefined(port(parsed)), url.port, 'port({0}).value'),
  pathname: readIfEqual(path(parsed), url.pathname, 'path({0})'),
  protocol: comparedProtocol,
  searchParams: readSearchParams(url, parsed),
})

/** Returns the edit for code that converts a URL to a string. */
const readText = ({ node, context }: Call, url: URL): Edit | undefined => {
  const { parent } = node
  const source = context.sourceCode.getText(node.arguments[0])
  const code = (nameOf: (name: string) => string): string => `${nameOf('uri')}(${quoteLike(source, url.href)})`
  if (parent.type === 'MemberExpression' && parent.object === node && !parent.optional) {
    const isHref = !parent.computed && parent.property.type === 'Identifier' && parent.property.name === 'href'
    const { parent: place } = parent as Child
    const isWritten = place.type === 'AssignmentExpression' && place.left === parent
    return isHref && !isWritten ? { node: parent, code } : undefined
  }
  return parent.type === 'TemplateLiteral' ? { node, code } : undefined
}

/**
 * Returns whether the code around a node would still compile if the node's type changed from `string` to a literal
 * type. A variable or property that is later reassigned must not have a literal type.
 */
const isNarrowable = (node: Node): boolean => {
  const { parent } = node as Child
  if (parent.type === 'BinaryExpression') return ![parent.left, parent.right].some((each) => each.type === 'Literal')
  if (parent.type === 'VariableDeclarator')
    return (parent.id as { readonly typeAnnotation?: unknown }).typeAnnotation !== undefined
  return (
    parent.type === 'TemplateLiteral' ||
    (parent.type === 'MemberExpression' && parent.object === node) ||
    (parent.type === 'CallExpression' && parent.callee.type === 'Identifier' && parent.callee.name === 'fetch')
  )
}

export const preferUri: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Prefer literals that the compiler checks to new URL', recommended: false },
    fixable: 'code',
    hasSuggestions: true,
    schema: [],
    messages: {
      prefer: 'Read this literal with uri-ts, so that the compiler checks the URL',
      convert: 'Read the literal with uri-ts',
    },
  },
  create: (context) => ({
    'Program:exit': () => {
      const isTyped = /\.[cm]?tsx?$/.test(context.filename)
      const modules = { url: URL_NAMES, 'node:url': URL_NAMES }
      const fetched = new Set(findCalls(context, { globals: FETCH }).map(({ node }) => node as Node))
      for (const found of findCalls(context, { modules, globals: URL_NAMES })) {
        const call = { node: found.node, context } as unknown as Call
        const { node } = call
        const text = node.arguments.length === 1 ? literalText(node.arguments[0]) : undefined
        const view = viewCode(context, node.arguments[0], 'uri')
        if (text === undefined || view === undefined || hasOtherComments(call) || !URL.canParse(text)) continue
        const [url, parsed] = [new URL(text), parseUri(text)]
        if (parsed._tag === 'Left' || parseUri(url.href)._tag === 'Left') continue
        const source = context.sourceCode.getText(node.arguments[0])
        const isFetched = fetched.has(node.parent) && (node.parent as Call['node']).arguments[0] === node
        const fetchEdit = {
          node,
          code: (nameOf: (name: string) => string) => `${nameOf('uri')}(${quoteLike(source, url.href)})`,
        }
        const whole = isFetched ? fetchEdit : readText(call, url)
        const edits = whole ? [whole] : readComponents(readersFor(url, parsed.right), call, view)
        if (edits === undefined) continue
        const isSafe =
          !isTyped || (text.length <= LONGEST && edits.every((edit) => edit.node === node || isNarrowable(edit.node)))
        const fix = fixFor(context, node, edits)
        context.report({
          node,
          messageId: 'prefer',
          fix: isSafe ? fix : null,
          suggest: isSafe ? [] : [{ messageId: 'convert', fix }],
        })
      }
    },
  }),
}
