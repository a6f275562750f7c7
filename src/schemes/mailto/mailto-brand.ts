import type { SchemeUri } from '../../core/model/brands'
import type { View } from '../../core/model/view'

/**
 * A string that is a `mailtoURI = "mailto:" [ to ] [ hfields ]` (RFC 6068, 2). It is a `Uri`, and a `SchemeUri<'mailto'>`. If
 * `Text` is a literal, the compiler knows it.
 *
 * @category Brands
 */
export type MailtoUri<Text extends string = string> = SchemeUri<'mailto', false, Text> & { readonly '~mailto': true }

/**
 * A header field, decoded. The name is in the case in which it was written.
 *
 * @category Model
 */
export interface MailtoField {
  readonly name: string
  readonly value: string
}

/**
 * What a mailto URI says, decoded.
 *
 * @category Model
 */
export interface Mailto {
  readonly _tag: 'Mailto'
  /** The view of the text. */
  readonly view: View<MailtoUri>
  /** The addresses before the `?`. A field with the name `to` may have more. */
  readonly to: ReadonlyArray<string>
  /** The header fields, in order, with duplicates. The name of the body is `body`. */
  readonly fields: ReadonlyArray<MailtoField>
}
