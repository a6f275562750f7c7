/** Finds calls to global functions and to the exports of modules. */
import { ReferenceTracker } from '@eslint-community/eslint-utils'
import type { Rule, Scope } from 'eslint'

const { CALL, CONSTRUCT, ESM, READ } = ReferenceTracker

/** Describes the functions to find. Each key is the name of a module, a global variable or a property. */
export interface Names<T> {
  readonly [name: string]: Names<T>
  readonly [CALL]?: T
  readonly [CONSTRUCT]?: T
  readonly [READ]?: T
  readonly [ESM]?: boolean
}

/** A call or a property access that matches an entry in `Names`, together with that entry's value. */
export interface Found<T> {
  readonly node: Rule.Node
  readonly path: readonly string[]
  readonly info: T
}

export { CALL, CONSTRUCT, READ }

/**
 * Returns the global scope, extended by a variable for each of the given names. ESLint creates a global variable only
 * if the configuration lists it.
 */
const withGlobals = (scope: Scope.Scope, names: readonly string[]): Scope.Scope => {
  const set = new Map(scope.set)
  for (const name of names) {
    const references = scope.through.filter(({ identifier }) => identifier.name === name)
    if (!set.has(name)) set.set(name, { name, defs: [], references } as unknown as Scope.Variable)
  }
  return Object.create(scope, { set: { value: set } }) as Scope.Scope
}

/** Finds the calls to the given module exports and to the given global functions. */
export const findCalls = <T>(
  { sourceCode }: Rule.RuleContext,
  { modules = {}, globals = {} }: { readonly modules?: Names<T>; readonly globals?: Names<T> },
): readonly Found<T>[] => {
  const names = ['require', 'globalThis', 'self', 'window', ...Object.keys(globals)]
  const scope = withGlobals(sourceCode.scopeManager.globalScope as Scope.Scope, names)
  const tracker = new ReferenceTracker(scope, { mode: 'legacy', globalObjectNames: ['globalThis', 'self', 'window'] })
  const found = [
    ...tracker.iterateEsmReferences<T>(modules),
    ...tracker.iterateCjsReferences<T>(modules),
    ...tracker.iterateGlobalReferences<T>(globals),
  ]
  return [...new Map(found.map((each) => [each.node, each])).values()] as readonly Found<T>[]
}
