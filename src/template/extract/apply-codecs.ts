import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { AnyCodec, Codecs } from '../codecs/codec'
import { type ExtractError, extractError } from './extract-error'
import type { Reading } from './read-values'

/** Decodes a text, or each text of a list, with the codec of a variable. */
const decodeWith = (codec: AnyCodec, text: unknown): Either<unknown, unknown> => {
  if (typeof text === 'string') return codec.decode(text)
  if (!Array.isArray(text)) return left('an associative array where a list is wanted')
  const values: unknown[] = []
  for (const member of text) {
    const value = codec.decode(member)
    if (value._tag === 'Left') return value
    values.push(value.right)
  }
  return right(values)
}

/** Decodes, in place, the values that have codecs. */
export const decodeAll = (
  codecs: Codecs,
  { text, values }: Pick<Reading, 'text' | 'values'>,
): Either<ExtractError, Reading['values']> => {
  for (const name of Object.keys(values)) {
    const codec = codecs[name]
    if (codec === undefined) continue
    const value = decodeWith(codec, values[name])
    if (value._tag === 'Left') return left(extractError(text, 0, 'codec', name, value.left))
    values[name] = value.right
  }
  return right(values)
}
