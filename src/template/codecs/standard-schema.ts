import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import type { Codec } from './codec'
import { type CodecError, refuse, refuseToWrite } from './codec-error'
import { isoText } from './codecs'

/**
 * A schema's result, which is either a value or a list of issues.
 *
 * @category Codecs
 */
export type SchemaResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<{ readonly message: string }> }

/**
 * A schema from any library, such as Zod, Valibot or ArkType, that implements Standard Schema, version 1.
 *
 * @category Codecs
 */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult | PromiseLike<SchemaResult>
    /**
     * Converts a value to the string that `validate` reads. The experimental `encode` method follows Standard Codec, a
     * draft that may change. Schemas that cannot encode values omit `encode`.
     */
    readonly encode?: ((value: unknown) => SchemaResult | PromiseLike<SchemaResult>) | undefined
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

/** The output type of a schema. */
type OutputOf<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['output']

const ASYNC_RULE = 'the schema must be synchronous: it returned a promise'
const VALUE_RULE = 'a value is a string, number, boolean, bigint or date, and the schema reads its encoded form back'
const ENCODE_RULE = 'the schema does not read back the string that it encodes'

const isAsync = (result: SchemaResult | PromiseLike<SchemaResult>): result is PromiseLike<SchemaResult> =>
  'then' in result

const ignore = (): void => {}

/** Converts a schema's result to an `Either`. `given` is the argument that the schema received. */
const fromResult = (given: unknown, result: SchemaResult | PromiseLike<SchemaResult>): Either<CodecError, unknown> => {
  if (isAsync(result)) {
    // The promise needs a handler, because an unhandled rejection would end the process.
    result.then(ignore, ignore)
    return refuse(given, ASYNC_RULE)
  }
  if (result.issues === undefined) return right(result.value)
  return refuse(given, result.issues[0]?.message ?? 'the schema refuses the value')
}

/** Validates a string against a schema. A JavaScript caller can pass a value that is not a string. */
const decodeBy = (schema: StandardSchema, text: string): Either<CodecError, unknown> =>
  typeof text === 'string'
    ? fromResult(text, schema['~standard'].validate(text))
    : refuse(text, 'a schema reads a text')

const WRITABLE = ['string', 'number', 'boolean', 'bigint']

const textOf = (value: unknown): string | undefined =>
  WRITABLE.includes(typeof value) ? String(value) : isoText(value)

/** Returns whether two values are equal. The comparison treats `NaN` as equal to itself, and `0` as equal to `-0`. */
const isEqual = (read: unknown, written: unknown): boolean =>
  read === written ||
  Object.is(read, written) ||
  (read instanceof Date && written instanceof Date && read.getTime() === written.getTime())

/** Returns the value in a result. Throws a `TypeError` if there is no value. */
const requireRight = (result: Either<CodecError, unknown>): unknown =>
  result._tag === 'Right' ? result.right : refuseToWrite(result.left.expected)

type Decode = (text: string) => Either<CodecError, unknown>

/** Uses a schema's `encode` method to convert a value to a string. */
const encodeBy = (
  method: (value: unknown) => SchemaResult | PromiseLike<SchemaResult>,
  decode: Decode,
  value: unknown,
): string => {
  const encode = (given: unknown) => requireRight(fromResult(given, method(given)))
  const text = encode(value)
  return typeof text === 'string' && encode(requireRight(decode(text))) === text ? text : refuseToWrite(ENCODE_RULE)
}

/** Converts `value` to a string. Throws an error unless the schema converts the string to a value equal to `value`. */
const encodePlain = (decode: Decode, value: unknown): string => {
  const text = textOf(value)
  return text !== undefined && isEqual(requireRight(decode(text)), value) ? text : refuseToWrite(VALUE_RULE)
}

/**
 * Creates a codec from a schema. The schema may come from any library that implements Standard Schema, version 1. The
 * codec validates each string that it reads. If validation fails, the error contains the message of the first issue.
 * The codec writes a string, number, boolean or bigint with `String`, and a date with `toISOString`. The codec throws a
 * `TypeError` for any other value, such as an object. It also throws a `TypeError` if the schema would reject the
 * written string or read it as a different value. The codec does not catch exceptions from the schema. If the schema is
 * asynchronous, the codec rejects every string.
 *
 * If the schema has the experimental `encode` method of the Standard Codec draft, the codec uses that method to write
 * values, including objects. The codec throws a `TypeError` if decoding and re-encoding the written string gives a
 * different string. If the Standard Codec draft changes, `codecOf` may change with it.
 *
 * Allocates the codec. Throws a `TypeError` if the argument is not a schema.
 *
 * @example
 * import { codecOf } from 'uri-ts/template'
 *
 * // In Zod, z.string().min(2) creates such an object.
 * const schema = {
 *   '~standard': {
 *     version: 1,
 *     vendor: 'example',
 *     types: undefined as { input: string; output: string } | undefined,
 *     validate: (text: unknown) => (String(text).length < 2 ? { issues: [{ message: 'too short' }] } : { value: text }),
 *   },
 * } as const
 * codecOf(schema).decode('ab') //=> { _tag: 'Right', right: 'ab' }
 * codecOf(schema).decode('a')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const codecOf = <Schema extends StandardSchema>(schema: Schema): Codec<OutputOf<Schema>> => {
  if (typeof schema?.['~standard']?.validate !== 'function') throw new TypeError('the value is not a Standard Schema')
  const standard = schema['~standard']
  const decode = (text: string) => decodeBy(schema, text)
  const method = standard.encode?.bind(standard)
  return {
    decode: decode as (text: string) => Either<unknown, OutputOf<Schema>>,
    encode: (value) => (method ? encodeBy(method, decode, value) : encodePlain(decode, value)),
  }
}
