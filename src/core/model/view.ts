import type { Kept } from '../../../types/core/errors/refused'
import type { Spans } from '../scanner/spans'
import { HOST_END, HOST_KIND, PATH_END, PATH_START, QUERY_END, SCHEME_END, USERINFO_END } from '../scanner/spans'
import type { CheckedBrand, CheckedText, Proved, TagOf, Uri, UriReference } from './brands'

/**
 * A parsed string and the offsets of its components. A view is immutable and does not contain copies of the
 * components.
 *
 * Every offset is an index into `text`, in UTF-16 code units. The path starts at `pathStart`. Every other component
 * starts right after the delimiter that precedes it, or at 0 if no delimiter precedes it. The character at a
 * component's end offset is not part of the component. If a component is absent, its end is -1. The following example
 * shows where each offset points:
 *
 *     http://user@example.com:80/path?query#fragment
 *         |      |           |  |    |     |
 *         4      11          23 26   31    37
 *
 * In the example, `schemeEnd` is 4, `userinfoEnd` is 11, `hostEnd` is 23, `pathStart` is 26, `pathEnd` is 31 and
 * `queryEnd` is 37. The port ends at `pathStart`, and the fragment ends at the end of the text. `_tag` distinguishes a
 * `View<Uri>` from a `View<RelativeRef>`.
 *
 * @category Model
 */
export class View<out U extends CheckedBrand = UriReference> {
  /**
   * The property `~made by view or parseUri` exists only in the type. It comes first because the compiler's message
   * names the first property of `View` when a caller passes a string instead of a view.
   */
  declare readonly '~made by view or parseUri': true
  /** Identifies the rule that the text matches: `URI`, `relative-ref`, `origin-form` or `authority-form`. */
  readonly _tag: TagOf<U>
  /** The whole string, unchanged. */
  readonly text: U
  /**
   * The offset of the end of the scheme, or -1 if there is no scheme. Every authority starts at `schemeEnd + 3`, so
   * `schemeEnd` is -3 in authority-form.
   */
  readonly schemeEnd: number
  /**
   * The offset of the end of the userinfo, or -1 if there is no userinfo. The host starts after the `@` that follows
   * the userinfo.
   */
  readonly userinfoEnd: number
  /** The offset of the end of the host, or -1 if there is no authority. */
  readonly hostEnd: number
  /** The index of the host's kind in `HOST_KINDS`, or -1 if there is no authority. */
  readonly hostKind: number
  /** The offset of the start of the path. An authority, with or without a port, ends at this offset. */
  readonly pathStart: number
  /** The offset of the end of the path. A path is never absent, but may be empty. */
  readonly pathEnd: number
  /** The offset of the end of the query, or -1 if there is no query. */
  readonly queryEnd: number

  /**
   * Only this library calls the constructor. The offsets must equal those that `scan` writes for `text`, and `text`
   * must match the type `U`.
   */
  constructor(
    tag: View<CheckedText>['_tag'],
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
    this.text = text as unknown as U
    this.schemeEnd = schemeEnd
    this.userinfoEnd = userinfoEnd
    this.hostEnd = hostEnd
    this.hostKind = hostKind
    this.pathStart = pathStart
    this.pathEnd = pathEnd
    this.queryEnd = queryEnd
  }

  /** Returns the text, so template literals can contain views. The text includes any userinfo. Allocates nothing. */
  toString(): U {
    return this.text
  }

  /** Returns the text so that a view becomes a string in JSON. Allocates nothing. */
  toJSON(): U {
    return this.text
  }
}

/**
 * Creates the view of a string that `scan` has just accepted. Does not check its arguments. `spans` must contain the
 * values that `scan` wrote for `text`, and `text` must match the type `U`.
 *
 * Allocates the view, which occupies 96 bytes.
 *
 * @example
 * import { createSpans, scan, viewFromSpans } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * if (scan('/a?q', spans) >= 0) viewFromSpans('/a?q', spans).queryEnd //=> 4
 *
 * @category Scanner
 */
export const viewFromSpans = <U extends CheckedBrand>(text: string, spans: Spans): View<U> =>
  new View(
    spans[SCHEME_END] === -1 ? 'RelativeRef' : 'Uri',
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
 * Creates a view of `text`. `text` and `view.text` must be identical up to the start of the path. Does not check the
 * new offsets.
 *
 * Allocates the view.
 */
export const withTail = <U extends CheckedText>(
  view: UriView,
  text: string,
  pathEnd: number,
  queryEnd: number,
): View<U> =>
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

const NOT_A_VIEW = 'the value is not a view: call view or parseUri, and orThrow for an Either'

/**
 * Returns the argument if it is a view, and throws a `TypeError` otherwise. An untyped caller can pass any value, even
 * an error. Like a view, an error has a `text` property. If a value is not a view, a guard must not report it as
 * harmless. `requireView` does not use `instanceof`, because a program can load the library twice, as ESM and as
 * CommonJS.
 *
 * Checking `hostEnd` takes little time, because the accessors already read offsets that are next to `hostEnd` in
 * memory. Checking a second property would make `host` 3% slower. `view?.hostEnd` would make `path` 5 to 10% slower,
 * because V8 would check for `null` and `undefined` on every call.
 *
 * Allocates nothing. Throws a `TypeError` if the value is not a view.
 */
export const requireView = <V extends { readonly hostEnd: number }>(view: V): V => {
  try {
    if (view.hostEnd >= -1) return view
  } catch {
    // Reading a property of `null` or `undefined` throws an error.
  }
  throw new TypeError(NOT_A_VIEW)
}

/** The part of `NOT_A_VIEW` that tells the user which function to call. */
export type Advice = typeof NOT_A_VIEW extends `${string}: ${infer Call}` ? Call : never

/**
 * Compiler messages show this type in place of `AnyView`. `Call` names the functions that return a view. The
 * condition `Call extends string` is always true. Without it, `Call` would be unused, and TypeScript would omit `Call`
 * from declarations.
 */
export type NeedsView<Call extends string> = View<Call extends string ? CheckedText : never>

/** Compiler messages show this type in place of `UriView`. `Call` names the functions that return a view. */
export type NeedsUriView<Call extends string> = View<
  Call extends string ? string & Proved<string, TagOf<CheckedText>> : never
>

/** Compiler messages show this type in place of `ViewOfReference`. `Call` names the functions that return a view. */
export type NeedsViewOfReference<Call extends string> = View<Call extends string ? UriReference : never>

/** Compiler messages show this type in place of `ViewOfUri`. `Call` names the functions that return a view. */
export type NeedsViewOfUri<Call extends string> = View<Call extends string ? Uri : never>

/**
 * A view of any string that has components. The accessors accept an `AnyView`.
 *
 * @category Model
 */
export type AnyView = Kept<NeedsView<Advice>>

/**
 * A view of any checked string except an IRI.
 *
 * @category Model
 */
export type UriView = Kept<NeedsUriView<Advice>>

/**
 * A view of a URI or of a relative reference. `ViewOfReference` is the same type as `View`, but has a different name in
 * compiler messages.
 *
 * @category Model
 */
export type ViewOfReference = Kept<NeedsViewOfReference<Advice>>

/**
 * A view of a URI. `ViewOfUri` is the same type as `View<Uri>`, but has a different name in compiler messages.
 *
 * @category Model
 */
export type ViewOfUri = Kept<NeedsViewOfUri<Advice>>
