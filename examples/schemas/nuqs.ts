import { createLoader, createParser, createSerializer } from 'nuqs/server'
import type { Codec } from 'uri-ts/template'
import { CODECS } from './search.js'

/** Creates a nuqs parser from a codec. */
export const parserOf = <A extends {}>(codec: Codec<A>) =>
  createParser<A>({
    parse: (text) => {
      const value = codec.decode(text)
      return value._tag === 'Right' ? value.right : null
    },
    serialize: (value) => codec.encode(value),
    eq: (a, b) => codec.encode(a) === codec.encode(b),
  })

const parsers = {
  after: parserOf(CODECS.after),
  least: parserOf(CODECS.least),
  page: parserOf(CODECS.page).withDefault(CODECS.page.default),
}

export const loadSearch = createLoader(parsers)
export const searchLink = createSerializer(parsers)
