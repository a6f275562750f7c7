import type { SchemeUri } from '../../core/model/brands'

/**
 * A string that is a `namestring = "urn" ":" NID ":" NSS [ rq-components ] [ "#" f-component ]` (RFC 8141, 2): a URN. A
 * `Urn` is also a `Uri` and a `SchemeUri<'urn'>`. If `Text` is a literal without an f-component, the type is also an
 * `AbsoluteUri`.
 *
 * @category Brands
 */
export type Urn<Text extends string = string> = SchemeUri<'urn', false, Text> & { readonly '~urn': true }
