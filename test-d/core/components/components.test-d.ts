import { expectType } from 'tsd'
import type { Parse, Uri } from 'uri-ts'

interface AnyComponents {
  readonly scheme: string | undefined
  readonly authority: string | undefined
  readonly userinfo: string | undefined
  readonly host: string | undefined
  readonly hostKind: 'reg-name' | 'IPv4address' | 'IPv6address' | 'IPvFuture' | undefined
  readonly port: string | undefined
  readonly path: string
  readonly query: string | undefined
  readonly fragment: string | undefined
}

// Any component of a reference except the path may be missing (RFC 3986, appendix B).
expectType<{
  readonly scheme: 'http'
  readonly authority: 'u:p@example.com:80'
  readonly userinfo: 'u:p'
  readonly host: 'example.com'
  readonly hostKind: 'reg-name'
  readonly port: '80'
  readonly path: '/a/b'
  readonly query: 'q=1?'
  readonly fragment: 'f/?'
}>(null! as Parse<'http://u:p@example.com:80/a/b?q=1?#f/?'>)
expectType<{
  readonly scheme: undefined
  readonly authority: undefined
  readonly userinfo: undefined
  readonly host: undefined
  readonly hostKind: undefined
  readonly port: undefined
  readonly path: ''
  readonly query: undefined
  readonly fragment: undefined
}>(null! as Parse<''>)

// An absent component is `undefined`, whereas an empty component is `''`.
expectType<''>(null! as Parse<'http://a?'>['query'])
expectType<undefined>(null! as Parse<'http://a'>['query'])
expectType<''>(null! as Parse<'#'>['fragment'])
expectType<''>(null! as Parse<'file:///x'>['host'])
expectType<undefined>(null! as Parse<'file:/x'>['host'])
expectType<''>(null! as Parse<'http://a:'>['port'])
expectType<''>(null! as Parse<'//@a'>['userinfo'])
expectType<'%41'>(null! as Parse<'//%41'>['host'])

// Tests each kind of host (RFC 3986, section 3.2.2) and all nine alternatives in `IPv6address`.
expectType<'reg-name'>(null! as Parse<'//256.1.1.1'>['hostKind'])
expectType<'reg-name'>(null! as Parse<'///'>['hostKind'])
expectType<'IPv4address'>(null! as Parse<'//255.1.1.1'>['hostKind'])
expectType<'IPvFuture'>(null! as Parse<'//[v1.a:b]:1'>['hostKind'])
expectType<'[v1.a:b]'>(null! as Parse<'//[v1.a:b]:1'>['host'])
expectType<'1'>(null! as Parse<'//[v1.a:b]:1'>['port'])
expectType<'IPv6address'>(
  null! as Parse<
    | '//[1:2:3:4:5:6:7:8]'
    | '//[::2:3:4:5:6:7:8]'
    | '//[1::3:4:5:6:7:8]'
    | '//[1:2::4:5:6:7:8]'
    | '//[1:2:3::5:6:7:8]'
    | '//[1:2:3:4::6:7:8]'
    | '//[1:2:3:4:5::1.2.3.4]'
    | '//[1:2:3:4:5:6::8]'
    | '//[1:2:3:4:5:6:7::]'
  >['hostKind'],
)
expectType<never>(null! as Parse<'//[1:2:3:4:5:6:7]' | '//[::1:2:3:4:5:6:7:8]' | '//[fe80::1%25en0]'>)

// `Parse` evaluates to `never` for an invalid string, and to a wide type for a string that the compiler does not know.
expectType<never>(null! as Parse<'http://a b'>)
expectType<never>(null! as Parse<never>)
expectType<AnyComponents>(null! as Parse<string>)
expectType<AnyComponents>(null! as Parse<Uri>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<AnyComponents>(null! as Parse<any>)
// @ts-expect-error: The type argument is not a string.
null! as Parse<unknown>

// The type of a string can be a union type or a template literal type with placeholders.
expectType<'a' | undefined>(null! as Parse<'a:' | 'b'>['scheme'])
expectType<'b'>(null! as Parse<'//b' | ' '>['host'])
expectType<AnyComponents>(null! as Parse<`http://a/${string}`>)
expectType<`/${number}`>(null! as Parse<`http://a/${number}?q`>['path'])
expectType<'q'>(null! as Parse<`http://a/${number}?q`>['query'])

// A host with a number placeholder may be an IPv4 address.
expectType<'IPv4address' | 'reg-name'>(null! as Parse<`http://10.0.0.${number}/`>['hostKind'])
expectType<'IPv4address' | 'reg-name'>(null! as Parse<`http://1.2.${number}/`>['hostKind'])
expectType<'IPv4address' | 'reg-name'>(null! as Parse<`http://u@${bigint}.2.3.4:80/`>['hostKind'])
expectType<'reg-name'>(null! as Parse<`http://h${number}.example.com/`>['hostKind'])
expectType<'IPv4address'>(null! as Parse<`http://1.2.3.4/${number}`>['hostKind'])
