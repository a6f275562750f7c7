/** Chooses local names for uri-ts exports, and imports the exports under those names. */
import { findVariable } from '@eslint-community/eslint-utils'
import type { Rule, Scope } from 'eslint'
import type { Node } from 'estree'
import { requiredModule } from '../syntax/modules'
import type { NameOf } from './conversion'

/** Maps exports to entry points. The map omits exports of the main entry point, `uri-ts`. */
const ENTRIES: Readonly<Record<string, string>> = {
  equalsForScheme: 'uri-ts/equivalence',
  normalizeForScheme: 'uri-ts/equivalence',
  schemeRules: 'uri-ts/equivalence',
  repair: 'uri-ts/repair',
  resolveHref: 'uri-ts/repair',
}

const entryOf = (name: string): string => ENTRIES[name] ?? 'uri-ts'

/** An export that must be imported, and its local name. */
export interface Imported {
  readonly entry: string
  readonly name: string
  readonly local: string
}

/** Returns the names that the given scopes declare or use. */
export const namesIn = (scopes: readonly Scope.Scope[]): ReadonlySet<string> =>
  new Set(
    scopes.flatMap(({ variables, through }) => [
      ...variables.map(({ name }) => name),
      ...through.map(({ identifier }) => identifier.name as string),
    ]),
  )

/** Returns whether a variable contains the uri-ts export called `name`. */
const contains = (variable: Scope.Variable, name: string): boolean =>
  variable.defs.some((def) => {
    if (def.type === 'ImportBinding') {
      const { imported } = def.node as { readonly imported?: { readonly name: string } }
      const { source, importKind } = def.parent as {
        readonly source: { readonly value: unknown }
        readonly importKind?: string
      }
      return source.value === entryOf(name) && imported?.name === name && importKind !== 'type'
    }
    if (def.type !== 'Variable' || requiredModule(def.node.init) !== entryOf(name)) return false
    const { id } = def.node
    return (
      id.type === 'ObjectPattern' &&
      id.properties.some(
        (each) =>
          each.type === 'Property' && each.value === def.name && (each.key as { readonly name?: string }).name === name,
      )
    )
  })

/** Returns the local name of an export that is already imported and in scope at `node`. */
const localName = (context: Rule.RuleContext, node: Node, name: string): string | undefined => {
  const here = context.sourceCode.getScope(node)
  for (let scope: Scope.Scope | null = here; scope !== null; scope = scope.upper) {
    const variable = scope.variables.find((each) => contains(each, name))
    if (variable !== undefined && findVariable(here, variable.name) === variable) return variable.name
  }
  return undefined
}

/** Returns the exports that must be imported, and a function that maps exports to their local names in a file. */
export const chooseNames = (
  context: Rule.RuleContext,
  node: Node,
): { readonly nameOf: NameOf; readonly imports: Imported[] } => {
  const taken = namesIn(context.sourceCode.scopeManager.scopes)
  const imports: Imported[] = []
  const nameOf: NameOf = (name) => {
    const known = localName(context, node, name) ?? imports.find((each) => each.name === name)?.local
    if (known !== undefined) return known
    let local = taken.has(name) ? `uri${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
    while (taken.has(local)) local += '_'
    imports.push({ entry: entryOf(name), name, local })
    return local
  }
  return { nameOf, imports }
}
