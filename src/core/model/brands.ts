/* The brands of strings. A brand informs the compiler of what has been checked. */
import type { KindOf } from '../../../types/core/scanner/scan'

/**
 * A brand records what a check has proved about a string. `Text` is the literal type of the string, `Tag` is the rule
 * that the string matches, and `Fragment` says whether the string may have a fragment. The property exists only in
 * types. The key of the property is a string and not a symbol, so that brands from ES modules, from CommonJS and from
 * two versions of this library are compatible.
 *
 * The compiler compares two brands by their type arguments, which is fast, so arguments must hold everything that
 * distinguishes brands. `Proved` is not an interface, because the compiler copies an intersection with an interface to
 * set the type of `this`.
 */
export type Proved<out Text extends string, out Tag extends string, out Fragment extends boolean = boolean> = {
  readonly '~proved': { readonly text: Text; readonly tag: Tag; readonly hasFragment: Fragment }
}

/**
 * The brand of a string that can have a view.
 *
 * @category Brands
 */
export type CheckedBrand = Proved<
  string,
  'Uri' | 'RelativeRef' | 'OriginForm' | 'AuthorityForm' | 'Iri' | 'IrelativeRef'
>

/**
 * The brand of every URI-reference. `view` requires it, and the types below contain it. The compiler therefore finds
 * this brand without looking at the members of `String`. Looking at these members would double the time to check a
 * call. If the brand is missing, the compiler's message prints `By`, which names functions that check a string. The
 * condition is always true, but it uses the parameter. If a parameter were unused, TypeScript 5.4 would write its name
 * into declarations instead of its value.
 *
 * @category Brands
 */
export type Checked<By extends string = 'by uri, isUri, parseUri or similar'> = Proved<
  By extends string ? string : never,
  'Uri' | 'RelativeRef'
>

/**
 * The brand of every URI-reference, for constraints of type parameters.
 *
 * @category Brands
 */
export type ReferenceBrand = Checked

/**
 * A string that can have a view: a URI-reference, or the origin-form or authority-form of an HTTP request.
 *
 * @category Brands
 */
export type CheckedText = string & CheckedBrand

/**
 * `U` as a subtype of `string`. For the compiler, this type is cheaper than a constraint, because `string` has fifty
 * members.
 *
 * @category Brands
 */
export type StringOf<U extends CheckedBrand> = U extends string ? U : U & string

/**
 * A string that is an `origin-form = absolute-path [ "?" query ]` (RFC 9112, 3.2.1). Such a string is not a
 * URI-reference: it has no authority, even if it begins with `//`.
 *
 * @category Brands
 */
export type OriginForm = string & Proved<string, 'OriginForm'>

/**
 * A string that is an `authority-form = uri-host ":" port` (RFC 9112, 3.2.3), which is the target of a CONNECT request.
 *
 * @category Brands
 */
export type AuthorityForm = string & Proved<string, 'AuthorityForm'>

/**
 * A string that is a `URI-reference = URI / relative-ref` (4.1). `Text` is its literal type, if the compiler knows it.
 *
 * @category Brands
 */
export type UriReference<Text extends string = string> = string & Checked & Proved<Text, 'Uri' | 'RelativeRef'>

/** The brand of a literal that is a URI-reference: either the brand of a relative-ref or the brand of a URI. */
export type ReferenceOf<Text extends string> = KindOf<Text> extends 'relative-ref' ? RelativeRef<Text> : Uri<Text>

/**
 * `false` if the compiler knows that a URI has no fragment, and otherwise `boolean`. The compiler caches the kind of
 * each literal that it has checked.
 */
type HasFragment<Text extends string> = KindOf<Text> extends 'absolute-uri' ? false : boolean

/** The brand of a URI. The compiler evaluates `hasFragment` only when it compares brands. */
type ProvedUri<Text extends string> = {
  readonly '~proved': { readonly text: Text; readonly tag: 'Uri'; readonly hasFragment: HasFragment<Text> }
}

/**
 * A string that is a `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (3). If `Text` is a literal without a
 * fragment, the type is also an `AbsoluteUri`.
 *
 * @category Brands
 */
export type Uri<Text extends string = string> = string & Checked & ProvedUri<Text>

/**
 * A string that is an `absolute-URI = scheme ":" hier-part [ "?" query ]` (4.3): a `Uri` without a fragment.
 *
 * @category Brands
 */
export type AbsoluteUri<Text extends string = string> = string & Checked & Proved<Text, 'Uri', false>

/**
 * A string that is a `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (4.2).
 *
 * @category Brands
 */
export type RelativeRef<Text extends string = string> = string & Checked & Proved<Text, 'RelativeRef'>

/** The brand of a URI whose scheme is one of `Scheme`. `HasHost` is true if the URI is known to have a host. */
type ProvedScheme<out Scheme extends string, out HasHost extends boolean> = {
  readonly '~scheme': { readonly name: Scheme; readonly hasHost: HasHost }
}

/**
 * A `Uri` whose scheme is one of `Scheme`, such as `SchemeUri<'redis' | 'rediss'>`. `uriOf` returns the functions that
 * check for this type. If `HasHost` is true, the URI also has a host that is not empty, and no port above 65535. If
 * `Text` is a literal without a fragment, the type is also an `AbsoluteUri`.
 *
 * @category Brands
 */
export type SchemeUri<
  Scheme extends string = string,
  HasHost extends boolean = boolean,
  Text extends string = string,
> = string & Checked & ProvedUri<Text> & ProvedScheme<Scheme, HasHost>

/**
 * A `Uri` that is an `http-URI` or an `https-URI` (RFC 9110, 4.2). Such a URI has a host, no userinfo, and no port
 * above 65535. The type equals `SchemeUri<'http' | 'https', true>`.
 *
 * @category Brands
 */
export type HttpUri<Text extends string = string> = SchemeUri<'http' | 'https', true, Text>

/**
 * A reference in normal form (6.2.2). The brand of the normal form is added to the other brands.
 *
 * @category Brands
 */
export type Normalized<U extends UriReference> = U & { readonly '~normalized': true }

/**
 * A string that is an `IPv4address` (3.2.2).
 *
 * @category Brands
 */
export type IPv4Address = string & { readonly '~host': 'IPv4address' }

/**
 * A string that is an `IPv6address` (3.2.2), without brackets.
 *
 * @category Brands
 */
export type IPv6Address = string & { readonly '~host': 'IPv6address' }

/**
 * The `_tag` of a view whose text is a `U`. If the brand does not determine the tag, this type is a union. The view of
 * an IRI carries the tag of the corresponding URI.
 */
export type TagOf<U extends CheckedBrand> = Exclude<U['~proved']['tag'], 'Iri' | 'IrelativeRef'>

/**
 * A string that is a `query = *( pchar / "/" / "?" )` (3.4).
 *
 * @category Brands
 */
export type Query = string & { readonly '~component': 'query' }

/**
 * A string that is a `fragment = *( pchar / "/" / "?" )` (3.5).
 *
 * @category Brands
 */
export type Fragment = string & { readonly '~component': 'fragment' }

/** The literal type of a `U`, or `string` if the compiler does not know the exact text. */
export type TextOf<U extends CheckedBrand> = U['~proved']['text']

/** A reference of the same kind as `U`, with different text. */
export type Retext<U extends UriReference, Text extends string> = U extends AbsoluteUri
  ? AbsoluteUri<Text>
  : U extends Uri
    ? Uri<Text>
    : U extends RelativeRef
      ? RelativeRef<Text>
      : UriReference<Text>

/** A reference of the same kind as `U`, with unknown text. */
export type Widen<U extends UriReference> = Retext<U, string>

/** The kind of reference that a `U` becomes when a scheme is added. */
export type WithScheme<U extends UriReference, Text extends string = string> = U extends AbsoluteUri
  ? AbsoluteUri<Text>
  : Uri<Text>

/** The kind of reference that a `U` becomes when a fragment is added. */
export type WithFragment<U extends UriReference, Text extends string = string> = U extends AbsoluteUri
  ? Uri<Text>
  : Retext<U, Text>

/** The kind of reference that a `U` becomes when its fragment is removed. */
export type WithoutFragment<U extends UriReference, Text extends string = string> = U extends Uri
  ? AbsoluteUri<Text>
  : Retext<U, Text>
