import { expectAssignable, expectError, expectType } from 'tsd'
import { addFormats, formats, type UriComponents, type UriResolver, uriResolver, type WithFormats } from 'uri-ts/ajv'

// `uriResolver` has the type that Ajv's `uriResolver` option requires.
expectType<UriResolver>(uriResolver)
expectType<UriComponents>(uriResolver.parse('a'))
expectAssignable<UriComponents>({ scheme: 'http', port: 80 })
expectError<UriComponents>({ scheme: 1 })

// `addFormats` returns the Ajv instance with its type unchanged.
const instance = { addFormat: (_name: string, _format: (text: string) => boolean) => 1, own: true }
expectType<boolean>(addFormats(instance).own)
expectAssignable<WithFormats>(instance)
expectType<boolean>(formats['uri-template']('{a}'))
