import type { AuthorityForm, OriginForm } from '../../core/model/brands'
import { View } from '../../core/model/view'
import { HOST_END, HOST_KIND, PATH_END, QUERY_END, type Spans } from '../../core/scanner/spans'

/**
 * Returns the view of a target in origin-form: `origin-form = absolute-path [ "?" query ]` (RFC 9112, section 3.2.1).
 * `scanFromPath` must have just read the target successfully from offset 0. The text must begin with `/`, and must not
 * contain a fragment.
 *
 * Allocates the returned view, which occupies 96 bytes.
 *
 * @example
 * import { path } from 'uri-ts'
 * import { createSpans, scanFromPath } from 'uri-ts/scan'
 * import { originFormFromSpans } from 'uri-ts/http'
 *
 * const spans = createSpans()
 * scanFromPath('//a/b?q', 0, spans)
 * path(originFormFromSpans('//a/b?q', spans)) //=> '//a/b'
 *
 * @category Request target
 */
export const originFormFromSpans = (text: string, spans: Spans): View<OriginForm> =>
  new View('OriginForm', text, -1, -1, -1, -1, 0, spans[PATH_END], spans[QUERY_END])

/**
 * The value of `SCHEME_END` for a target in authority-form. An authority starts at `SCHEME_END + 3`, which is 0 in
 * authority-form.
 */
export const AUTHORITY_FORM_SCHEME_END = -3

/**
 * Returns the view of a target in authority-form: `authority-form = uri-host ":" port` (RFC 9112, section 3.2.3).
 * `scanRequestTarget` must have just read the target successfully. The view has a host, a port and an empty path.
 */
export const authorityFormFromSpans = (text: string, spans: Spans): View<AuthorityForm> =>
  new View(
    'AuthorityForm',
    text,
    AUTHORITY_FORM_SCHEME_END,
    -1,
    spans[HOST_END],
    spans[HOST_KIND],
    text.length,
    text.length,
    -1,
  )
