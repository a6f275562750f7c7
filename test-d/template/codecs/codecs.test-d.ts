import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { UriError } from 'uri-ts'
import {
  type AnyCodec,
  bool,
  type Codec,
  type CodecError,
  type Codecs,
  type CodecWithDefault,
  codecOf,
  csv,
  type Extracted,
  type ExtractedOf,
  int,
  isoDate,
  number,
  oneOf,
  type SchemaResult,
  type StandardSchema,
  type Template,
  type TypeOf,
  template,
  uuid,
  type Value,
  type Variables,
  type VariablesOf,
  withCodecs,
  withDefault,
} from 'uri-ts/template'

expectType<Codec<number>>(int)
expectType<Codec<string>>(uuid)
expectType<Codec<'a' | 'b'>>(oneOf('a', 'b'))
expectType<number>(null! as TypeOf<typeof int>)
expectType<Date>(null! as TypeOf<Codec<Date>>)
expectType<never>(null! as TypeOf<string>)
expectAssignable<Codecs>({ a: int, b: oneOf('c') })
expectNotAssignable<Codecs>({ a: String })
expectNotAssignable<Codec<number>>(null! as Codec<Date>)
expectAssignable<AnyCodec>(int)
expectNotAssignable<AnyCodec>(String)

expectType<Codec<number>>(number)
expectType<Codec<boolean>>(bool)
expectType<Codec<Date>>(isoDate)
expectType<Codec<readonly string[]>>(csv())
expectType<Codec<readonly number[]>>(csv(int))
expectType<Codec<ReadonlyArray<'a' | 'b'>>>(csv(oneOf('a', 'b')))

expectType<CodecWithDefault<number>>(withDefault(int, 1))
expectType<CodecWithDefault<'a' | 'b'>>(withDefault(oneOf('a', 'b'), 'a'))
expectError(withDefault(int, '1'))
expectError(withDefault(oneOf('a', 'b'), 'c'))
expectAssignable<Codec<number>>(withDefault(int, 1))
const defaulted = withCodecs({
  page: withDefault(int, 1),
  tag: withDefault(int, 1),
  id: withDefault(int, 1),
  size: int,
})(template('/{id}{?page,size,q,tag*}'))
expectType<{ page?: number | undefined; tag?: readonly number[] | undefined; id: number; size?: number | undefined }>(
  null! as Omit<VariablesOf<typeof defaulted>, 'q'>,
)
declare const read: ExtractedOf<typeof defaulted>
expectType<{
  page: number
  tag?: readonly number[] | undefined
  id: number
  size?: number | undefined
  q?: string | undefined
}>(read)

// `Schema` describes the schemas that Zod and other libraries declare.
interface Schema<Input, Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (
      value: unknown,
      options?: { readonly libraryOptions?: object },
    ) => Result<Output> | Promise<Result<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}
type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: ReadonlyArray<{
        readonly message: string
        readonly path?: ReadonlyArray<PropertyKey> | undefined
      }>
    }
expectType<Codec<number>>(codecOf(null! as Schema<string, number>))
expectType<Codec<'a' | 'b'>>(codecOf(null! as Schema<unknown, 'a' | 'b'>))
expectAssignable<StandardSchema<Date>>(null! as Schema<string, Date>)
expectAssignable<SchemaResult>(null! as Result<number>)
expectError(codecOf({ parse: Number }))

expectType<Variables<'/{a}'>>(null! as VariablesOf<Template<'/{a}'>>)
expectType<Extracted<'/{a}'>>(null! as ExtractedOf<Template<'/{a}'>>)
// @ts-expect-error: The type argument is not a template.
null! as VariablesOf<'/{a}'>
const coded = withCodecs({ id: int, sort: oneOf('asc', 'desc'), tag: int })(template('/{id}{?sort,tag*,q}'))
declare const given: VariablesOf<typeof coded>
declare const taken: ExtractedOf<typeof coded>
expectType<number>(given.id)
expectType<'asc' | 'desc' | undefined>(given.sort)
expectType<readonly number[] | undefined>(given.tag)
expectType<Value | undefined>(given.q)
expectType<number>(taken.id)
expectType<'asc' | 'desc' | undefined>(taken.sort)
expectType<readonly number[] | undefined>(taken.tag)
expectType<string | undefined>(taken.q)
expectError(withCodecs({ other: int })(template('/{id}')))
declare const date: Codec<Date>
expectType<Date>({} as VariablesOf<ReturnType<typeof dated>>['day'])
const dated = () => withCodecs({ day: date })(template('/{day}'))

expectAssignable<UriError>(null! as CodecError)
expectType<'CodecError'>((null! as CodecError)._tag)
expectType<'value'>((null! as CodecError).component)
expectType<'codec'>((null! as CodecError).reason)
expectType<string>((null! as CodecError).expected)
