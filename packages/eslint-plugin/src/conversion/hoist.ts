/** Declares variables for components that the code reads more than once. */
import type { Scope } from 'eslint'
import type { CallExpression, Identifier, NewExpression } from 'estree'
import { propertyName } from '../syntax/strings'
import type { Edit, NameOf } from './conversion'
import { namesIn } from './names'

/** A variable that contains parsed components, and the call that initializes the variable. */
export interface Parsed {
  readonly id: Identifier
  readonly call: CallExpression | NewExpression
  readonly variable: Scope.Variable
}

const scopesIn = (scope: Scope.Scope): readonly Scope.Scope[] => {
  const scopes = [scope]
  for (const each of scopes) scopes.push(...each.childScopes)
  return scopes
}

/** Groups edits by the name of the property whose uses they replace. */
const groupByProperty = (edits: readonly Edit[]): ReadonlyMap<string, readonly Edit[]> => {
  const groups = new Map<string, Edit[]>()
  for (const edit of edits) {
    const name = propertyName(edit.node)
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), edit])
  }
  return groups
}

/**
 * Returns the longest replacement code in a list of edits. An edit that maps `undefined` to `null` has the longest
 * code.
 */
const longestCode = (edits: readonly Edit[], nameOf: NameOf): string =>
  edits.map(({ code }) => code(nameOf)).reduce((a, b) => (b.length > a.length ? b : a))

/**
 * Returns the edits for a variable that contains a view. A component that the code reads more than once is stored in a
 * separate variable, because TypeScript narrows the types of variables, but not the types of calls.
 */
export const hoistReads = (
  { id, call, variable }: Parsed,
  view: (nameOf: NameOf) => string,
  edits: readonly Edit[],
): readonly Edit[] => {
  const taken = namesIn(scopesIn(variable.scope))
  const locals = new Map<Edit, string>()
  const declared: ((nameOf: NameOf) => string)[] = []
  for (const [property, group] of groupByProperty(edits)) {
    if (group.length === 1) continue
    let local = `${id.name}${property.charAt(0).toUpperCase()}${property.slice(1)}`
    while (taken.has(local)) local += '_'
    for (const edit of group) locals.set(edit, local)
    declared.push((nameOf) => `${local} = ${longestCode(group, nameOf)}`)
  }
  return [
    { node: call, code: (nameOf) => [view, ...declared].map((code) => code(nameOf)).join(', ') },
    ...edits.map((edit) => {
      const local = locals.get(edit)
      return local === undefined ? edit : { node: edit.node, code: () => local }
    }),
  ]
}
