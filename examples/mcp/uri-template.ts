/**
 * Provides RFC 6570 templates for version 1 or 2 of the Model Context Protocol SDK. These templates have the same
 * members as the SDK's `UriTemplate`, so the SDK's server can use them instead. These templates also match URIs that
 * have only some of the variables, or have them in a different order.
 */
import { showError } from 'uri-ts'
import { expandUnknown, extract, parseTemplate } from 'uri-ts/template'

/** The values of variables, in the form that the SDK uses. */
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
 * Returns a function that creates instances of `UriTemplate`, the class of either SDK. The instances replace all
 * public members of the class, so its constructor is not called. If the text is not a valid template, the function
 * throws an `Error` that gives the position and the reason.
 */
export const templatesOf =
  <Template extends Members>(UriTemplate: { readonly prototype: Template }) =>
  (text: string): Template => {
    const members = Object.entries(membersOf(text)).map(([name, value]) => [name, { value, enumerable: true }])
    return Object.create(UriTemplate.prototype, Object.fromEntries(members))
  }
