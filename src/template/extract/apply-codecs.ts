import { wordsOf } from '../../core/errors/words-of'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { type AnyCodec, type Codecs, codecAt } from '../codecs/codec'
import { isOptional } from '../expand/encode-data'
import type { AnyTemplate } from '../syntax/model'
import { type ExtractError, extractError } from './extract-error'
import { put, type Reading } from './read-values'

/**
 * Decodes a string with a codec, which may come from another library. If the codec throws or does not return an
 * `Either`, the string counts as rejected.
 */
const decodeText = (codec: AnyCodec, text: string): Either<unknown, unknown> => {
  try {
    const value = codec.decode(text)
    return value._tag === 'Left' || value._tag === 'Right' ? value : left(value)
  } catch (error) {
    return left(error)
  }
}

/** A codec's error, and the index of the rejected list member (0 if the value is not a list). */
interface Refusal {
  readonly member: number
  readonly cause: unknown
}

/** Decodes a string, or each string in a list, with a variable's codec. */
export const decodeWith = (codec: AnyCodec, text: unknown): Either<Refusal, unknown> => {
  if (typeof text === 'string') {
    const value = decodeText(codec, text)
    return value._tag === 'Left' ? left({ member: 0, cause: value.left }) : value
  }
  if (!Array.isArray(text)) return left({ member: 0, cause: 'an associative array where a list is wanted' })
  const values: unknown[] = []
  for (const [member, each] of text.entries()) {
    const value = decodeText(codec, each)
    if (value._tag === 'Left') return left({ member, cause: value.left })
    values.push(value.right)
  }
  return right(values)
}

/** Lists the name and the offset of each value and each list member, in the order in which they occur in the text. */
export type Trace = ReadonlyArray<readonly [name: string, offset: number]>

/** Decodes, in place, the values that have codecs. Calls `traceOf` only if a codec rejects a value. */
export const decodeAll = (
  codecs: Codecs,
  { text, values }: Pick<Reading, 'text' | 'values'>,
  traceOf: () => Trace,
): Either<ExtractError, Reading['values']> => {
  for (const name of Object.keys(values)) {
    const codec = codecAt(codecs, name)
    if (codec === undefined) continue
    const value = decodeWith(codec, values[name])
    if (value._tag === 'Left') {
      const { member, cause } = value.left
      const offsets = traceOf().filter(([other]) => other === name)
      // If no offset is recorded for the list member, the error's offset is 0.
      const offset = Math.max(0, ...offsets.slice(member, member + 1).map(([, at]) => at))
      return left(extractError(text, offset, 'codec', name, cause, wordsOf(cause)))
    }
    values[name] = value.right
  }
  return right(values)
}

/** A variable's name and the value that is used if the variable is missing from the text. */
export type Default = readonly [name: string, value: unknown]

/** Returns a list that contains the default of a variable's codec, or an empty list if there is no default. */
export const defaultOf = (codecs: Codecs | undefined, name: string): readonly Default[] => {
  const codec = codecAt(codecs, name)
  return codec !== undefined && Object.hasOwn(codec, 'default') ? [[name, codec.default]] : []
}

/** Returns the codecs' defaults for the variables that a reference may omit. */
export const defaultsOf = ({ variables, codecs }: AnyTemplate): readonly Default[] =>
  variables.filter(isOptional).flatMap(({ name }) => defaultOf(codecs as Codecs | undefined, name))

/** For each variable that has no value, adds the variable's default to `values`. */
export const putDefaults = (defaults: readonly Default[], values: Reading['values']): void => {
  for (const [name, value] of defaults) if (!Object.hasOwn(values, name)) put(values, name, value)
}
