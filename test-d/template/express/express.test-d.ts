import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectType } from 'tsd'
import type { UriError } from 'uri-ts'
import {
  type ExpressDifference,
  type ExpressError,
  type ExpressTemplate,
  type FromExpress,
  fromExpress,
  int,
  parseExpress,
  type Template,
  type VariablesOf,
  withCodecs,
} from 'uri-ts/template'

expectType<'/users/{id}/{a}.{b}{/rest*}'>({} as FromExpress<'/users/:id/:a.:b/*rest'>)
expectType<ExpressTemplate<'/users/{id}{/rest*}', 'case' | 'empty'>>(fromExpress('/users/:id/*rest'))
expectAssignable<Template<'/users/{id}{/rest*}'>>(fromExpress('/users/:id/*rest'))
expectError(fromExpress('/users/:id?'))
expectError(fromExpress('users'))
expectError(fromExpress('/:'))
expectType<never>(null! as FromExpress<never>)
expectType<'/{a}' | '/b'>(null! as FromExpress<'/:a' | '/b'>)
expectType<Either<ExpressError, ExpressTemplate>>(parseExpress('/:a'))

expectAssignable<UriError>(null! as ExpressError)
expectType<'ExpressError'>((null! as ExpressError)._tag)
expectType<'path'>((null! as ExpressError).component)
expectType<
  'not-absolute' | 'character' | 'name-missing' | 'same-name' | 'adjacent' | 'escaped' | 'wildcard' | 'not-text'
>((null! as ExpressError).reason)

// A wildcard in an Express path must be a whole segment and must come last.
expectError(fromExpress('/files/*rest/edit'))
expectError(fromExpress('/a*b'))
expectError(fromExpress('/*a-b'))
expectType<never>(null! as FromExpress<'/files/*rest/edit'>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectError(fromExpress(null! as any))

// The type of `differences` lists the differences between Express and the template.
expectType<ReadonlyArray<'trailing-slash'>>(fromExpress('/').differences)
expectType<ReadonlyArray<'empty' | 'unnamed'>>(fromExpress('/*').differences)
expectType<ReadonlyArray<'case' | 'empty' | 'optional' | 'trailing-slash'>>(fromExpress('/a{/:b}').differences)
expectType<ReadonlyArray<'empty' | 'split' | 'trailing-slash'>>(fromExpress('/:a-:b').differences)
expectType<ReadonlyArray<ExpressDifference>>((null! as ExpressTemplate).differences)
const coded = withCodecs({ id: int })(fromExpress('/users/:id'))
expectType<{ readonly id: number }>(null! as Readonly<VariablesOf<typeof coded>>)

// In version 9 of path-to-regexp, a path may contain quoted names, escaped characters and groups.
expectType<'/{a.b}/a:b{/c}'>(null! as FromExpress<'/:"a.b"/a\\:b{/:c}'>)
expectType<'{/splat*}'>(null! as FromExpress<'/{*splat}'>)
expectError(fromExpress('/:1'))
expectError(fromExpress('/:a:b'))
expectError(fromExpress('/:a/:a'))
expectError(fromExpress('/:a$'))
