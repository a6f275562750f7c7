import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, RelativeRef, Uri } from 'uri-ts'
import { absoluteLinks, defineRoutes, defineRoutesUnder, dispatcher, routeMatcher } from 'uri-ts/routes'
import { type Codec, type Composite, type Expanded, type Extracted, type ExtractedOf, expand, extract, type FromExpress, fromExpress, type IsTemplate, int, oneOf, parseTemplate, partialExpand, type Template, template, type Value, type Variables, type VariablesOf, withCodecs } from 'uri-ts/template'

declare const variablesOf: <Text extends string>() => Variables<Text>

// Every operator (RFC 6570, 2.2): required where something must stand, optional where what they write has a place of its own
expectType<{ x: Value }>(variablesOf<'{x}'>())
expectType<{ x: Value }>(variablesOf<'{+x}'>())
expectType<{ x: Value }>(variablesOf<'{.x}'>())
expectType<{ x: Value }>(variablesOf<'{/x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{#x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{;x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{?x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{&x}'>())

// Every modifier (2.4), with every kind of operator
expectType<{ x: Composite }>(variablesOf<'{x*}'>())
expectType<{ x: Composite }>(variablesOf<'{/x*}'>())
expectType<{ x?: Composite | undefined }>(variablesOf<'{?x*}'>())
expectType<{ x: string }>(variablesOf<'{x:3}'>())
expectType<{ x: string }>(variablesOf<'{+x:3}'>())
expectType<{ x?: string | undefined }>(variablesOf<'{?x:9999}'>())

// Lists of variables, several expressions, the same variable twice
expectType<{ id: Value; page?: Value | undefined; limit?: Composite | undefined }>(
  variablesOf<'/users/{id}{?page,limit*}'>(),
)
expectType<{ x: Value; y: Value; 'a.b': Value }>(variablesOf<'{x,y}/{a.b}/end'>())
expectType<{ term: string }>(variablesOf<'/{term:1}/{term}'>())
expectType<{ id: Value }>(variablesOf<'/{id}{?id}'>())
// biome-ignore lint/complexity/noBannedTypes: a template without variables is given an empty object
expectType<{}>(variablesOf<'/users'>())
expectAssignable<Variables<string>>({ any: 1, list: ['a'], map: { b: true }, pairs: [['c', 1]], none: undefined })
expectNotAssignable<Variables<string>>({ any: () => 1 })

// A list, a record, pairs in order
expectAssignable<Composite>(['a', 1, true])
expectAssignable<Composite>({ a: 1, b: 'c' })
expectAssignable<Composite>([['a', 1]] as const)
expectNotAssignable<Composite>('a')
expectNotAssignable<Value>(null)
expectNotAssignable<Value>(['a'])

// expand: what is missing, wrong or too much does not compile
const users = template('/users/{id}{?page,limit*}')
expectType<Template<'/users/{id}{?page,limit*}'>>(users)
expectType<RelativeRef>(expand(users)({ id: 7 }))
expectType<RelativeRef>(expand(users)({ id: 'a', page: undefined, limit: [1, 2] }))
expectError(expand(users)({}))
expectError(expand(users)({ id: null }))
expectError(expand(users)({ id: ['a'] }))
expectError(expand(users)({ id: 7, limit: 3 }))
expectError(expand(users)({ id: 7, other: 3 }))
expectError(expand(template('/{x:3}'))({ x: 7 }))

// What is proved of an expansion
declare const expanded: <Text extends string>() => Expanded<Text>
expectType<RelativeRef>(expanded<'/'>())
expectType<RelativeRef>(expanded<'/{x}/b'>())
expectType<RelativeRef>(expanded<'{/x*}{?y}'>())
expectType<RelativeRef>(expanded<'?q={q}#f'>())
expectType<AbsoluteUri>(expanded<'http://example.com/{x}{?y}'>())
expectType<AbsoluteUri>(expanded<'http://example.com{/x*}'>())
expectType<Uri>(expanded<'http://example.com/{x}#{f}'>())
expectType<string>(expanded<'http://{host}/'>())
expectType<string>(expanded<'/a{+x}'>())
expectType<string>(expanded<'/a{#x}'>())
expectType<string>(expanded<'{x}'>())
expectType<string>(expanded<'//{x}/b'>())
expectType<string>(expanded<'/{x}/b:c'>())
expectType<string>(expanded<string>())

// extract, and codecs in both directions
declare const extractedOf: <Text extends string>() => Extracted<Text>
expectType<{
  id: string
  page?: string | undefined
  limit?: readonly string[] | { readonly [name: string]: string } | undefined
}>(extractedOf<'/users/{id}{?page,limit*}'>())
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
expectError(expand(coded)({ id: 'a' }))
expectError(expand(coded)({ id: 1, sort: 'up' }))
expectError(withCodecs({ other: int })(template('/{id}')))
const result = extract(coded)('/1')
if (result._tag === 'Right') expectType<number>(result.right.id)
declare const date: Codec<Date>
expectType<Date>({} as VariablesOf<ReturnType<typeof dated>>['day'])
const dated = () => withCodecs({ day: date })(template('/{day}'))

// partialExpand: what was given is asked for no more
const page = partialExpand(users)({ id: 7 })
expectType<RelativeRef>(expand(page)({ page: 2 }))
expectError(expand(page)({ id: 8 }))
expectError(partialExpand(users)({ id: [1] }))

// Texts that are no templates: the error says what the run time says
expectType<true>({} as IsTemplate<'/café/{a%41.b:9999,c*}{?d}'>)
expectType<false>({} as IsTemplate<'/{a'>)
expectType<boolean>({} as IsTemplate<string>)
expectError(template('/users/{id'))
expectError(template('/a b'))
expectError(template('/a}'))
expectError(template('/%4'))
expectError(template('/{}'))
expectError(template('/{a,}'))
expectError(template('/{a..b}'))
expectError(template('/{=a}'))
expectError(template('/{a-b}'))
expectError(template('/{a:0}'))
expectError(template('/{a:01}'))
expectError(template('/{a:10000}'))
expectError(template('/{a*:1}'))
expectError(template('/{%4x}'))
expectError(template('/users' as string))
declare const message: Parameters<typeof template<'/users/{a:0}'>>[0]
expectType<"max-length: '0' is not allowed at offset 10; a max-length is a number from 1 to 9999 without leading zeros">(
  message,
)
declare const found: Parameters<typeof template<'/us ers'>>[0]
expectType<"literals: ' ' is not allowed at offset 3; literals are the characters of a URI, percent-encoded octets, and what is printable outside ASCII">(
  found,
)

// Express
expectType<'/users/{id}/{a}.{b}{/rest*}'>({} as FromExpress<'/users/:id/:a.:b/*rest'>)
expectType<Template<'/users/{id}{/rest*}'>>(fromExpress('/users/:id/*rest'))
expectError(fromExpress('/users/:id?'))
expectError(fromExpress('users'))
expectError(fromExpress('/:'))

// What is read at run time takes any variables
const parsed = parseTemplate('/{id}')
if (parsed._tag === 'Right') {
  expectType<string>(expand(parsed.right)({ id: 7, list: [1] }))
  expectError(expand(parsed.right)({ id: () => 7 }))
}

// Route tables: the error stands on the wrong entry alone
const routes = defineRoutes({
  home: '/',
  user: withCodecs({ id: int })(template('/users/{id}')),
  posts: '/users/{id}/posts{?page,tag*}',
  file: '/files{/path*}',
  raw: '/raw/{+path}',
})
expectType<Template<'/users/{id}', { readonly id: Codec<number> }>>(routes.user.template)
expectType<RelativeRef<'/'>>(routes.home.link({}))
expectType<RelativeRef<'/users/7/posts?page=2'>>(routes.posts.link({ id: 7, page: 2 }))
expectAssignable<RelativeRef>(routes.posts.link({ id: 'a b' as string, tag: ['x'] }))
expectAssignable<RelativeRef>(routes.user.link({ id: 7 }))
expectError(routes.user.link({ id: 'x' }))
expectError(routes.user.link({}))
expectError(routes.posts.link({ id: 7, tag: { x: 1 } }))
expectError(defineRoutes({ home: '/', bad: '/a b' }))
expectError(defineRoutes({ home: '/', bad: 'a' }))
expectError(defineRoutes({ home: '/', bad: '/a-{b}' }))
expectError(defineRoutes({ home: '/', bad: '/{a}{b}' }))
expectError(defineRoutes({ home: '/', bad: '/{a}{/b*}/c' }))
expectError(defineRoutes({ home: '/', bad: '/{a}/{a}' }))
expectError(defineRoutes({ home: '/', bad: '/a/%2E./b' }))
expectError(defineRoutes({ home: '/', bad: '/a{?b}{&c}' }))
expectError(defineRoutes({ files: '/files{/path*}', list: '/files' }))
expectError(defineRoutes({ a: '/users/{id}', b: '/users/{name}{?q}' }))
expectError(defineRoutes({ bad: withCodecs({ id: int })(template('users/{id}')) }))
expectType<RelativeRef<'/api/users'>>(defineRoutesUnder('/api')({ users: '/users' }).users.link({}))

const matcher = routeMatcher(routes)
if (matcher._tag === 'Right') {
  const match = matcher.right('/')
  if (match._tag === 'Right' && match.right.route === 'user') expectType<number>(match.right.params.id)
  if (match._tag === 'Right' && match.right.route === 'file') expectType<readonly string[]>(match.right.params.path)
}
expectError(dispatcher(routes)<number, string>({ home: () => '' }))
dispatcher(routes)<number, string>({
  home: (params, context) => {
    // biome-ignore lint/complexity/noBannedTypes: a route without variables has no parameters
    expectType<{}>(params)
    expectType<number>(context)
    return ''
  },
  user: ({ id }) => `${id + 1}`,
  posts: ({ id, page = '1', tag = [] }) => id + page + tag.join(),
  file: ({ path }) => path.join(),
  raw: ({ path }) => path,
})
const links = absoluteLinks({} as Uri)(routes)
expectType<AbsoluteUri>(links.user({ id: 7 }))
expectError(links.user({ id: 'x' }))
