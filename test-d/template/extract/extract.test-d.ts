import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { UriError } from 'uri-ts'
import {
  type ExtractError,
  type ExtractOptions,
  extract,
  int,
  partialExpand,
  template,
  withCodecs,
} from 'uri-ts/template'

expectType<Either<ExtractError, { a: string }>>(extract(template('/{a}'))('/b'))
const coded = withCodecs({ id: int })(template('/{id}'))
expectType<Either<ExtractError, { id: number }>>(extract(coded)('/1'))
const [partial] = [extract(partialExpand(template('/{a}/{b}'))({ a: 'q' }))('/q/1')]
if (partial._tag === 'Right') expectType<string>(partial.right.b)
if (partial._tag === 'Right') expectError(partial.right.a)

expectAssignable<ExtractOptions>({})
expectNotAssignable<ExtractOptions>({ form: 1 })
expectAssignable<ExtractOptions>({ reserved: 'raw' })
expectNotAssignable<ExtractOptions>({ reserved: 'encoded' })
expectType<Either<ExtractError, { id: number }>>(extract(coded, { form: true })('/1'))
expectError(extract(coded, { from: true }))

expectAssignable<UriError>(null! as ExtractError)
expectType<'ExtractError'>((null! as ExtractError)._tag)
expectType<string>((null! as ExtractError).component)
expectType<'mismatch' | 'malformed' | 'ambiguous' | 'too-long' | 'unknown-pair' | 'pct-encoded' | 'utf-8' | 'codec'>(
  (null! as ExtractError).reason,
)
expectType<string | undefined>((null! as ExtractError).variable)
expectType<unknown>((null! as ExtractError).cause)
