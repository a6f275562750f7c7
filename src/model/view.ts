import type { Spans } from '../scanner/spans'
import { HOST_END, HOST_KIND, PATH_END, PATH_START, QUERY_END, SCHEME_END, USERINFO_END } from '../scanner/spans'
import type { Readable, TagOf, UriReference } from './brands'

/**
 * A parsed reference: the text, and the offsets of `span.ts`, in UTF-16 code units. Immutable, one object, no
 * substrings. `_tag` tells a `View<Uri>` from a `View<RelativeRef>`.
 *
 * @category Model
 */
export class View<out U extends Readable = UriReference> {
  /** Whether the text is a `URI`, a `relative-ref`, or an origin-form or authority-form of HTTP. */
  readonly _tag: TagOf<U>
  /** The whole text, as it was parsed. */
  readonly text: U
  /** Where the scheme ends; -1 where there is none, or -3, so that an authority-form is an authority from 0 on. */
  readonly schemeEnd: number
  /** Where the userinfo ends; -1 if there is none. */
  readonly userinfoEnd: number
  /** Where the host ends; -1 if there is no authority. */
  readonly hostEnd: number
  /** The index of the host's kind in `HOST_KINDS`; -1 if there is no authority. */
  readonly hostKind: number
  /** Where the path starts, and the authority, if any, ends. */
  readonly pathStart: number
  /** Where the path ends. */
  readonly pathEnd: number
  /** Where the query ends; -1 if there is none. */
  readonly queryEnd: number

  /** For this library alone: the numbers must be what `scan` finds in `text`, and `U` what they prove. */
  constructor(
    tag: View<Readable>['_tag'],
    text: string,
    schemeEnd: number,
    userinfoEnd: number,
    hostEnd: number,
    hostKind: number,
    pathStart: number,
    pathEnd: number,
    queryEnd: number,
  ) {
    this._tag = tag as TagOf<U>
    this.text = text as U
    this.schemeEnd = schemeEnd
    this.userinfoEnd = userinfoEnd
    this.hostEnd = hostEnd
    this.hostKind = hostKind
    this.pathStart = pathStart
    this.pathEnd = pathEnd
    this.queryEnd = queryEnd
  }

  /** The text, so that a view can stand where a string can. Allocates nothing. */
  toString(): U {
    return this.text
  }

  /** The text, so that a view is a string in JSON. Allocates nothing. */
  toJSON(): U {
    return this.text
  }
}

/**
 * The view of a text that `scan` has just read with success into `spans`. It proves as much as the caller does: that
 * `spans` are those of `text`, and what they show of `U`.
 *
 * Allocates: the view, 96 bytes.
 *
 * @example
 * import { createSpans, scan, viewFromSpans } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * if (scan('/a?q', spans) === 0) viewFromSpans('/a?q', spans).queryEnd //=> 4
 *
 * @category Scanner
 */
export const viewFromSpans = <U extends UriReference>(text: string, spans: Spans): View<U> =>
  new View(
    spans[SCHEME_END] < 0 ? 'RelativeRef' : 'Uri',
    text,
    spans[SCHEME_END],
    spans[USERINFO_END],
    spans[HOST_END],
    spans[HOST_KIND],
    spans[PATH_START],
    spans[PATH_END],
    spans[QUERY_END],
  )

/**
 * A view with another text that is the same up to the path, as one kind of reference or another. For this library alone:
 * the numbers must be right. Allocates: the view.
 */
export const withTail = <U extends Readable>(view: AnyView, text: string, pathEnd: number, queryEnd: number): View<U> =>
  new View(
    view._tag,
    text,
    view.schemeEnd,
    view.userinfoEnd,
    view.hostEnd,
    view.hostKind,
    view.pathStart,
    pathEnd,
    queryEnd,
  )

/**
 * A view of any text whose components are known: what the accessors read.
 *
 * @category Model
 */
export type AnyView = View<Readable>
