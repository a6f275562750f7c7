import type { SchemeUri } from '../../core/model/brands'
import type { View } from '../../core/model/view'

/**
 * A checked mailto URI: `mailtoURI = "mailto:" [ to ] [ hfields ]` (RFC 6068, section 2). A `MailtoUri` is also a `Uri`
 * and a `SchemeUri<'mailto'>`. If `Text` is a literal, the compiler knows the exact string.
 *
 * @category Brands
 */
export type MailtoUri<Text extends string = string> = SchemeUri<'mailto', false, Text> & { readonly '~mailto': true }

/**
 * A decoded header field. Decoding does not change the name's case.
 *
 * @category Model
 */
export interface MailtoField {
  readonly name: string
  readonly value: string
}

/**
 * The decoded parts of a mailto URI.
 *
 * @category Model
 */
export interface Mailto {
  readonly _tag: 'Mailto'
  /** The view of the whole mailto URI. */
  readonly view: View<MailtoUri>
  /** The addresses before the `?`. A field named `to` may contain more addresses. */
  readonly to: ReadonlyArray<string>
  /**
   * The header fields, including duplicates, in their original order. The email's body is in the field named `body`.
   */
  readonly fields: ReadonlyArray<MailtoField>
}
