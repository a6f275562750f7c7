/** The brand `Uri` in schemas of other libraries: each a few lines, with the sentence of uri-ts as its message. */
import { type as ark } from 'arktype'
import { Schema } from 'effect'
import * as t from 'io-ts'
import { isUri, parseUri, showReason, type Uri } from 'uri-ts'
import { uriSchema } from 'uri-ts/standard'
import * as v from 'valibot'
import { z } from 'zod'

/** What is wrong with a text that is not a URI; undefined if it is one. */
const problemOf = (text: string): string | undefined => {
  const parsed = parseUri(text)
  return parsed._tag === 'Left' ? showReason(parsed.left) : undefined
}

export const zodUri = z.string().transform((text, context): Uri => {
  if (isUri(text)) return text
  context.addIssue({ code: 'custom', message: problemOf(text) ?? '' })
  return z.NEVER
})

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
