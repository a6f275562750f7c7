import type { CheckedText, TextOf } from '../../../src/core/model/brands'
import type { Hidden, Refused } from '../errors/refused'
import type { IsAny } from '../grammar/literal'
import type { Explain } from '../scanner/explain'
import type { Kind, KindOf } from '../scanner/scan'

/**
 * Determines whether a kind is in `Wanted`. `IsOf` distributes over `Actual`, so the result is `boolean` if the
 * compiler cannot decide.
 */
type IsOf<Actual, Wanted extends Kind> = Actual extends Wanted ? true : false

/**
 * Determines whether `Text` is a URI reference: `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). The
 * result is `boolean` if the compiler cannot decide.
 *
 * @category Types
 */
export type IsUriReference<Text extends string> = IsOf<KindOf<Text>, Kind>

/**
 * Determines whether `Text` is a URI: `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section
 * 3). The result is `boolean` if the compiler cannot decide.
 *
 * @category Types
 */
export type IsUri<Text extends string> = IsOf<KindOf<Text>, 'uri' | 'absolute-uri'>

/**
 * Determines whether `Text` is a URI without a fragment: `absolute-URI = scheme ":" hier-part [ "?" query ]` (RFC 3986,
 * section 4.3). The result is `boolean` if the compiler cannot decide.
 *
 * @category Types
 */
export type IsAbsoluteUri<Text extends string> = IsOf<KindOf<Text>, 'absolute-uri'>

/**
 * Determines whether `Text` is a relative reference: `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (RFC
 * 3986, section 4.2). The result is `boolean` if the compiler cannot decide.
 *
 * @category Types
 */
export type IsRelativeRef<Text extends string> = IsOf<KindOf<Text>, 'relative-ref'>

/**
 * In a template literal such as `${api}/users`, replaces the constant at the beginning with the constant's text.
 * Without `Inlined`, older compilers lose that text.
 */
export type Inlined<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? Head extends `${infer Constant}`
    ? Constant extends CheckedText
      ? `${TextOf<Constant>}${Rest}`
      : Text
    : Text
  : Text

/** In a union, replaces each invalid member with an error type. For `any`, the result is `never`. */
type Refusals<Text extends string, Wanted extends Kind> =
  IsAny<Text> extends true
    ? never
    : Text extends Text
      ? KindOf<Inlined<Text>> extends Wanted
        ? Text
        : Refused<Explain<Inlined<Text>, Wanted>>
      : never

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a URI reference. */
export type CheckUriReference<Text extends string> = KindOf<Text> extends Kind ? Text : Hidden<Refusals<Text, Kind>>

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a URI. */
export type CheckUri<Text extends string> =
  KindOf<Text> extends 'uri' | 'absolute-uri' ? Text : Hidden<Refusals<Text, 'uri' | 'absolute-uri'>>

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a URI without a fragment. */
export type CheckAbsoluteUri<Text extends string> =
  KindOf<Text> extends 'absolute-uri' ? Text : Hidden<Refusals<Text, 'absolute-uri'>>

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a relative reference. */
export type CheckRelativeRef<Text extends string> =
  KindOf<Text> extends 'relative-ref' ? Text : Hidden<Refusals<Text, 'relative-ref'>>
