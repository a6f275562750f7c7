/** Replaces the placeholders in code templates with the arguments of a call. */
import type { Rule } from 'eslint'
import type { Node } from 'estree'
import { isUri, isUriReference } from 'uri-ts'
import { literalText } from '../syntax/literals'
import type { Call, Convert, NameOf } from './conversion'

/**
 * Matches the parts of a template: strings, properties, placeholders and names of exports. `{1}` stands for the first
 * argument, `{uri:1}` for a view of it as a URI, and `{ref:1}` for a view of it as a reference.
 */
const PART = /'[^']*'|\.\w+|\{(?:(uri|ref):)?(\d)\}|[A-Za-z]\w*/g

/** Returns the source of an expression. Encloses a comma expression in parentheses, so that it remains one argument. */
const sourceOf = ({ sourceCode }: Rule.RuleContext, node: Node): string => {
  const source = sourceCode.getText(node)
  return node.type === 'SequenceExpression' ? `(${source})` : source
}

const VIEWS = {
  uri: { isValid: isUri, parser: 'parseUri' },
  ref: { isValid: isUriReference, parser: 'parseUriReference' },
} as const

/**
 * Returns the code that creates a view of an argument. The code for a valid literal does not call a parser. Returns
 * `undefined` for an invalid literal.
 */
export const viewCode = (
  context: Rule.RuleContext,
  node: Node | undefined,
  kind: keyof typeof VIEWS,
): ((nameOf: NameOf) => string) | undefined => {
  if (node === undefined || node.type === 'SpreadElement') return undefined
  const { isValid, parser } = VIEWS[kind]
  const text = literalText(node)
  if (text !== undefined && !isValid(text)) return undefined
  const source = sourceOf(context, node)
  return (nameOf) =>
    text === undefined ? `${nameOf('orThrow')}(${nameOf(parser)}(${source}))` : `${nameOf('view')}(${source})`
}

/** In a template, replaces each placeholder with code, and each exported name with a local name. */
export const expand = (
  text: string,
  holes: ReadonlyMap<string, (nameOf: NameOf) => string>,
): ((nameOf: NameOf) => string) => {
  return (nameOf) =>
    text.replace(PART, (part) => holes.get(part)?.(nameOf) ?? (/^[A-Za-z]/.test(part) ? nameOf(part) : part))
}

/**
 * Returns the code for a call, given a template and the arguments of the call. Returns `undefined` if an argument is
 * missing or is an invalid literal.
 */
export const fill = (
  template: string,
  context: Rule.RuleContext,
  args: readonly Node[],
): ((nameOf: NameOf) => string) | undefined => {
  const holes = new Map<string, (nameOf: NameOf) => string>()
  for (const [hole, kind, index] of template.matchAll(PART)) {
    if (index === undefined) continue
    const arg = args[Number(index) - 1]
    if (arg === undefined || arg.type === 'SpreadElement') return undefined
    const plain = sourceOf(context, arg)
    const code = kind === undefined ? () => plain : viewCode(context, arg, kind as 'uri' | 'ref')
    if (code === undefined) return undefined
    holes.set(hole, code)
  }
  return expand(template, holes)
}

/** Returns whether a node contains comments outside its arguments. An edit would delete such comments. */
export const hasOtherComments = ({ node, context: { sourceCode } }: Call): boolean =>
  sourceCode.getCommentsInside(node).length >
  node.arguments.reduce((sum, arg) => sum + sourceCode.getCommentsInside(arg).length, 0)

/** Converts calls that have exactly `count` arguments. */
export const template =
  (text: string, count: number, isProven: (args: readonly Node[]) => boolean = () => false): Convert =>
  (call) => {
    const args = call.node.arguments
    if (args.length !== count || hasOtherComments(call)) return undefined
    const code = fill(text, call.context, args)
    return code && { edits: [{ node: call.node, code }], isProven: isProven(args) }
  }
