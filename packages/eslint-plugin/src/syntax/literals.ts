/** Reads string literals. */
import type { Rule } from 'eslint'
import type { Node, SourceLocation } from 'estree'

/** Returns the value of a string literal, or of a template literal without placeholders. */
export const literalText = (node: Node | null | undefined): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}

/**
 * Returns the location of the character at `offset` in a literal, or the location of the whole literal if it contains
 * escape sequences.
 */
export const locationIn = ({ sourceCode }: Rule.RuleContext, node: Node, offset: number): SourceLocation => {
  const [start, end] = node.range as [number, number]
  const isPlain = sourceCode.text.slice(start + 1, end - 1) === literalText(node)
  if (!isPlain) return node.loc as SourceLocation
  const place = start + 1 + offset
  return { start: sourceCode.getLocFromIndex(place), end: sourceCode.getLocFromIndex(place + 1) }
}

/** Converts `text` to a literal with the same kind of quotes as `literal`. */
export const quoteLike = (literal: string, text: string): string => {
  const quote = literal.startsWith('"') ? '"' : "'"
  const json = JSON.stringify(text).slice(1, -1)
  return quote === '"' ? `"${json}"` : `'${json.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
