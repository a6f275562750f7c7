import type { Either } from 'fp-ts/Either'
import type { None, Option, Some } from 'fp-ts/Option'
import { expectError, expectType } from 'tsd'
import {
  type AbsoluteUri,
  absoluteUri,
  authority,
  type BuildError,
  type Components,
  components,
  fragment,
  type HostKind,
  host,
  hostKind,
  type Normalized,
  normalize,
  path,
  port,
  portNumber,
  type QueryPair,
  query,
  queryPairs,
  type RelativeRef,
  relativeRef,
  resolve,
  scheme,
  segments,
  type Uri,
  type UriReference,
  uri,
  uriReference,
  userinfo,
  type View,
  view,
  withAuthority,
  withFragment,
  withHost,
  withoutAuthority,
  withoutFragment,
  withoutPort,
  withoutQuery,
  withoutScheme,
  withoutUserinfo,
  withPath,
  withPort,
  withQuery,
  withScheme,
  withSegments,
  withUserinfo,
} from 'uri-ts'

type Built<U extends UriReference> = Either<BuildError, View<U>>

const full = view(uri('http://u@a:80/b/c?x=1&y#f'))
const bare = view(relativeRef('b'))
declare const string: string
declare const plain: View<Uri>
declare const ref: View

// For a view that was created from a literal, the return types of accessors contain literal types.
expectType<Some<'http'>>(scheme(full))
expectType<Some<'u@a:80'>>(authority(full))
expectType<Some<'u'>>(userinfo(full))
expectType<Some<'a'>>(host(full))
expectType<Some<'reg-name'>>(hostKind(full))
expectType<Some<'80'>>(port(full))
expectType<Option<number>>(portNumber(full))
expectType<'/b/c'>(path(full))
expectType<Some<'x=1&y'>>(query(full))
expectType<Some<'f'>>(fragment(full))
expectType<readonly ['', 'b', 'c']>(segments(full))
expectType<readonly [readonly ['x', '1'], readonly ['y', undefined]]>(queryPairs(full))
expectType<None>(scheme(bare))
expectType<None>(host(bare))
expectType<None>(hostKind(bare))
expectType<'b'>(path(bare))
expectType<None>(fragment(bare))
expectType<'a'>(host(full).value)
expectError(host(bare).value)
expectType<{
  readonly scheme: 'http'
  readonly authority: 'u@a:80'
  readonly userinfo: 'u'
  readonly host: 'a'
  readonly port: '80'
  readonly path: '/b/c'
  readonly query: 'x=1&y'
  readonly fragment: 'f'
}>(components(full))

// If the compiler does not know a view's string, accessors have wide return types.
expectType<Option<string>>(scheme(plain))
expectType<Option<string>>(host(ref))
expectType<Option<HostKind>>(hostKind(plain))
expectType<string>(path(plain))
expectType<Components>(components(plain))
expectType<ReadonlyArray<string>>(segments(plain))
expectType<ReadonlyArray<QueryPair>>(queryPairs(plain))

// If the type of a string is a union, the return types of accessors are also unions.
const either = view(uriReference(null! as 'a:b' | '/c'))
expectType<Some<'a'> | None>(scheme(either))
expectType<'b' | '/c'>(path(either))

// The results of `resolve` and `normalize` have literal types.
const base = view(uri('http://a/b/c/d;p?q'))
expectType<View<Uri<'http://a/b/g'>>>(resolve(base)(view(relativeRef('../g'))))
expectType<View<Uri<'http://a/b/c/b'>>>(resolve(base)(bare))
expectType<View<Uri>>(resolve(plain)(bare))
expectType<View<Uri>>(resolve(base)(ref))
expectError(resolve(bare))
expectType<View<Normalized<Uri<'http://a/~b'>>>>(normalize(view(uri('HTTP://A/x/../%7Eb'))))
expectType<View<Normalized<RelativeRef<'../b'>>>>(normalize(view(relativeRef('../%62'))))
expectType<View<Normalized<AbsoluteUri<'a:B'>>>>(normalize(view(absoluteUri('A:B'))))
expectType<View<Normalized<Uri>>>(normalize(plain))
expectType<View<Normalized<UriReference>>>(normalize(ref))

// If the compiler knows the view's string and the new value, the functions that set a component have literal return
// types.
expectType<Built<Uri<'ftp://u@a:80/b/c?x=1&y#f'>>>(withScheme('ftp')(full))
expectType<Built<Uri<'x:b'>>>(withScheme('x')(bare))
expectType<Built<Uri<'http://h:1/b/c?x=1&y#f'>>>(withAuthority('h:1')(full))
expectType<Built<Uri<'http://v@a:80/b/c?x=1&y#f'>>>(withUserinfo('v')(full))
expectType<Built<Uri<'http://u@h:80/b/c?x=1&y#f'>>>(withHost('h')(full))
expectType<Built<Uri>>(withPort(8080)(full))
expectType<Built<Uri<'http://u@a:80/?x=1&y#f'>>>(withPath('/')(full))
expectType<Built<Uri<'http://u@a:80/b/c?z#f'>>>(withQuery('z')(full))
expectType<Built<Uri<'http://u@a:80/b/c?x=1&y#g'>>>(withFragment('g')(full))
expectType<Built<Uri<'a:b#f'>>>(withFragment('f')(view(absoluteUri('a:b'))))
expectType<Built<RelativeRef<'./c:d'>>>(withPath('c:d')(bare))
expectType<Built<Uri>>(withSegments(['', 'a'])(full))
expectType<Built<Uri>>(withHost(string)(full))
expectType<Built<Uri>>(withHost('h')(plain))
expectType<Built<UriReference>>(withQuery('q')(ref))
expectError(withQuery('?q'))
expectError(withHost(1))

// If the compiler knows a string's value, the functions that remove a component from the string have literal return
// types.
expectType<View<RelativeRef<'//u@a:80/b/c?x=1&y#f'>>>(withoutScheme(full))
expectType<View<Uri<'http:/b/c?x=1&y#f'>>>(withoutAuthority(full))
expectType<View<Uri<'http://a:80/b/c?x=1&y#f'>>>(withoutUserinfo(full))
expectType<View<Uri<'http://u@a/b/c?x=1&y#f'>>>(withoutPort(full))
expectType<View<Uri<'http://u@a:80/b/c#f'>>>(withoutQuery(full))
expectType<View<AbsoluteUri<'http://u@a:80/b/c?x=1&y'>>>(withoutFragment(full))
expectType<View<RelativeRef<'b'>>>(withoutFragment(bare))
expectType<View<RelativeRef>>(withoutScheme(plain))
expectType<View<AbsoluteUri>>(withoutFragment(plain))
expectType<View<Uri>>(withoutQuery(plain))
expectType<View<UriReference>>(withoutPort(ref))
expectError(withoutScheme(bare))
