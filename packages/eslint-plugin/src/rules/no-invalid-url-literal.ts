/** Reports invalid string literals in places where the code expects a URI or a reference. */
import type { Rule } from 'eslint'
import type { Expression, Node } from 'estree'
import {
  parseAbsoluteUri,
  parseHttpUri,
  parseRelativeRef,
  parseUri,
  parseUriReference,
  showReason,
  type UriError,
} from 'uri-ts'
import { repair } from 'uri-ts/repair'
import { CALL, CONSTRUCT, findCalls, type Names } from '../syntax/calls'
import { literalText, locationIn, quoteLike } from '../syntax/literals'
import type { Child } from '../syntax/nodes'

type Parse = (text: string) => { readonly _tag: 'Left'; readonly left: UriError } | { readonly _tag: 'Right' }

/**
 * Returns a list of parsers for a call with the given number of arguments. The parser at each index in the list checks
 * the argument at that index in the call. An argument that is resolved against a base may be a relative reference.
 */
type ParsersOf = (argumentCount: number) => readonly Parse[]

const always =
  (parse: Parse): ParsersOf =>
  () => [parse]

const urlWithBase: ParsersOf = (count) => (count > 1 ? [parseUriReference, parseUri] : [parseUri])

const URL_NAMES: Names<ParsersOf> = {
  URL: { [CONSTRUCT]: urlWithBase, canParse: { [CALL]: urlWithBase }, parse: { [CALL]: urlWithBase } },
}

const MODULES: Names<ParsersOf> = {
  url: URL_NAMES,
  'node:url': URL_NAMES,
  'uri-ts': {
    uri: { [CALL]: always(parseUri) },
    absoluteUri: { [CALL]: always(parseAbsoluteUri) },
    relativeRef: { [CALL]: always(parseRelativeRef) },
    uriReference: { [CALL]: always(parseUriReference) },
    httpUri: { [CALL]: always(parseHttpUri) },
    view: { [CALL]: always(parseUriReference) },
  },
}

const GLOBALS: Names<ParsersOf> = {
  ...URL_NAMES,
  fetch: { [CALL]: always(parseUriReference) },
  Request: { [CONSTRUCT]: always(parseUriReference) },
}

/** A JSX attribute. The ESTree types do not include JSX. */
interface Attribute {
  readonly name: { readonly name: unknown }
  readonly value: (Node & { readonly type: string; readonly expression?: Expression }) | null
}

const repairedText = (text: string): string | undefined => {
  const repaired = repair(text)
  return repaired._tag === 'Right' && repaired.right.view.text !== text ? repaired.right.view.text : undefined
}

/** Writes `text` as a literal that can replace the literal `source`. JSX attributes have no escape sequences. */
const literalLike = (source: string, text: string, isAttribute: boolean): string =>
  isAttribute ? `"${text.replaceAll('"', '%22').replaceAll('&', '&amp;')}"` : quoteLike(source, text)

/** Returns whether the code around a node catches the errors that evaluating the node may cause. */
const isCaught = (node: Rule.Node): boolean => {
  let inner = node as Child
  while (!/Function|^Program$/.test(inner.type)) {
    const { parent } = inner
    if (parent.type === 'TryStatement' && parent.block === inner && parent.handler) return true
    inner = parent
  }
  return false
}

/** Returns whether the code around a node expects an error, as in `try { new URL('') } catch (error) {}`. */
const isErrorExpected = (node: Rule.Node, values: readonly Node[]): boolean => {
  const text = values.length === 1 ? literalText(values[0]) : undefined
  return text !== undefined && node.type === 'NewExpression' && !URL.canParse(text) && isCaught(node)
}

export const noInvalidUrlLiteral: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Disallow string literals that are not valid URLs', recommended: true },
    hasSuggestions: true,
    schema: [],
    messages: { invalid: '{{reason}}', repair: "Write '{{text}}'" },
  },
  create: (context) => {
    const check = (node: Node | undefined, parse: Parse, isAttribute = false): void => {
      const text = literalText(node)
      if (node === undefined || text === undefined) return
      const parsed = parse(text)
      if (parsed._tag === 'Right') return
      const repaired = repairedText(text)
      const isRepaired = repaired !== undefined && parse(repaired)._tag === 'Right'
      const source = context.sourceCode.getText(node)
      context.report({
        node,
        loc: locationIn(context, node, parsed.left.offset),
        messageId: 'invalid',
        data: { reason: showReason(parsed.left) },
        suggest: isRepaired
          ? [
              {
                messageId: 'repair',
                data: { text: repaired },
                fix: (fixer) => fixer.replaceText(node, literalLike(source, repaired, isAttribute)),
              },
            ]
          : [],
      })
    }
    return {
      'Program:exit': () => {
        for (const { node, info } of findCalls(context, { modules: MODULES, globals: GLOBALS })) {
          if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue
          const values = node.arguments
          if (isErrorExpected(node, values)) continue
          info(values.length).forEach((parse, index) => {
            check(values[index], parse)
          })
        }
      },
      JSXAttribute: (node: Rule.Node) => {
        const { name, value } = node as unknown as Attribute
        if (name.name !== 'href') return
        const expression = value?.expression
        check(expression ?? value ?? undefined, parseUriReference, expression === undefined)
      },
    }
  },
}
