import { expectAssignable, expectError, expectType } from 'tsd'
import {
  type AbsoluteUri,
  type HttpUri,
  parseUri,
  parseUriReference,
  type RelativeRef,
  type Uri,
  type UriReference,
} from 'uri-ts'
import type { LocalPath, OriginPattern } from 'uri-ts/http'
import {
  type absoluteUriSchema,
  brandSchema,
  type CodecSchema,
  codecSchema,
  type httpUriSchema,
  type localPathSchema,
  type originPatternSchema,
  type relativeRefSchema,
  type TextSchema,
  type ToJsonSchema,
  type uriReferenceSchema,
  uriSchema,
  type Validated,
  valueSchema,
} from 'uri-ts/standard'
import { type Codec, codecOf, extract, int, type StandardSchema, template } from 'uri-ts/template'

/** Infers the output type as the Standard Schema specification prescribes. */
type OutputOf<Schema extends TextSchema<unknown>> = NonNullable<Schema['~standard']['types']>['output']

expectType<Uri>(null! as OutputOf<typeof uriSchema>)
expectAssignable<UriReference>(null! as OutputOf<typeof uriReferenceSchema>)
expectType<AbsoluteUri>(null! as OutputOf<typeof absoluteUriSchema>)
expectType<RelativeRef>(null! as OutputOf<typeof relativeRefSchema>)
expectType<HttpUri>(null! as OutputOf<typeof httpUriSchema>)
expectType<LocalPath>(null! as OutputOf<typeof localPathSchema>)
expectType<OriginPattern>(null! as OutputOf<typeof originPatternSchema>)
expectType<TextSchema<Uri>>(brandSchema(parseUri))
// `brandSchema` does not accept `parseUriReference`, because the resulting JSON Schema would have the `uri` format,
// which excludes relative references.
expectError(brandSchema(parseUriReference))
expectType<TextSchema<number>>(valueSchema(int.decode))
expectAssignable<TextSchema<{ readonly id: string }>>(valueSchema(extract(template('/{id}'))))
expectType<Validated<Uri>>(uriSchema['~standard'].validate('a'))
expectType<ToJsonSchema>(uriSchema['~standard'].jsonSchema.input)

const integers = codecSchema(int)
expectType<CodecSchema<number>>(integers)
expectAssignable<TextSchema<number>>(integers)
expectAssignable<StandardSchema<number>>(integers)
expectType<Validated<number>>(integers['~standard'].validate('7'))
expectType<Validated<string>>(integers['~standard'].encode(7))
expectType<Codec<number>>(codecOf(integers))
expectType<number>(null! as OutputOf<typeof integers>)
expectError(codecSchema(int.decode))
