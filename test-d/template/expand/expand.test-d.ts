import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectType } from 'tsd'
import type { AbsoluteUri, RelativeRef, Uri, UriError } from 'uri-ts'
import {
  type ExpandError,
  type Expanded,
  expand,
  expandUnknown,
  int,
  oneOf,
  parseTemplate,
  partialExpand,
  type Template,
  template,
  withCodecs,
} from 'uri-ts/template'

// A call to `expand` does not compile if a variable is missing, invalid or unknown.
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
const coded = withCodecs({ id: int, sort: oneOf('asc', 'desc') })(template('/{id}{?sort}'))
expectError(expand(coded)({ id: 'a' }))
expectError(expand(coded)({ id: 1, sort: 'up' }))

// The result of `expand` has a branded type.
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

// The template that `partialExpand` returns does not accept variables that already have values.
const page = partialExpand(users)({ id: 7 })
expectType<RelativeRef>(expand(page)({ page: 2 }))
expectError(expand(page)({ id: 8 }))
expectError(partialExpand(users)({ id: [1] }))

// A template that was parsed at run time accepts values for any variables.
const parsed = parseTemplate('/{id}')
if (parsed._tag === 'Right') {
  expectType<string>(expand(parsed.right)({ id: 7, list: [1] }))
  expectError(expand(parsed.right)({ id: () => 7 }))
}

// `expandUnknown` accepts unchecked data.
expectType<Either<ExpandError, string>>(expandUnknown(template('/{a}'))(null! as unknown))

expectAssignable<UriError>(null! as ExpandError)
expectType<'ExpandError'>((null! as ExpandError)._tag)
expectType<string>((null! as ExpandError).component)
expectType<'not-an-object' | 'not-a-value' | 'not-a-member' | 'prefix-of-composite'>((null! as ExpandError).reason)
expectType<string | undefined>((null! as ExpandError).variable)

// If an expression after the authority expands to nothing, the authority continues up to the next `/`, `?` or `#`.
expectType<string>(expanded<'https://h:8443{/path*}.json'>())
expectType<string>(expanded<'http://h:80{?q}.'>())
expectType<string>(expanded<'http://u@h{/p*}@'>())
expectType<string>(expanded<'http://h:80{/p*}{?q}x'>())
expectType<string>(expanded<'http://h:80{/p*}{q}'>())
expectType<string>(expanded<'http://h:80{;p}/'>())
expectType<AbsoluteUri>(expanded<'http://h:80{/p*}{/q*}{?r}'>())
expectType<AbsoluteUri>(expanded<'http://h:80{/p*}/x{y}'>())
expectType<AbsoluteUri>(expanded<'http://h:80{/p*}?x={y}'>())
expectType<Uri>(expanded<'http://h:80{?q}#x'>())
expectType<AbsoluteUri>(expanded<'http://h:80/{?q}.'>())
