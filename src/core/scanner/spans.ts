/*
 * `scan` uses seven numbers to describe a URI reference. Except for `HOST_KIND`, the numbers are offsets in UTF-16 code
 * units. Start offsets are inclusive, and end offsets are exclusive. If a component is absent, its end is -1.
 *
 * ```text
 * foo://user@example.com:8042/over/there?name=ferret#nose
 *    |      |           |    |          |           |
 *    |      |           |    |          |           `- 50 QUERY_END: the fragment, if any, starts after `#` and ends with the text
 *    |      |           |    |          `- 38 PATH_END: the query, if any, starts after `?`
 *    |      |           |    `- 27 PATH_START
 *    |      |           `- 22 HOST_END: the port, if any, starts after `:` and ends at PATH_START
 *    |      `- 10 USERINFO_END: the host starts after `@`, or where the authority starts
 *    `- 3 SCHEME_END: the authority, if any, starts after `://` and ends at PATH_START
 * ```
 *
 * Every delimiter between components has a fixed length, so the seven numbers that `scan` writes are enough to compute
 * the start and end of every component (see `model/bounds.ts`).
 */

/** The `SCHEME_END` slot contains the offset of the end of the scheme, or -1 if there is no scheme. */
export const SCHEME_END = 0
/** The `USERINFO_END` slot contains the offset of the end of the userinfo, or -1 if there is no userinfo. */
export const USERINFO_END = 1
/** The `HOST_END` slot contains the offset of the end of the host, or -1 if there is no authority. */
export const HOST_END = 2
/** The `HOST_KIND` slot contains the index of the host's kind in `HOST_KINDS`, or -1 if there is no authority. */
export const HOST_KIND = 3
/**
 * The `PATH_START` slot contains the offset of the start of the path. If there is an authority, this offset is also the
 * end of the authority and of any port.
 */
export const PATH_START = 4
/** The `PATH_END` slot contains the offset of the end of the path. A path is never absent, but may be empty. */
export const PATH_END = 5
/** The `QUERY_END` slot contains the offset of the end of the query, or -1 if there is no query. */
export const QUERY_END = 6
/** If `scan` fails, the `ERROR_OFFSET` slot contains the error's offset. */
export const ERROR_OFFSET = 7

/**
 * The array to which `scan` writes. The caller owns the array and can use it for any number of scans.
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
 * Lists the kinds of host (RFC 3986, section 3.2.2). The number that `scan` writes to the slot
 * `HOST_KIND` is an index into this list. `HOST_KINDS` is frozen.
 *
 * @category Scanner
 */
export const HOST_KINDS = /* @__PURE__ */ Object.freeze([
  'reg-name',
  'IPv4address',
  'IPv6address',
  'IPvFuture',
] as const)

export const KIND_REG_NAME = 0
export const KIND_IPV4_ADDRESS = 1
export const KIND_IPV6_ADDRESS = 2
export const KIND_IPV_FUTURE = 3

/**
 * Creates an array for `scan` to write to.
 *
 * Allocates one `Int32Array` of eight slots.
 *
 * @example
 * import { PATH_END, PATH_START, createSpans, scan } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scan('http://example.com/a?q', spans) //=> 22
 * spans[PATH_START] //=> 18
 * spans[PATH_END] //=> 20
 *
 * @category Scanner
 */
export const createSpans = (): Spans => new Int32Array(8) as Spans

/**
 * All functions in the library share `SPANS`. Sharing the array is safe, because each function reads the results of a
 * scan before running the caller's code or another scan.
 */
export const SPANS = /* @__PURE__ */ createSpans()

/**
 * Writes an error's offset, and returns the failure: the negated sum of a reason code and a component index. Allocates
 * nothing.
 */
export const fail = (spans: Spans, offset: number, reasonAndComponent: number): number => {
  spans[ERROR_OFFSET] = offset
  return -reasonAndComponent
}
