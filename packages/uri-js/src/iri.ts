import { type Components, components, parseUriReference, recompose } from 'uri-ts'
import { fromUri } from 'uri-ts/iri'
import type { UriComponent } from '../../shared/src/components'
import { encodeData } from '../../shared/src/encode'

/** Converts a URI to an IRI (RFC 3987, section 3.2). Returns the string unchanged if it is not a URI reference. */
export const toIri = (text: string): string => {
  const parsed = parseUriReference(text)
  return parsed._tag === 'Right' ? fromUri(parsed.right).text : text
}

/** In each component, decodes the characters that an IRI may contain unencoded. */
export const decodeComponents = (component: UriComponent): UriComponent => {
  const { userinfo, path, query, fragment } = component
  // The host is not decoded, because it is a domain or an address.
  const parts = { scheme: 'x', userinfo: encodeData(userinfo ?? '', 'userinfo'), host: '', path, query, fragment }
  const parsed = parseUriReference(recompose(parts))
  if (parsed._tag === 'Left') return component
  const iri = components(fromUri(parsed.right) as never) as Components
  if (userinfo !== undefined) component.userinfo = iri.userinfo
  if (path?.startsWith('/')) component.path = iri.path
  else if (path !== undefined) component.path = iri.path.slice(1)
  if (query !== undefined) component.query = iri.query
  if (fragment !== undefined) component.fragment = iri.fragment
  return component
}
