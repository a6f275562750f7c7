import type { Spans } from '../scanner/spans'
import { HOST_END, HOST_KIND, PATH_END, PATH_START, QUERY_END, SCHEME_END, USERINFO_END } from '../scanner/spans'
import type { CheckedBrand, CheckedText, Proved, TagOf, Uri, UriReference } from './brands'

/**
 * A parsed string, with the offsets of its components. A view is immutable, and does not hold copies of the components.
 *
 * Every offset is an index into `text`, in UTF-16 code units. A component starts right after the delimiter that
 * precedes it and ends before the character at its end offset. If a component is absent, its end is -1, as in this
 * example:
 *
 *     http://user@example.com:80/path?query#fragment
 *         |      |           |  |    |     |
 *         4      11          23 26   31    37
 *
 * `schemeEnd` is 4, `userinfoEnd` 11, `hostEnd` 23, `pathStart` 26, `pathEnd` 31, `queryEnd` 37. The port ends at
 * `pathStart`, and the fragment ends with the text. `_tag` distinguishes a `View<Uri>` from a `View<RelativeRef>`.
 *
 * @category Model
 */
export class View<out U extends CheckedBrand = UriReference> {
  /**
   * A property that exists only in the type. This property comes first, so that the compiler's message names it if a
   * caller passes a string.
   */
  declare readonly '~made by view or parseUri': true
  /** The rule that the text matches: `URI`, `relative-ref`, or the origin-form or authority-form of HTTP. */
  readonly _tag: TagOf<U>
  /** The whole string, unchanged. */
  readonly text: U
  /**
   * The end of the scheme. If there is no scheme, the end is -1, or -3 in an authority-form, whose authority starts at
   * 0.
   */
  readonly schemeEnd: number
  /** The end of the userinfo, or -1 if there is none. The host starts one index after the userinfo. */
  readonly userinfoEnd: number
  /** The end of the host, or -1 if there is no authority. */
  readonly hostEnd: number
  /** The kind of the host, an index into `HOST_KINDS`, or -1 if there is no authority. */
  readonly hostKind: number
  /** The start of the path. The authority and the port, if any, end at the same offset. */
  readonly pathStart: number
  /** The end of the path. A path is never absent, but may be empty. */
  readonly pathEnd: number
  /** The end of the query, or -1 if there is none. */
  readonly queryEnd: number

  /**
   * Only this library calls the constructor. The numbers must be those that `scan` writes for `text`, and must prove
   * that `text` is a `U`.
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

  /** Returns the text, including any userinfo, so that a view can be used in a template literal. Allocates nothing. */
  toString(): U {
    return this.text
  }

  /** Returns the text, so that a view becomes a string in JSON. Allocates nothing. */
  toJSON(): U {
    return this.text
  }
}

/**
 * Creates the view of a string that `scan` has just accepted. Does not check anything: `spans` must be those of `text`,
 * and must prove that `text` is a `U`.
 *
 * Allocates the view, 96 bytes.
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
 * Creates a view of a string that equals the text of `view` up to the path. Does not check the other offsets.
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

const refuse = (): never => {
  throw new TypeError(NOT_A_VIEW)
}

/**
 * Returns a view. An untyped caller may pass something else, even an error, because an error also has a `text`. A guard
 * must not report such a value as harmless. The check cannot use the class, because a program can load the library
 * twice, as ESM and as CommonJS.
 *
 * The end of the host lies in memory between the offsets that accessors read, so this comparison costs nothing. A
 * second comparison would make `host` 3 % slower, and `view?.hostEnd` would make `path` 5 to 10 % slower, because V8
 * then compares with null and undefined in each call.
 *
 * Allocates nothing. Throws a `TypeError` if the value is not a view.
 */
export const requireView = <V extends { readonly hostEnd: number }>(view: V): V => {
  try {
    if (view.hostEnd >= -1) return view
  } catch {
    // Null and undefined have no properties.
  }
  return refuse()
}

/** The part of the message that says what to call. */
export type Advice = typeof NOT_A_VIEW extends `${string}: ${infer Call}` ? Call : never

/**
 * An alias of `AnyView` whose name the compiler prints in messages. `Call` says how to get a view. The condition is
 * always true.
 */
export type NeedsView<Call extends string> = View<Call extends string ? CheckedText : never>

/**
 * An alias of `UriView` whose name the compiler prints in messages. `Call` says how to get a view. The condition is
 * always true.
 */
export type NeedsUriView<Call extends string> = View<
  Call extends string ? string & Proved<string, TagOf<CheckedText>> : never
>

/** An alias of `ViewOfReference` whose name the compiler prints in messages. `Call` says how to get a view. */
export type NeedsViewOfReference<Call extends string> = View<Call extends string ? UriReference : never>

/** An alias of `ViewOfUri` whose name the compiler prints in messages. `Call` says how to get a view. */
export type NeedsViewOfUri<Call extends string> = View<Call extends string ? Uri : never>

/**
 * The kinds of views that functions accept. These types are properties of an interface, because the compiler's messages
 * then keep their names. An alias would replace the names.
 */
interface Needed {
  readonly any: NeedsView<Advice>
  readonly uri: NeedsUriView<Advice>
  readonly reference: NeedsViewOfReference<Advice>
  readonly absolute: NeedsViewOfUri<Advice>
}

/**
 * A view of any string that has components. Accessors accept it.
 *
 * @category Model
 */
export type AnyView = Needed['any']

/**
 * A view of any checked string except an IRI.
 *
 * @category Model
 */
export type UriView = Needed['uri']

/**
 * A view of a URI or a relative reference. This type is `View` under a different name for messages.
 *
 * @category Model
 */
export type ViewOfReference = Needed['reference']

/**
 * A view of a URI. This type is `View<Uri>` under a different name for messages.
 *
 * @category Model
 */
export type ViewOfUri = Needed['absolute']
