import { Result, Schema } from 'effect'
import type { StandardSchema } from 'uri-ts/template'
import { z } from 'zod'

/** Adds `encode` to a Zod schema, so that `codecOf` can use the schema to encode values. */
export const zodCodec = <Of extends z.ZodType>(schema: Of) => ({
  '~standard': {
    ...schema['~standard'],
    encode: (value: unknown) => {
      const result = z.safeEncode(schema, value as z.output<Of>)
      return result.success ? { value: result.data } : { issues: result.error.issues }
    },
  },
})

/** Adds `encode` to an Effect schema, so that `codecOf` can use the schema to encode values. */
export const effectCodec = <A>(schema: Schema.Codec<A, string>): StandardSchema<A> => ({
  '~standard': {
    ...Schema.toStandardSchemaV1(schema)['~standard'],
    encode: (value) =>
      Result.match(Schema.encodeUnknownResult(schema)(value), {
        onSuccess: (text) => ({ value: text }),
        onFailure: ({ message }) => ({ issues: [{ message }] }),
      }),
  },
})
