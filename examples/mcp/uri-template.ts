/**
 * Provides RFC 6570 templates for versions 1 and 2 of the Model Context Protocol SDK. A server can use these templates
 * instead of the SDK's `UriTemplate`, which has the same members. These templates also match URIs that omit the values
 * of some variables, or whose values are in a different order than the variables in the template.
 */
import { showError } from 'uri-ts'
import { expandUnknown, extract, parseTemplate } from 'uri-ts/template'

/** Maps variable names to values in the form that the SDK uses. */
export type Variables = Record<string, string | string[]>

/** Lists the public members of the SDK's `UriTemplate`. */
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
 * Returns a function that creates instances of the given class, which is `UriTemplate` from either version of the SDK.
 * The instances themselves define all public members of the class, so its constructor is not called. If the returned
 * function's argument is not a valid template, the function throws an `Error` with the position and the reason.
 */
export const templatesOf =
  <Template extends Members>(UriTemplate: { readonly prototype: Template }) =>
  (text: string): Template => {
    const members = Object.entries(membersOf(text)).map(([name, value]) => [name, { value, enumerable: true }])
    return Object.create(UriTemplate.prototype, Object.fromEntries(members))
  }
