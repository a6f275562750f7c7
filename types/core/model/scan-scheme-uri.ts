import type { PortInRange } from '../grammar/port'
import type { KindOf } from '../scanner/scan'
import type { UpTo } from '../scanner/syntax-fault'

/** Lists the schemes that RFC 9110, section 4.2, defines. Error messages suggest the last one, `https`. */
export type HttpSchemes = readonly ['http', 'https']

/** Lists the kinds of references that have a scheme. */
export type UriKind = 'uri' | 'absolute-uri'

/**
 * Determines whether a string matches `uri-host [ ":" port ]` (RFC 9110, section 4.2.1). The host must not be empty,
 * and the port must be at most 65535.
 */
type IsServer<HostPort extends string> = HostPort extends '' | `:${string}`
  ? false
  : HostPort extends `[${string}]${infer Port}`
    ? PortInRange<Port>
    : HostPort extends `${string}:${infer Port}`
      ? PortInRange<`:${Port}`>
      : true

/** Determines whether a scheme allows an authority. HTTP and HTTPS do not allow userinfo (RFC 9110, section 4.2.4). */
type IsServerOf<Scheme extends string, Authority extends string> = Authority extends `${string}@${infer HostPort}`
  ? Scheme extends HttpSchemes[number]
    ? false
    : IsServer<HostPort>
  : IsServer<Authority>

/**
 * Determines whether a scheme is in `Schemes` and allows the given authority. A separate type lets the compiler reuse
 * cached results for URIs that share an origin. `Authority` may include the query and the fragment after the authority.
 */
type IsOrigin<Scheme extends string, Authority extends string, Schemes> =
  Lowercase<Scheme> extends Schemes ? IsServerOf<Lowercase<Scheme>, UpTo<UpTo<Authority, '#'>, '?'>> : false

/** Determines whether a valid URI has both a host and a scheme that is in `Schemes`. */
type HasServer<Text extends string, Schemes> = Text extends `${infer Scheme}://${infer Authority}/${string}`
  ? IsOrigin<Scheme, Authority, Schemes> extends true
    ? true
    : false
  : Text extends `${infer Scheme}://${infer Authority}`
    ? IsOrigin<Scheme, Authority, Schemes> extends true
      ? true
      : false
    : false

/** Determines whether a URI has a scheme in `Schemes`. */
type HasScheme<Text extends string, Schemes> = Text extends `${infer Scheme}:${string}`
  ? Lowercase<Scheme> extends Schemes
    ? true
    : false
  : false

/**
 * Determines whether `Text` is a URI with a scheme in `Schemes`. If `HasHost` is `true`, the URI must also have a host.
 * The result is `false` if the compiler cannot decide.
 */
export type IsSchemeUri<Text extends string, Schemes, HasHost> =
  KindOf<Text> extends UriKind
    ? HasHost extends true
      ? HasServer<Text, Schemes> extends true
        ? true
        : false
      : HasScheme<Text, Schemes> extends true
        ? true
        : false
    : false
