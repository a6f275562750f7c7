/**
 * RFC 6570 templates for the SDK of the Model Context Protocol, version 1 or 2: they have the members of the SDK's own
 * `UriTemplate`, which its server calls. Optional, partial and reordered variables match, as the RFC expands them.
 */
import { showError } from 'uri-ts'
import { expandUnknown, extract, parseTemplate } from 'uri-ts/template'

/** The values of variables, as the SDK has them. */
export type Variables = Record<string, string | string[]>

/** The public members of the SDK's `UriTemplate`. */
export interface Members {
  readonly variableNames: string[]
  readonly toString: () => string
  readonly expand: (variables: Variables) => string
  readonly match: (uri: string) => Variables | null
}

const membersOf = (text: string): Members => {
  const parsed = parseTemplate(text)
  if (parsed._tag === 'Left') throw new Error(showError(parsed.left))
  const template = parsed.right
  const read = extract(template)
  const write = expandUnknown(template)
  return {
    variableNames: [...new Set(template.variables.map(({ name }) => name))],
    toString: () => text,
    expand: (variables) => {
      const expanded = write(variables)
      if (expanded._tag === 'Left') throw new Error(showError(expanded.left))
      return expanded.right
    },
    match: (uri) => {
      const values = read(uri)
      return values._tag === 'Right' ? (values.right as Variables) : null
    },
  }
}

/**
 * Takes the class `UriTemplate` of either SDK, and returns a function that makes templates which are instances of it. It
 * replaces all public members, so the constructor of the class is not called. The function throws an `Error` with the place
 * and the reason if the text is not a template.
 */
export const templatesOf =
  <Template extends Members>(UriTemplate: { readonly prototype: Template }) =>
  (text: string): Template => {
    const members = Object.entries(membersOf(text)).map(([name, value]) => [name, { value, enumerable: true }])
    return Object.create(UriTemplate.prototype, Object.fromEntries(members))
  }
