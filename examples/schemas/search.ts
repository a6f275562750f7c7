import type { QueryValues } from 'uri-ts/routes'
import { codecOf, int, isoDate, withDefault } from 'uri-ts/template'
import { z } from 'zod'
import { zodCodec } from './encode.js'

const bigints = z.codec(z.string().regex(/^(0|-?[1-9][0-9]*)$/), z.bigint(), { decode: BigInt, encode: String })

/** Maps each search parameter's name to a codec. */
export const CODECS = {
  after: isoDate,
  least: codecOf(zodCodec(bigints)),
  page: withDefault(int, 1),
}

export type Search = QueryValues<typeof CODECS>
