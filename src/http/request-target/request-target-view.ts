import type { AuthorityForm, OriginForm } from '../../model/brands'
import { View } from '../../model/view'
import { HOST_END, HOST_KIND, PATH_END, QUERY_END, type Spans } from '../../scanner/spans'

/**
 * The view of a text that `scanFromPath` has just read with success into `spans`, from offset 0: an
 * `origin-form = absolute-path [ "?" query ]` (RFC 9112, 3.2.1), if it begins with `/` and has no fragment.
 *
 * Allocates: the view, 96 bytes.
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

/** The `SCHEME_END` of an authority-form, with which its authority starts at 0. */
export const AUTHORITY_FORM_SCHEME_END = -3

/**
 * The view of an `authority-form = uri-host ":" port` (RFC 9112, 3.2.3) that `scanRequestTarget` has just read with
 * success into `spans`. It has a host, a port, and an empty path.
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
