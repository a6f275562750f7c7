import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, RelativeRef, Uri } from 'uri-ts'
import { type AbsoluteLinks, defineRoutes, dispatcher, type Handlers, type Route, type Routes, type RouteTable, routeMatcher, type TableError, type TableMatch } from 'uri-ts/routes'
import { type Codec, type CodecError, type Codecs, type ExpandError, type ExpressError, type ExtractError, type Extracted, type ExtractedOf, expandUnknown, extract, type FromExpress, type IsTemplate, int, oneOf, parseExpress, parseTemplate, type Template, type TemplateComponent, type TemplateError, type TemplateReason, type TypeOf, template, uuid, type Variables, type VariablesOf, withCodecs } from 'uri-ts/template'

// RFC 6570, 2: any, never, unions, holes
// biome-ignore lint/suspicious/noExplicitAny: what a user may write
expectType<boolean>(null! as IsTemplate<any>)
expectType<never>(null! as IsTemplate<never>)
expectType<true>(null! as IsTemplate<'/a' | '/{b}'>)
expectType<boolean>(null! as IsTemplate<'/a' | '/{b'>)
expectType<boolean>(null! as IsTemplate<`/a/${string}`>)
// @ts-expect-error: not a text
null! as IsTemplate<unknown>
expectType<never>(null! as FromExpress<never>)
expectType<'/{a}' | '/b'>(null! as FromExpress<'/:a' | '/b'>)

// Templates
expectType<'/{a}'>((null! as Template<'/{a}'>).source)
expectType<Either<TemplateError, Template>>(parseTemplate('/{a}'))
expectType<Template<'/{a}'>>(template('/{a}'))
expectNotAssignable<Template<'/{a}'>>(null! as Template<'/{b}'>)
expectType<Variables<'/{a}'>>(null! as VariablesOf<Template<'/{a}'>>)
expectType<Extracted<'/{a}'>>(null! as ExtractedOf<Template<'/{a}'>>)
// @ts-expect-error: no template
null! as VariablesOf<'/{a}'>

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
expectType<{ _tag: 'CodecError'; text: string; expected: string }>({ ...(null! as CodecError) })

// Routes
const routes = defineRoutes({ home: '/', user: withCodecs({ id: int })(template('/users/{id}')) })
type Table = typeof routes
expectType<Routes<{ readonly a: '/{b}' }>>(null! as { readonly a: Route<'/{b}'> })
expectType<Routes<{ readonly a: '/{b}' }, '/api'>>(null! as { readonly a: Route<'/api/{b}'> })
expectAssignable<RouteTable>(routes)
expectNotAssignable<RouteTable>({ a: '/' })
expectType<Route<'/'>>(routes.home)
expectType<Route<'/users/{id}', { readonly id: Codec<number> }>>(routes.user)
expectType<RelativeRef<'/a/1'>>((null! as Route<'/a/{b}'>).link({ b: 1 }))
expectError((null! as Route<'/a/{b}'>).link({}))
expectType<'home' | 'user'>((null! as TableMatch<Table>).route)
declare const match: TableMatch<Table>
if (match.route === 'user') expectType<number>(match.params.id)
expectAssignable<Handlers<Table, 1, string>>({
  home: () => '',
  user: ({ id }: { id: number }, one: 1) => `${id + one}`,
})
expectNotAssignable<Handlers<Table, 1, string>>({ home: () => '' })
expectNotAssignable<Handlers<Table, 1, string>>({ home: () => 1, user: () => '' })
expectAssignable<AbsoluteLinks<Table>>({ home: () => null! as AbsoluteUri, user: () => null! as AbsoluteUri })
expectType<number>(null! as Parameters<AbsoluteLinks<Table>['user']>[0]['id'])
expectType<Uri>((null! as AbsoluteLinks<{ readonly a: Route<'/{b}#c'> }>).a({ b: 1 }))
expectType<Either<ExtractError, { id: number }>>(routes.user.match('/users/7'))
expectAssignable<Either<ExtractError, { readonly b: string }>>((null! as Route<'/a/{b}'>).match('/a/1'))
const matcher = routeMatcher(routes)
if (matcher._tag === 'Left') expectType<TableError>(matcher.left)
if (matcher._tag === 'Right') expectType<Either<ExtractError, TableMatch<Table>>>(matcher.right('/'))
const dispatch = dispatcher(routes)<null, 1>({ home: () => 1, user: () => 1 })
if (dispatch._tag === 'Right') expectType<Either<ExtractError, 1>>(dispatch.right('/', null))
expectType<{ _tag: 'TableError'; route: string; message: string }>({ ...(null! as TableError) })

// Errors
expectType<
  'character' | 'pct-encoded' | 'expression-unopened' | 'expression-unclosed' | 'operator-reserved' | 'varname-missing'
>(null! as TemplateReason)
expectType<'literals' | 'expression' | 'operator' | 'varname' | 'max-length'>(null! as TemplateComponent)
expectType<{
  _tag: 'TemplateError'
  text: string
  offset: number
  component: TemplateComponent
  reason: TemplateReason
}>({ ...(null! as TemplateError) })
expectType<{
  _tag: 'ExpandError'
  text: string
  offset: number
  variable: string | undefined
  reason: 'not-an-object' | 'not-a-value' | 'not-a-member' | 'prefix-of-composite'
}>({ ...(null! as ExpandError) })
expectType<{
  _tag: 'ExpressError'
  text: string
  offset: number
  reason: 'not-absolute' | 'character' | 'name-missing' | 'wildcard'
}>({ ...(null! as ExpressError) })
expectType<{
  _tag: 'ExtractError'
  text: string
  offset: number
  variable: string | undefined
  reason: 'mismatch' | 'ambiguous' | 'unknown-pair' | 'pct-encoded' | 'utf-8' | 'codec'
  cause: unknown
}>({ ...(null! as ExtractError) })
expectType<Either<ExpandError, string>>(expandUnknown(template('/{a}'))(null! as unknown))
expectType<Either<ExtractError, { a: string }>>(extract(template('/{a}'))('/b'))
expectType<Either<ExpressError, Template>>(parseExpress('/:a'))
