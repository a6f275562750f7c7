/** The brand `Uri` in schemas of other libraries: each a few lines, with the sentence of uri-ts as its message. */
import { type as ark } from 'arktype'
import { Schema } from 'effect'
import * as t from 'io-ts'
import { isHttpUri, isUri, parseHttpUri, parseUri, showReason, type Uri, view } from 'uri-ts'
import { privateHost } from 'uri-ts/http'
import { uriSchema } from 'uri-ts/standard'
import * as v from 'valibot'
import { z } from 'zod'

/** What is wrong with a text that the parser refuses; undefined if it takes it. */
const problemOf = (text: string, parse: typeof parseUri | typeof parseHttpUri = parseUri): string | undefined => {
  const parsed = parse(text)
  return parsed._tag === 'Left' ? showReason(parsed.left) : undefined
}

export const zodUri = z.string().refine(isUri, {
  abort: true,
  error: ({ input }) => problemOf(String(input)),
})

/** An address of a server on the public Internet. */
export const zodPublicUrl = z
  .string()
  .refine(isHttpUri, { abort: true, error: ({ input }) => problemOf(String(input), parseHttpUri) })
  .refine((url) => privateHost(view(url)).length === 0, 'not a public host')

export const valibotUri = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Uri => {
    if (isUri(dataset.value)) return dataset.value
    addIssue({ message: problemOf(dataset.value) ?? '' })
    return NEVER
  }),
)

export const ioTsUri = new t.Type<Uri, string, unknown>(
  'Uri',
  (value): value is Uri => typeof value === 'string' && isUri(value),
  (value, context) =>
    typeof value !== 'string'
      ? t.failure(value, context, 'not a string')
      : isUri(value)
        ? t.success(value)
        : t.failure(value, context, problemOf(value)),
  (uri) => uri,
)

export const effectUri = Schema.String.check(Schema.makeFilter((text) => problemOf(text))).pipe(
  Schema.refine((text): text is Uri => isUri(text)),
)

/** ArkType takes Standard Schemas inside its own definitions. */
export const arkUri = ark(uriSchema)

/** The message of the first error of an `Either` of io-ts. */
export const ioTsMessage = (result: t.Validation<unknown>): string | undefined =>
  result._tag === 'Left' ? result.left[0]?.message : undefined
