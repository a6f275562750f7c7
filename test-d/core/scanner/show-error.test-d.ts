import { expectType } from 'tsd'
import type { ShowError, Uri } from 'uri-ts'

// The error message for each reason includes the offset.
expectType<"scheme: '1' is not allowed at offset 0; a scheme is a letter, then letters, digits, +-.">(
  null! as ShowError<'1a:b'>,
)
expectType<"userinfo: '<' is not allowed at offset 4; userinfo is letters, digits, -._~!$&'()*+,;=: and percent-encoded octets">(
  null! as ShowError<'a://<@b'>,
)
expectType<"host: ' ' is not allowed at offset 10; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets">(
  null! as ShowError<'http://exa mple.com/'>,
)
expectType<"port: 'o' is not allowed at offset 10; a port is digits">(null! as ShowError<'http://a:8o'>)
expectType<"path: '^' is not allowed at offset 9; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets">(
  null! as ShowError<'http://a/^'>,
)
expectType<"query: '[' is not allowed at offset 1; a query is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets">(
  null! as ShowError<'?['>,
)
expectType<"fragment: '#' is not allowed at offset 2; a fragment is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets">(
  null! as ShowError<'#a#'>,
)
expectType<"path: '%' is not followed by two hexadecimal digits at offset 9; write %25 for a percent sign">(
  null! as ShowError<'http://a/%4'>,
)
expectType<"host: '[' has no ']' at offset 7; an IP-literal is enclosed in '[' and ']'">(
  null! as ShowError<'http://[::1/'>,
)
expectType<"host: '[' does not begin an IPv6address at offset 7; an IPv6address is eight groups of 1 to 4 hexadecimal digits, or fewer with one ::">(
  null! as ShowError<'http://[1:2]/'>,
)
expectType<"host: '%' is not allowed at offset 15; an IPv6address is hexadecimal digits, ':' and '.', without a zone">(
  null! as ShowError<'http://[fe80::1%25en0]/'>,
)
expectType<"host: '[' does not begin an IPvFuture at offset 2; an IPvFuture is 'v', hexadecimal digits, '.', and letters, digits, -._~!$&'()*+,;=:">(
  null! as ShowError<'//[v.]'>,
)
expectType<"host: 'x' is not allowed at offset 7; after ']' the authority ends, or ':' and a port follow">(
  null! as ShowError<'//[::1]x'>,
)

// Error messages name control characters and non-ASCII characters instead of printing them.
type PathRule = "a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets"
expectType<`path: U+0009 is not allowed at offset 1; ${PathRule}`>(null! as ShowError<'a\t'>)
expectType<`path: a non-ASCII character is not allowed at offset 1; ${PathRule}`>(null! as ShowError<'a\u00e9'>)
expectType<`path: a non-ASCII character is not allowed at offset 0; ${PathRule}`>(null! as ShowError<'\u{1f600}'>)

// The first of several errors is reported, whether it is a forbidden character or a `%` that is not followed by two
// hexadecimal digits.
expectType<`path: '^' is not allowed at offset 1; ${PathRule}`>(null! as ShowError<'a^%4|'>)
expectType<"path: '%' is not followed by two hexadecimal digits at offset 1; write %25 for a percent sign">(
  null! as ShowError<'a%4^%%'>,
)
expectType<"scheme: '_' is not allowed at offset 2; a scheme is a letter, then letters, digits, +-.">(
  null! as ShowError<'ab_c:d^'>,
)

// For a valid string, `ShowError` evaluates to `never`. If the compiler does not know the string, the error message
// tells the user which function to call.
expectType<never>(null! as ShowError<'http://a/b'>)
expectType<never>(null! as ShowError<''>)
expectType<never>(null! as ShowError<never>)
expectType<never>(null! as ShowError<`http://a/${number}`>)
expectType<'not a literal: call parseUriReference, which checks the text at run time'>(null! as ShowError<string>)
expectType<'not a literal, but already checked: use it as it is, or call parseUriReference'>(null! as ShowError<Uri>)
expectType<'a template literal with placeholders: call parseUriReference, which checks the text at run time'>(
  null! as ShowError<`http://a/${string}`>,
)
// @ts-expect-error: The type argument is not a string.
null! as ShowError<unknown>

// Each invalid member of a union has a separate error message.
expectType<ShowError<'a b'> | ShowError<'#a#'>>(null! as ShowError<'a b' | 'http://a' | '#a#'>)
