import type { CheckedText, TextOf } from '../../../src/core/model/brands'
import type { Hidden, Refused } from '../errors/refused'
import type { IsAny } from '../grammar/literal'
import type { Explain } from '../scanner/explain'
import type { Kind, KindOf } from '../scanner/scan'

/**
 * Whether a kind is in `Wanted`. The type distributes over `Actual`, so the result is `boolean` if the compiler cannot
 * decide.
 */
type IsOf<Actual, Wanted extends Kind> = Actual extends Wanted ? true : false

/**
 * Whether `Text` is a `URI-reference = URI / relative-ref` (RFC 3986, section 4.1), or `boolean` if the compiler does
 * not know.
 *
 * @category Types
 */
export type IsUriReference<Text extends string> = IsOf<KindOf<Text>, Kind>

/**
 * Whether `Text` is a `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 3), or `boolean`
 * if the compiler does not know.
 *
 * @category Types
 */
export type IsUri<Text extends string> = IsOf<KindOf<Text>, 'uri' | 'absolute-uri'>

/**
 * Whether `Text` is an `absolute-URI = scheme ":" hier-part [ "?" query ]` (RFC 3986, section 4.3), or `boolean` if the
 * compiler does not know.
 *
 * @category Types
 */
export type IsAbsoluteUri<Text extends string> = IsOf<KindOf<Text>, 'absolute-uri'>

/**
 * Whether `Text` is a `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 4.2), or
 * `boolean` if the compiler does not know.
 *
 * @category Types
 */
export type IsRelativeRef<Text extends string> = IsOf<KindOf<Text>, 'relative-ref'>

/**
 * If a template literal begins with a constant, as `${api}/users` does, this type replaces the placeholder with the
 * constant's text. Older compilers would otherwise lose the text of the constant.
 */
export type Inlined<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? Head extends `${infer Constant}`
    ? Constant extends CheckedText
      ? `${TextOf<Constant>}${Rest}`
      : Text
    : Text
  : Text

/** The valid members of a union, and an error type in place of each invalid member. The result is `never` for `any`. */
type Refusals<Text extends string, Wanted extends Kind> =
  IsAny<Text> extends true
    ? never
    : Text extends Text
      ? KindOf<Inlined<Text>> extends Wanted
        ? Text
        : Refused<Explain<Inlined<Text>, Wanted>>
      : never

/**
 * `Text`, or the reason why it is not a URI-reference. This is the parameter type of functions that accept literals.
 */
export type CheckUriReference<Text extends string> = KindOf<Text> extends Kind ? Text : Hidden<Refusals<Text, Kind>>

/** `Text`, or the reason why it is not a URI. */
export type CheckUri<Text extends string> =
  KindOf<Text> extends 'uri' | 'absolute-uri' ? Text : Hidden<Refusals<Text, 'uri' | 'absolute-uri'>>

/** `Text`, or the reason why it is not an absolute-URI. */
export type CheckAbsoluteUri<Text extends string> =
  KindOf<Text> extends 'absolute-uri' ? Text : Hidden<Refusals<Text, 'absolute-uri'>>

/** `Text`, or the reason why it is not a relative-ref. */
export type CheckRelativeRef<Text extends string> =
  KindOf<Text> extends 'relative-ref' ? Text : Hidden<Refusals<Text, 'relative-ref'>>
