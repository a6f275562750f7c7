import * as fc from 'fast-check'
import { expectAssignable, expectError, expectType } from 'tsd'
import type { AbsoluteUri, HttpUri, RelativeRef, Uri, UriReference } from 'uri-ts'
import {
  type ArbitrariesOf,
  anyAbsoluteUri,
  anyHost,
  anyHttpUri,
  anyRelativeRef,
  anyTemplate,
  anyUri,
  anyUriReference,
  anyVariables,
  mutantOf,
} from 'uri-ts/fast-check'
import { expand, int, type Template, template, withCodecs } from 'uri-ts/template'

expectType<fc.Arbitrary<string>>(anyHost())
expectType<fc.Arbitrary<Uri>>(anyUri())
expectType<fc.Arbitrary<AbsoluteUri>>(anyAbsoluteUri())
expectType<fc.Arbitrary<HttpUri>>(anyHttpUri())
expectType<fc.Arbitrary<RelativeRef>>(anyRelativeRef())
expectType<fc.Arbitrary<UriReference>>(anyUriReference())
// The strings that `mutantOf` generates are not branded.
expectType<fc.Arbitrary<string>>(mutantOf(anyUri()))
expectType<fc.Arbitrary<Template>>(anyTemplate())

const plain = template('/users/{id}{?page}')
const coded = withCodecs({ page: int })(plain)
fc.property(anyVariables(plain), (variables) => {
  expectAssignable<string>(expand(plain)(variables))
})
fc.property(anyVariables(coded, { page: fc.nat() }), (variables) => {
  expectAssignable<string>(expand(coded)(variables))
})
fc.property(anyVariables(plain, { id: fc.constant('a') }), (variables) => {
  expectAssignable<string>(expand(plain)(variables))
})
expectAssignable<ArbitrariesOf<typeof coded>>({ page: fc.nat(), id: fc.constant('a') })
// `anyVariables` requires an arbitrary for each variable with a codec, because the type of a codec does not show which
// values the codec can write.
expectError(anyVariables(coded))
expectError(anyVariables(coded, {}))
expectError(anyVariables(coded, { page: fc.string() }))
expectError(anyVariables(coded, { page: fc.nat(), pgae: fc.nat() }))
expectError(anyVariables(plain, { pgae: fc.nat() }))
