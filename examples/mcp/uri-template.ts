/**
 * An RFC 6570 template for the SDK of the Model Context Protocol: it has the members of the SDK's own `UriTemplate`, which its
 * server calls. Optional, partial and reordered variables match, as the RFC expands them.
 */
import { showError } from 'uri-ts'
import { expandUnknown, extract, parseTemplate } from 'uri-ts/template'

/** The values of variables, as the SDK has them. */
export type Variables = Record<string, string | string[]>

export interface McpTemplate {
  readonly variableNames: string[]
  readonly toString: () => string
  readonly expand: (variables: Readonly<Record<string, unknown>>) => string
  readonly match: (uri: string) => Variables | null
}

/** Makes the template. Throws an `Error` with the place and the reason if the text is no template. */
export const uriTemplate = (text: string): McpTemplate => {
  const parsed = parseTemplate(text)
  if (parsed._tag === 'Left') throw new Error(showError(parsed.left))
  const template = parsed.right
  const read = extract(template)
  return {
    variableNames: [...new Set(template.variables.map(({ name }) => name))],
    toString: () => text,
    expand: (variables) => {
      const expanded = expandUnknown(template)(variables)
      if (expanded._tag === 'Left') throw new Error(showError(expanded.left))
      return expanded.right
    },
    match: (uri) => {
      const values = read(uri)
      return values._tag === 'Right' ? (values.right as Variables) : null
    },
  }
}
