import { absoluteEnd, authorityStart, fragmentStart, hostStart, portStart, queryStart } from '../../core/model/bounds'
import type { View } from '../../core/model/view'

/** The span of a component. The offset `start` is inclusive, and the offset `end` is exclusive. */
export interface Span {
  readonly name: 'scheme' | 'authority' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment'
  readonly start: number
  readonly end: number
}

/** Returns the spans of the components that are present, in the order in which they occur in the text. */
export const spansOf = (view: View): readonly Span[] => {
  const { text, schemeEnd, userinfoEnd, hostEnd, pathStart, pathEnd, queryEnd } = view
  const hasAuthority = hostEnd >= 0
  const spans: ReadonlyArray<Span & { readonly isPresent: boolean }> = [
    { name: 'scheme', start: 0, end: schemeEnd, isPresent: schemeEnd >= 0 },
    { name: 'authority', start: authorityStart(view), end: pathStart, isPresent: hasAuthority },
    { name: 'userinfo', start: authorityStart(view), end: userinfoEnd, isPresent: userinfoEnd >= 0 },
    { name: 'host', start: hostStart(view), end: hostEnd, isPresent: hasAuthority },
    { name: 'port', start: portStart(view), end: pathStart, isPresent: hasAuthority && hostEnd < pathStart },
    { name: 'path', start: pathStart, end: pathEnd, isPresent: true },
    { name: 'query', start: queryStart(view), end: queryEnd, isPresent: queryEnd >= 0 },
    { name: 'fragment', start: fragmentStart(view), end: text.length, isPresent: absoluteEnd(view) < text.length },
  ]
  return spans.filter((span) => span.isPresent).map(({ name, start, end }) => ({ name, start, end }))
}
