/* This file defines the branded string types. */
import type { KindOf } from '../../../types/core/scanner/scan'

/**
 * A brand records the facts that a check has proved about a string. `Text` is the literal type of the string, and `Tag`
 * names the rule that the string matches. `Fragment` is `false` if the string cannot have a fragment, and `boolean`
 * otherwise. The property `~proved` exists only in types. Its key is a string rather than a symbol so that brands are
 * compatible across ES modules, CommonJS modules and versions of this library.
 *
 * To save time, the compiler compares only the type arguments of two brands. The type arguments must therefore contain
 * everything that distinguishes brands. `Proved` is a type alias rather than an interface, because when the compiler
 * sets the type of `this`, it copies every intersection that contains an interface.
 */
export type Proved<out Text extends string, out Tag extends string, out Fragment extends boolean = boolean> = {
  readonly '~proved': { readonly text: Text; readonly tag: Tag; readonly hasFragment: Fragment }
}

/**
 * The brand of every string from which a view can be created.
 *
 * @category Brands
 */
export type CheckedBrand = Proved<
  string,
  'Uri' | 'RelativeRef' | 'OriginForm' | 'AuthorityForm' | 'Iri' | 'IrelativeRef'
>

/**
 * The brand that every URI reference has and that `view` requires. The types of references include `Checked` explicitly
 * so that the compiler finds the brand without looking at the members of `String`. Looking at them would double the
 * time it takes to check a call. If a string lacks the brand, the compiler's message includes `By`, which names
 * functions that check a string. The condition `By extends string` is always true, but without it, `By` would be
 * unused. In declarations, TypeScript 5.4 replaces the argument of an unused type parameter with the name of the
 * parameter.
 *
 * @category Brands
 */
export type Checked<By extends string = 'by uri, isUri, parseUri or similar'> = Proved<
  By extends string ? string : never,
  'Uri' | 'RelativeRef'
>

/**
 * The brand of every URI reference. Use `ReferenceBrand` as a constraint on a type parameter.
 *
 * @category Brands
 */
export type ReferenceBrand = Checked

/**
 * A string from which a view can be created: a URI reference, or an HTTP request-target in origin-form or
 * authority-form.
 *
 * @category Brands
 */
export type CheckedText = string & CheckedBrand

/**
 * Converts `U` to a subtype of `string`. The conversion takes the compiler less time than the constraint
 * `U extends string`.
 *
 * @category Brands
 */
export type StringOf<U extends CheckedBrand> = U extends string ? U : U & string

/**
 * An HTTP request-target in origin-form: `origin-form = absolute-path [ "?" query ]` (RFC 9112, section 3.2.1). Unlike
 * a URI reference, a string in origin-form never has an authority, even if it begins with `//`.
 *
 * @category Brands
 */
export type OriginForm = string & Proved<string, 'OriginForm'>

/**
 * The target of a CONNECT request: `authority-form = uri-host ":" port` (RFC 9112, section 3.2.3).
 *
 * @category Brands
 */
export type AuthorityForm = string & Proved<string, 'AuthorityForm'>

/**
 * A checked URI reference: `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). If the string is known at
 * compile time, `Text` is its literal type.
 *
 * @category Brands
 */
export type UriReference<Text extends string = string> = string & Checked & Proved<Text, 'Uri' | 'RelativeRef'>

/** A literal URI reference, which is a `Uri` or a `RelativeRef`. */
export type ReferenceOf<Text extends string> = KindOf<Text> extends 'relative-ref' ? RelativeRef<Text> : Uri<Text>

/**
 * `HasFragment` is `false` for a literal URI without a fragment, and `boolean` otherwise. For a literal that the
 * compiler has already checked, `KindOf` is not evaluated again, because the compiler caches the result.
 */
type HasFragment<Text extends string> = KindOf<Text> extends 'absolute-uri' ? false : boolean

/** The compiler evaluates `hasFragment` only when it compares brands. */
type ProvedUri<Text extends string> = {
  readonly '~proved': { readonly text: Text; readonly tag: 'Uri'; readonly hasFragment: HasFragment<Text> }
}

/**
 * A checked URI: `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 3). If `Text` is a
 * literal without a fragment, `Uri<Text>` is assignable to `AbsoluteUri`.
 *
 * @category Brands
 */
export type Uri<Text extends string = string> = string & Checked & ProvedUri<Text>

/**
 * A checked URI without a fragment: `absolute-URI = scheme ":" hier-part [ "?" query ]` (RFC 3986, section 4.3).
 *
 * @category Brands
 */
export type AbsoluteUri<Text extends string = string> = string & Checked & Proved<Text, 'Uri', false>

/**
 * A checked relative reference: `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 4.2).
 *
 * @category Brands
 */
export type RelativeRef<Text extends string = string> = string & Checked & Proved<Text, 'RelativeRef'>

/** The brand of a URI whose scheme is in the union `Scheme`. `HasHost` is `true` if the URI must have a host. */
type ProvedScheme<out Scheme extends string, out HasHost extends boolean> = {
  readonly '~scheme': { readonly name: Scheme; readonly hasHost: HasHost }
}

/**
 * A `Uri` whose scheme is in the union `Scheme`. For example, the scheme of a `SchemeUri<'redis' | 'rediss'>` is
 * `redis` or `rediss`. `uriOf` returns functions that check whether a string is a `SchemeUri`. If `HasHost` is `true`,
 * the host is not empty, and the port is at most 65535. If `Text` is a literal without a fragment, the `SchemeUri` is
 * assignable to `AbsoluteUri`.
 *
 * @category Brands
 */
export type SchemeUri<
  Scheme extends string = string,
  HasHost extends boolean = boolean,
  Text extends string = string,
> = string & Checked & ProvedUri<Text> & ProvedScheme<Scheme, HasHost>

/**
 * A `Uri` whose scheme is `http` or `https` (RFC 9110, section 4.2). An `HttpUri` has a host but no userinfo, and its
 * port, if any, is at most 65535. `HttpUri` equals `SchemeUri<'http' | 'https', true>`.
 *
 * @category Brands
 */
export type HttpUri<Text extends string = string> = SchemeUri<'http' | 'https', true, Text>

/**
 * A reference in normal form (RFC 3986, section 6.2.2). `Normalized` adds a brand to `U`.
 *
 * @category Brands
 */
export type Normalized<U extends UriReference> = U & { readonly '~normalized': true }

/**
 * A checked IPv4 address (RFC 3986, section 3.2.2).
 *
 * @category Brands
 */
export type IPv4Address = string & { readonly '~host': 'IPv4address' }

/**
 * A checked IPv6 address without brackets (RFC 3986, section 3.2.2).
 *
 * @category Brands
 */
export type IPv6Address = string & { readonly '~host': 'IPv6address' }

/**
 * The type of `_tag` in a view whose text has the type `U`. If the brand `U` does not determine the tag, `TagOf<U>` is
 * a union. A view of an IRI and a view of the corresponding URI have the same tag.
 */
export type TagOf<U extends CheckedBrand> = Exclude<U['~proved']['tag'], 'Iri' | 'IrelativeRef'>

/**
 * A checked query: `query = *( pchar / "/" / "?" )` (RFC 3986, section 3.4).
 *
 * @category Brands
 */
export type Query = string & { readonly '~component': 'query' }

/**
 * A checked fragment: `fragment = *( pchar / "/" / "?" )` (RFC 3986, section 3.5).
 *
 * @category Brands
 */
export type Fragment = string & { readonly '~component': 'fragment' }

/** The literal type of the text, or `string` if the exact text is unknown at compile time. */
export type TextOf<U extends CheckedBrand> = U['~proved']['text']

/** A reference of the same kind as `U`, with the text `Text`. */
export type Retext<U extends UriReference, Text extends string> = U extends AbsoluteUri
  ? AbsoluteUri<Text>
  : U extends Uri
    ? Uri<Text>
    : U extends RelativeRef
      ? RelativeRef<Text>
      : UriReference<Text>

/** A reference of the same kind as `U`, with unknown text. */
export type Widen<U extends UriReference> = Retext<U, string>

/** The kind of reference that results when a scheme is added to a reference of type `U`. */
export type WithScheme<U extends UriReference, Text extends string = string> = U extends AbsoluteUri
  ? AbsoluteUri<Text>
  : Uri<Text>

/** The kind of reference that results when a fragment is added to a reference of type `U`. */
export type WithFragment<U extends UriReference, Text extends string = string> = U extends AbsoluteUri
  ? Uri<Text>
  : Retext<U, Text>

/** The kind of reference that results when the fragment is removed from a reference of type `U`. */
export type WithoutFragment<U extends UriReference, Text extends string = string> = U extends Uri
  ? AbsoluteUri<Text>
  : Retext<U, Text>
