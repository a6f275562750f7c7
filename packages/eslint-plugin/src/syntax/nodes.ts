import type { Node } from 'estree'

/** Represents a node of a syntax tree, together with its parent node. ESLint adds `parent` to all nodes. */
export type Child = Node & { readonly parent: Child }
