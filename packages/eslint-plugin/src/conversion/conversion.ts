/** Defines conversions: edits that replace a call to another library with calls to uri-ts. */
import type { Rule } from 'eslint'
import type { CallExpression, NewExpression, Node } from 'estree'
import type { Child } from '../syntax/nodes'

/** Returns the local name of a uri-ts export. */
export type NameOf = (exported: string) => string

/** The code that replaces a node. */
export interface Edit {
  readonly node: Node
  readonly code: (nameOf: NameOf) => string
}

/** A call to a function from another library, or a `new URL` expression. */
export interface Call {
  readonly node: (CallExpression | NewExpression) & Child
  readonly context: Rule.RuleContext
}

export interface Conversion {
  readonly edits: readonly Edit[]
  /** Specifies whether the new code is known to return the same result as the old code. */
  readonly isProven: boolean
}

/** Converts a call. Returns `undefined` if the call must be converted by hand. */
export type Convert = (call: Call) => Conversion | undefined

/** Returns a function that tries the given functions in order until one of them returns a conversion. */
export const firstOf =
  (...converts: readonly Convert[]): Convert =>
  (call) => {
    for (const convert of converts) {
      const conversion = convert(call)
      if (conversion !== undefined) return conversion
    }
    return undefined
  }

export const onlyIf =
  (condition: (args: readonly Node[]) => boolean, convert: Convert): Convert =>
  (call) =>
    condition(call.node.arguments) ? convert(call) : undefined
