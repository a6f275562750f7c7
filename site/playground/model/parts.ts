import type { UriReference, View } from 'uri-ts'

/** Lists the components of a reference in the order in which they occur in the text. */
export const COMPONENTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const

export type Component = (typeof COMPONENTS)[number]

/** A component and its position in the text. */
export interface Part {
  readonly name: Component
  readonly start: number
  readonly end: number
}

/** A piece of the text: a component or a delimiter. */
export interface Piece {
  readonly text: string
  readonly name: Component | 'delimiter'
}

const part = (name: Component, start: number, end: number): readonly Part[] =>
  end < start || end < 0 ? [] : [{ name, start, end }]

const authorityStart = ({ schemeEnd }: View<UriReference>): number => (schemeEnd < 0 ? 2 : schemeEnd + 3)

const hostParts = (view: View<UriReference>): readonly Part[] => {
  if (view.hostEnd < 0) return []
  const start = authorityStart(view)
  const hostStart = view.userinfoEnd < 0 ? start : view.userinfoEnd + 1
  const hasPort = view.hostEnd < view.pathStart
  return [
    ...(view.userinfoEnd < 0 ? [] : part('userinfo', start, view.userinfoEnd)),
    ...part('host', hostStart, view.hostEnd),
    ...(hasPort ? part('port', view.hostEnd + 1, view.pathStart) : []),
  ]
}

/** Lists the components of a reference. The path is always present but may be empty. */
export const partsOf = (view: View<UriReference>): readonly Part[] => {
  const queryEnd = view.queryEnd < 0 ? view.pathEnd : view.queryEnd
  return [
    ...(view.schemeEnd < 0 ? [] : part('scheme', 0, view.schemeEnd)),
    ...hostParts(view),
    ...part('path', view.pathStart, view.pathEnd),
    ...(view.queryEnd < 0 ? [] : part('query', view.pathEnd + 1, view.queryEnd)),
    ...(queryEnd === view.text.length ? [] : part('fragment', queryEnd + 1, view.text.length)),
  ]
}

/** Divides a string into its components and the delimiters between them. */
export const piecesOf = (text: string, parts: readonly Part[]): readonly Piece[] => {
  const pieces: Piece[] = []
  let last = 0
  for (const { name, start, end } of parts) {
    pieces.push({ text: text.slice(last, start), name: 'delimiter' }, { text: text.slice(start, end), name })
    last = end
  }
  pieces.push({ text: text.slice(last), name: 'delimiter' })
  return pieces.filter((piece) => piece.text !== '')
}
