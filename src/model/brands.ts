/** The key under which a brand keeps what was proved. It exists in types only. */
declare const proved: unique symbol

/** What was proved of a string. */
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
 * A string whose components are known, so that there is a view of it: a reference, or an origin-form or
 * authority-form of HTTP.
 *
 * @category Brands
 */
export type Readable = string & Proved<ReadableFacts>

/**
 * A string that is an `origin-form = absolute-path [ "?" query ]` (RFC 9112, 3.2.1). It is no reference, because it has
 * no authority even where it begins with `//`.
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
 * A string that is a `URI-reference = URI / relative-ref` (4.1). `Text` holds the literal type where it is known.
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
 * A further proof on any of these: the string is in the normal form of 6.2.2.
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

/** The name of the rule that was proved, or of each where the brand leaves it open. */
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

/** The literal type of the text that was proved to be a `U`; `string` where it is not known. */
export type TextOf<U extends Readable> = U[typeof proved]['text']

/** The same kind of reference as `U` with another text: what an operation returns that changes one. */
export type Retext<U extends UriReference, Text extends string> = U extends AbsoluteUri
  ? AbsoluteUri<Text>
  : U extends Uri
    ? Uri<Text>
    : U extends RelativeRef
      ? RelativeRef<Text>
      : UriReference<Text>

/** The same kind of reference as `U` with a text that is not known. */
export type Widen<U extends UriReference> = Retext<U, string>

/** What a `U` is when it has got a scheme. */
export type WithScheme<U extends UriReference, Text extends string = string> = U extends AbsoluteUri
  ? AbsoluteUri<Text>
  : Uri<Text>

/** What a `U` is when it has got a fragment. */
export type WithFragment<U extends UriReference, Text extends string = string> = U extends AbsoluteUri
  ? Uri<Text>
  : Retext<U, Text>

/** What a `U` is when it has lost its fragment. */
export type WithoutFragment<U extends UriReference, Text extends string = string> = U extends Uri
  ? AbsoluteUri<Text>
  : Retext<U, Text>
