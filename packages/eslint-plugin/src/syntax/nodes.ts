import type { Node } from 'estree'

/** Represents a node of a syntax tree, with the node that contains it. ESLint adds `parent` to all nodes. */
export type Child = Node & { readonly parent: Child }
