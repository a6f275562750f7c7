/**
 * Where the components of one URI reference stand. Every number is an index in UTF-16 code units; a component starts
 * at its start, inclusive, and ends at its end, exclusive. A component that is absent has the end -1.
 *
 *     foo://user@example.com:8042/over/there?name=ferret#nose
 *        |      |           |    |          |           |
 *        |      |           |    |          |           `- 50 QUERY_END: the fragment, if any, starts after `#` and ends with the text
 *        |      |           |    |          `- 38 PATH_END: the query, if any, starts after `?`
 *        |      |           |    `- 27 PATH_START
 *        |      |           `- 22 HOST_END: the port, if any, starts after `:` and ends at PATH_START
 *        |      `- 10 USERINFO_END: the host starts after `@`, or where the authority starts
 *        `- 3 SCHEME_END: the authority, if any, starts after `://` and ends at PATH_START
 *
 * Seven numbers are enough, because a delimiter is one character (`//` is two) and nothing else stands between two
 * components. `component.ts` derives all starts and ends from them.
 */
export const SCHEME_END = 0
/** -1 when there is no userinfo. */
export const USERINFO_END = 1
/** -1 when there is no authority. */
export const HOST_END = 2
/** An index into `HOST_KINDS`, -1 when there is no authority. */
export const HOST_KIND = 3
/** Also the end of the authority and of the port, where there are any. */
export const PATH_START = 4
/** The path is never absent, only empty. */
export const PATH_END = 5
/** -1 when there is no query. */
export const QUERY_END = 6
/** After a scan that failed: the offset that the error names. */
export const ERROR_OFFSET = 7

/**
 * The offsets that `scan` writes, owned by the caller and fit for any number of scans one after another.
 *
 * @category Scanner
 */
export type Spans = Int32Array & {
  [SCHEME_END]: number
  [USERINFO_END]: number
  [HOST_END]: number
  [HOST_KIND]: number
  [PATH_START]: number
  [PATH_END]: number
  [QUERY_END]: number
  [ERROR_OFFSET]: number
}

/**
 * The kinds of host (3.2.2), in the order of the `HOST_KIND` slot.
 *
 * @category Scanner
 */
export const HOST_KINDS = ['reg-name', 'IPv4address', 'IPv6address', 'IPvFuture'] as const

export const KIND_REG_NAME = 0
export const KIND_IPV4_ADDRESS = 1
export const KIND_IPV6_ADDRESS = 2
export const KIND_IPV_FUTURE = 3

/**
 * Makes the array that `scan` writes offsets into.
 *
 * Allocates: one `Int32Array` of eight slots.
 *
 * @example
 * import { PATH_END, PATH_START, createSpans, scan } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scan('http://example.com/a?q', spans) //=> 0
 * [spans[PATH_START], spans[PATH_END]] //=> [18, 20]
 *
 * @category Scanner
 */
export const createSpans = (): Spans => new Int32Array(8) as Spans

/** Writes the offset of a failure, and makes the negative number that stands for `code`. Allocates nothing. */
export const fail = (spans: Spans, offset: number, code: number): number => {
  spans[ERROR_OFFSET] = offset
  return -code
}
