import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { UriError } from 'uri-ts'
import {
  type AnyCodec,
  type Codec,
  type CodecError,
  type Codecs,
  type Extracted,
  type ExtractedOf,
  int,
  oneOf,
  type Template,
  type TypeOf,
  template,
  uuid,
  type Value,
  type Variables,
  type VariablesOf,
  withCodecs,
} from 'uri-ts/template'

// Codecs
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

// The values of a template with codecs, for expansion and from extraction
expectType<Variables<'/{a}'>>(null! as VariablesOf<Template<'/{a}'>>)
expectType<Extracted<'/{a}'>>(null! as ExtractedOf<Template<'/{a}'>>)
// @ts-expect-error: not a template
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

// The error
expectAssignable<UriError>(null! as CodecError)
expectType<'CodecError'>((null! as CodecError)._tag)
expectType<'value'>((null! as CodecError).component)
expectType<'codec'>((null! as CodecError).reason)
expectType<string>((null! as CodecError).expected)
