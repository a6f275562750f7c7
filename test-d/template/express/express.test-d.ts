import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectType } from 'tsd'
import type { UriError } from 'uri-ts'
import { type ExpressError, type FromExpress, fromExpress, parseExpress, type Template } from 'uri-ts/template'

// Express
expectType<'/users/{id}/{a}.{b}{/rest*}'>({} as FromExpress<'/users/:id/:a.:b/*rest'>)
expectType<Template<'/users/{id}{/rest*}'>>(fromExpress('/users/:id/*rest'))
expectError(fromExpress('/users/:id?'))
expectError(fromExpress('users'))
expectError(fromExpress('/:'))
expectType<never>(null! as FromExpress<never>)
expectType<'/{a}' | '/b'>(null! as FromExpress<'/:a' | '/b'>)
expectType<Either<ExpressError, Template>>(parseExpress('/:a'))

// The error
expectAssignable<UriError>(null! as ExpressError)
expectType<'ExpressError'>((null! as ExpressError)._tag)
expectType<'path'>((null! as ExpressError).component)
expectType<'not-absolute' | 'character' | 'name-missing' | 'wildcard' | 'not-text'>((null! as ExpressError).reason)

// Y5: a wildcard is a whole segment, and the last
expectError(fromExpress('/files/*rest/edit'))
expectError(fromExpress('/a*b'))
expectError(fromExpress('/*a-b'))
expectType<never>(null! as FromExpress<'/files/*rest/edit'>)
// biome-ignore lint/suspicious/noExplicitAny: what a user may write
expectError(fromExpress(null! as any)) // Y7
