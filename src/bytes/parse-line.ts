import type { ParseError } from '../core/errors/parse-error'
import type { Either } from '../core/fp/either'
import type { RelativeRef, Uri } from '../core/model/brands'
import { parseUriReference } from '../core/model/parse'
import type { View } from '../core/model/view'
import { scan } from '../core/scanner/scan'
import type { Spans } from '../core/scanner/spans'
import { utf8 } from './utf8'

/**
 * Scans one line of bytes in the same way as `scan` scans a string. Use `scanLine` to get the failure for a line that
 * `scanLines` or `checkLines` has found invalid. `start` and `end` are the values that those functions have written at
 * `LINE_START` and `LINE_END`, respectively. Out-of-range offsets have the same effect as in `subarray`.
 *
 * Returns the length of the line. Allocates the line's text. Fails in the same cases as `scan`. If the line is invalid,
 * the result is a negative number, which `componentOf` and `reasonOf` decode. The offset in `ERROR_OFFSET` is counted
 * in bytes from the start of the line. Everything before the first invalid character is ASCII, so the offset is the
 * same in bytes and in UTF-16 code units. Bytes that are not valid UTF-8 become U+FFFD, which a URI cannot contain.
 * Throws a `TypeError` if `bytes` is not a `Uint8Array`.
 *
 * @example
 * import { scanLine } from 'uri-ts/bytes'
 * import { createSpans, ERROR_OFFSET, reasonOf } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * const failure = scanLine(new TextEncoder().encode('/a\n/50%\n'), 3, 7, spans)
 * reasonOf(failure) //=> 'pct-encoded'
 * spans[ERROR_OFFSET] //=> 3
 *
 * @category Bytes
 */
export const scanLine = (bytes: Uint8Array, start: number, end: number, spans: Spans): number =>
  scan(utf8(bytes, start, end), spans)

/**
 * Parses one line of bytes in the same way as `parseUriReference` parses a string. Use `parseLine` to get the error for
 * an invalid line, or the view of a valid line. `start` and `end` are the offsets at which the line begins and ends.
 *
 * Allocates the line's text, in addition to the objects that `parseUriReference` allocates. Fails in the same cases as
 * `parseUriReference`. Bytes that are not valid UTF-8 become U+FFFD, even in the `text` of the error. Throws a
 * `TypeError` if `bytes` is not a `Uint8Array`.
 *
 * @example
 * import { showReason } from 'uri-ts'
 * import { parseLine } from 'uri-ts/bytes'
 *
 * const parsed = parseLine(new TextEncoder().encode('/a\n/50%\n'), 3, 7)
 * if (parsed._tag === 'Left') showReason(parsed.left).slice(0, 10) //=> "path: '%' "
 *
 * @category Bytes
 */
export const parseLine = (
  bytes: Uint8Array,
  start: number,
  end: number,
): Either<ParseError, View<Uri> | View<RelativeRef>> => parseUriReference(utf8(bytes, start, end))
