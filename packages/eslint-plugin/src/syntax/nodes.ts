import type { Node } from 'estree'

/** A node of a syntax tree, together with its parent node. ESLint adds `parent` to all nodes. */
export type Child = Node & { readonly parent: Child }
