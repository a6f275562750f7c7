import type { SchemeUri } from '../../core/model/brands'

/**
 * A checked URN: `namestring = "urn" ":" NID ":" NSS [ rq-components ] [ "#" f-component ]` (RFC 8141, section 2). A
 * `Urn` is also a `Uri` and a `SchemeUri<'urn'>`. If `Text` is a literal without an f-component, `Urn<Text>` is
 * assignable to `AbsoluteUri`.
 *
 * @category Brands
 */
export type Urn<Text extends string = string> = SchemeUri<'urn', false, Text> & { readonly '~urn': true }
