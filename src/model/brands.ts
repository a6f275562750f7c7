/** The key of the property that makes a string type a brand. It exists in types only. */
declare const proved: unique symbol

/** A brand: the facts that a check has proved about a string. */
interface Proved<Facts> {
  readonly [proved]: Facts
}

interface ReadableFacts {
  readonly text: string
  readonly tag: 'Uri' | 'RelativeRef' | 'OriginForm' | 'AuthorityForm'
}

interface ReferenceFacts<Text> {
  readonly text: Text
  readonly tag: 'Uri' | 'RelativeRef'
}

interface OriginFormFacts {
  readonly text: string
  readonly tag: 'OriginForm'
}

interface AuthorityFormFacts {
  readonly text: string
  readonly tag: 'AuthorityForm'
}

interface UriFacts<Text> extends ReferenceFacts<Text> {
  readonly tag: 'Uri'
}

interface AbsoluteUriFacts<Text> extends UriFacts<Text> {
  readonly hasFragment: false
}

interface RelativeRefFacts<Text> extends ReferenceFacts<Text> {
  readonly tag: 'RelativeRef'
}

/**
 * A string that can have a view: a URI-reference, or an origin-form or authority-form of HTTP.
 *
 * @category Brands
 */
export type Readable = string & Proved<ReadableFacts>

/**
 * A string that is an `origin-form = absolute-path [ "?" query ]` (RFC 9112, 3.2.1). It is not a URI-reference: it has
 * no authority, even if it begins with `//`.
 *
 * @category Brands
 */
export type OriginForm = string & Proved<OriginFormFacts>

/**
 * A string that is an `authority-form = uri-host ":" port` (RFC 9112, 3.2.3), which CONNECT sends.
 *
 * @category Brands
 */
export type AuthorityForm = string & Proved<AuthorityFormFacts>

/**
 * A string that is a `URI-reference = URI / relative-ref` (4.1). `Text` is its literal type, if the compiler knows it.
 *
 * @category Brands
 */
export type UriReference<Text extends string = string> = string & Proved<ReferenceFacts<Text>>

/**
 * A string that is a `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (3).
 *
 * @category Brands
 */
export type Uri<Text extends string = string> = string & Proved<UriFacts<Text>>

/**
 * A string that is an `absolute-URI = scheme ":" hier-part [ "?" query ]` (4.3): a `Uri` without a fragment.
 *
 * @category Brands
 */
export type AbsoluteUri<Text extends string = string> = string & Proved<AbsoluteUriFacts<Text>>

/**
 * A string that is a `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (4.2).
 *
 * @category Brands
 */
export type RelativeRef<Text extends string = string> = string & Proved<RelativeRefFacts<Text>>

/**
 * A reference in the normal form of 6.2.2. It is added to the other brands.
 *
 * @category Brands
 */
export type Normalized<U extends UriReference> = U & Proved<{ readonly isNormalized: true }>

/**
 * A string that is an `IPv4address` (3.2.2).
 *
 * @category Brands
 */
export type IPv4Address = string & Proved<{ readonly host: 'IPv4address' }>

/**
 * A string that is an `IPv6address` (3.2.2), without brackets.
 *
 * @category Brands
 */
export type IPv6Address = string & Proved<{ readonly host: 'IPv6address' }>

/** The `_tag` of the view of a `U`: a union, if the brand does not decide it. */
export type TagOf<U extends Readable> = U[typeof proved]['tag']

/**
 * A string that is a `query = *( pchar / "/" / "?" )` (3.4).
 *
 * @category Brands
 */
export type Query = string & Proved<{ readonly component: 'query' }>

/**
 * A string that is a `fragment = *( pchar / "/" / "?" )` (3.5).
 *
 * @category Brands
 */
export type Fragment = string & Proved<{ readonly component: 'fragment' }>

/** The literal type of the text of a `U`, or `string` if the compiler does not know it. */
export type TextOf<U extends Readable> = U[typeof proved]['text']

/** The same kind of reference as `U`, with another text. */
export type Retext<U extends UriReference, Text extends string> = U extends AbsoluteUri
  ? AbsoluteUri<Text>
  : U extends Uri
    ? Uri<Text>
    : U extends RelativeRef
      ? RelativeRef<Text>
      : UriReference<Text>

/** The same kind of reference as `U`, with an unknown text. */
export type Widen<U extends UriReference> = Retext<U, string>

/** The kind of reference that a `U` becomes if it gets a scheme. */
export type WithScheme<U extends UriReference, Text extends string = string> = U extends AbsoluteUri
  ? AbsoluteUri<Text>
  : Uri<Text>

/** The kind of reference that a `U` becomes if it gets a fragment. */
export type WithFragment<U extends UriReference, Text extends string = string> = U extends AbsoluteUri
  ? Uri<Text>
  : Retext<U, Text>

/** The kind of reference that a `U` becomes if it loses its fragment. */
export type WithoutFragment<U extends UriReference, Text extends string = string> = U extends Uri
  ? AbsoluteUri<Text>
  : Retext<U, Text>
