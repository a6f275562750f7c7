import { showReason } from '../../core/errors/format-error'
import type { UriError } from '../../core/errors/uri-error'
import { wordsOf } from '../../core/errors/words-of'
import type { Either } from '../../core/fp/either'
import type { Uri } from '../../core/model/brands'
import type { View } from '../../core/model/view'
import { type Codec, requireCodec } from '../../template/codecs/codec'

/**
 * The result of `validate`: a value or one issue. If there is a value, `issues` is absent.
 *
 * @category Standard Schema
 */
export type Validated<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<{ readonly message: string }> }

/**
 * Returns the JSON Schema for a target, such as `draft-2020-12`, `draft-07` or `openapi-3.0`.
 *
 * @category Standard Schema
 */
export type ToJsonSchema = (options: { readonly target: string }) => Record<string, unknown>

/**
 * A schema that validates strings and conforms to Standard Schema 1.1 and its JSON Schema extension. `Output` is the
 * type of the validated value.
 *
 * @category Standard Schema
 */
export interface TextSchema<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'uri-ts'
    readonly validate: (value: unknown) => Validated<Output>
    readonly jsonSchema: { readonly input: ToJsonSchema; readonly output: ToJsonSchema }
    /** `types` exists only at compile time. */
    readonly types?: { readonly input: string; readonly output: Output } | undefined
  }
}

/**
 * A schema that can also encode values, as the Standard Codec draft specifies. That draft is experimental and may
 * change.
 *
 * @category Standard Schema
 */
export interface CodecSchema<Output> {
  readonly '~standard': TextSchema<Output>['~standard'] & {
    /**
     * Converts a value to a string. Unlike the `encode` method of a codec, the `encode` method of a schema does not
     * throw.
     */
    readonly encode: (value: unknown) => Validated<string>
  }
}

const isUriError = (error: unknown): error is UriError =>
  typeof error === 'object' && error !== null && Object.hasOwn(error, 'component') && Object.hasOwn(error, 'offset')

/** Returns the message of an error from this library or from another library's codec. */
const messageOf = (error: unknown): string =>
  isUriError(error) ? showReason(error) : (wordsOf(error) ?? 'the text is refused')

/** Calls a parser. A parser from another library might throw. */
const validate = <A, Output>(
  read: (text: string) => Either<unknown, A>,
  toOutput: (value: A) => Output,
  value: unknown,
) => {
  if (typeof value !== 'string') return { issues: [{ message: 'the value is not a string' }] }
  try {
    const result = read(value)
    return result._tag === 'Right'
      ? { value: toOutput(result.right) }
      : { issues: [{ message: messageOf(result.left) }] }
  } catch (error) {
    return { issues: [{ message: messageOf(error) }] }
  }
}

const schemaOf = <A, Output>(
  read: (text: string) => Either<unknown, A>,
  toOutput: (value: A) => Output,
  input: ToJsonSchema,
  output: ToJsonSchema,
): TextSchema<Output> => {
  if (typeof read !== 'function') throw new TypeError('the argument is not a function that reads a string')
  const standard: TextSchema<Output>['~standard'] = {
    version: 1,
    vendor: 'uri-ts',
    validate: (value) => validate(read, toOutput, value),
    jsonSchema: { input, output },
  }
  return Object.freeze({ '~standard': Object.freeze(standard) })
}

/**
 * Creates a schema that returns a string unchanged if the parser accepts that string. The JSON Schema of the created
 * schema contains the given `format`.
 */
export const schemaOfFormat = <V extends View>(
  format: 'uri' | 'uri-reference',
  parse: (text: string) => Either<UriError, V>,
): TextSchema<V['text']> => {
  const toJsonSchema = () => ({ type: 'string', format })
  return schemaOf(parse, ({ text }): V['text'] => text, toJsonSchema, toJsonSchema)
}

/**
 * Creates a Standard Schema from a URI parser, such as the `parse` function that `uriOf` returns. The schema returns
 * the text with the brand that the parser's type declares. The schema's JSON Schema describes a string with the format
 * `uri`.
 *
 * Allocates the schema. Throws a `TypeError` if the argument is not a function. For an invalid value, `validate`
 * returns an issue with the message that `showReason` returns. `validate` never throws.
 *
 * @example
 * import { uriOf } from 'uri-ts'
 * import { brandSchema } from 'uri-ts/standard'
 *
 * const database = brandSchema(uriOf({ schemes: ['postgres'], host: true }).parse)
 * database['~standard'].validate('postgres://db/shop') //=> { value: 'postgres://db/shop' }
 * database['~standard'].jsonSchema.input({ target: 'draft-07' }) //=> { type: 'string', format: 'uri' }
 *
 * @category Standard Schema
 */
export const brandSchema = <V extends View<Uri>>(parse: (text: string) => Either<UriError, V>): TextSchema<V['text']> =>
  schemaOfFormat('uri', parse)

const refuseTarget: ToJsonSchema = () => {
  throw new Error('the value is not a string, so uri-ts has no JSON Schema for it')
}

/**
 * Creates a Standard Schema from any string-parsing function, such as `extract(template)` or the `decode` method of a
 * codec. The schema returns the parsed value.
 *
 * Allocates the schema. For an invalid value, `validate` returns an issue that contains the parsing function's error
 * message, even if the function throws. `valueSchema` throws a `TypeError` if the argument is not a function.
 * `jsonSchema.output` always throws, because the value's type is not known.
 *
 * @example
 * import { extract, int, template } from 'uri-ts/template'
 * import { valueSchema } from 'uri-ts/standard'
 *
 * valueSchema(extract(template('/users/{id}')))['~standard'].validate('/users/7') //=> { value: { id: '7' } }
 * valueSchema(int.decode)['~standard'].validate('7') //=> { value: 7 }
 *
 * @category Standard Schema
 */
export const valueSchema = <A>(read: (text: string) => Either<unknown, A>): TextSchema<A> =>
  schemaOf(
    read,
    (value) => value,
    () => ({ type: 'string' }),
    refuseTarget,
  )

/** Encodes a value with a codec. A codec can throw an error, and a codec from another library can return anything. */
const encodeBy = <A>(codec: Codec<A>, decode: TextSchema<A>['~standard']['validate'], value: A): Validated<string> => {
  try {
    const text = codec.encode(value)
    const { issues } = decode(text)
    return issues === undefined ? { value: text } : { issues }
  } catch (error) {
    return { issues: [{ message: messageOf(error) }] }
  }
}

/**
 * Creates a Standard Schema from a codec. Besides `validate`, the schema has an `encode` method, which converts a value
 * to a string. `codecSchema` is experimental, because the Standard Codec draft that specifies `encode` may change.
 *
 * Allocates the schema. For an invalid value, `validate` and `encode` return an issue that contains the codec's error
 * message, even if the codec throws. `encode` also returns an issue if the codec cannot decode the resulting string.
 * `codecSchema` throws a `TypeError` if the argument is not a codec. `jsonSchema.output` always throws, because the
 * value's type is not known.
 *
 * @example
 * import { isoDate } from 'uri-ts/template'
 * import { codecSchema } from 'uri-ts/standard'
 *
 * codecSchema(isoDate)['~standard'].validate('1970-01-01T00:00:00.000Z') //=> { value: new Date(0) }
 * codecSchema(isoDate)['~standard'].encode(new Date(0)) //=> { value: '1970-01-01T00:00:00.000Z' }
 *
 * @category Standard Schema
 */
export const codecSchema = <A>(codec: Codec<A>): CodecSchema<A> => {
  requireCodec(codec, 'the codec')
  const schema = valueSchema((text) => codec.decode(text))['~standard']
  return { '~standard': { ...schema, encode: (value) => encodeBy(codec, schema.validate, value as A) } }
}
