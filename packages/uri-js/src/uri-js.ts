import { decode, encode, removeDotSegments } from 'uri-ts'
import { createApi } from '../../shared/src/api'
import type { Options, UriComponent } from '../../shared/src/components'
import { encodePieces } from '../../shared/src/encode'
import { createSchemes } from '../../shared/src/schemes/schemes'
import { decodeComponents, toIri } from './iri'

const api = createApi({
  schemes: createSchemes(),
  keepsEncodedDots: false,
  refusesTrailing: false,
  readsZeros: true,
  decodesWhenSerializing: true,
  isStrict: false,
})

const parse = (uri: string, options?: Options): UriComponent => {
  const component = api.parse(uri, options)
  return options?.unicodeSupport === true ? decodeComponents(component) : component
}

const serialize = (component: UriComponent, options?: Options): string => {
  const text = api.serialize(component, options)
  return options?.iri === true ? toIri(text) : text
}

const normalize = <T>(uri: T, options?: Options): T => {
  const normalized = api.normalize(uri, options)
  return typeof normalized === 'string' && options?.iri === true ? (toIri(normalized) as T) : normalized
}

const pctEncChar = (character: string): string => {
  const encoded = encode('segment')(character)
  return encoded === character && character.length === 1
    ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
    : encoded
}

/** Decodes each unbroken sequence of percent-encoded octets if the whole sequence is valid UTF-8. */
const pctDecChars = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (octets) => {
    const decoded = decode(octets)
    return decoded._tag === 'Right' ? decoded.right : octets
  })

const UNESCAPED = /[^A-Za-z\d\-._~!$&'()*+,;=]/gu

const escapeComponent = (text: string): string => text && encodePieces(String(text).replaceAll('%', '%25'), UNESCAPED)

const unescapeComponent = (text: string): string => text && pctDecChars(String(text))

export const uriJs = {
  ...api,
  escapeComponent,
  normalize,
  parse,
  pctDecChars,
  pctEncChar,
  removeDotSegments,
  serialize,
  unescapeComponent,
}
