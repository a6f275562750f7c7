import { notTextError, type ParseError, parseError } from '../core/errors/parse-error'
import type { Either } from '../core/fp/either'
import { left, right } from '../core/fp/either'
import { SLASH } from '../core/grammar/code-units'
import type { Uri } from '../core/model/brands'
import { view as viewText } from '../core/model/parse'
import type { View } from '../core/model/view'
import { resolve } from '../core/resolution/resolve'
import { type BrowserError, browserError } from './browser-error'
import { type Fault, readAuthority } from './browser-host'
import type { BrowserOptions } from './browser-options'
import { offsetBefore } from './changes'
import { crossesDrive } from './drive-letter'
import { repair } from './repair'
import { offsetBeforeWrite, writtenForRfc } from './slashes'
import { offsetBeforeStrip, strip } from './strip'

const isUri = (view: View): view is View<Uri> => view.schemeEnd >= 0

/**
 * Returns whether a URI's path is opaque to browsers. A path is opaque if the URI has no authority and the path does
 * not begin with `/`.
 */
const isOpaque = ({ text, hostEnd, pathStart }: View<Uri>): boolean =>
  hostEnd < 0 && text.charCodeAt(pathStart) !== SLASH

const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi

/** Replaces `%2e` with a dot in the segments that browsers treat as dot segments. */
const withDecodedDots = (ref: View): View => {
  const { text, pathStart, pathEnd } = ref
  const path = text.slice(pathStart, pathEnd)
  const decoded = path.replace(DOT_SEGMENT, (segment) => segment.replace(/%2e/gi, '.'))
  return decoded === path
    ? ref
    : viewText(`${text.slice(0, pathStart)}${decoded}${text.slice(pathEnd)}` as View['text'])
}

/** Resolves a reference whose authority has been read. If the reference is an opaque URI, returns it unchanged. */
const resolveRead = (base: View<Uri>, read: View): Either<Fault, View<Uri>> => {
  if (isUri(read) && isOpaque(read)) return right(read)
  const ref = withDecodedDots(read)
  const target: View<Uri> = resolve(base)(ref)
  return crossesDrive(base, ref, target) ? left({ offset: ref.pathStart, reason: 'drive-letter' }) : right(target)
}

/** Resolves a valid reference as a browser does. A caller without a base passes one URI as both `base` and `ref`. */
const resolveValid = (base: View<Uri>, ref: View, options: BrowserOptions): Either<Fault, View<Uri>> => {
  const { text, schemeEnd } = isUri(ref) ? ref : base
  if (!isUri(ref) && isOpaque(base) && !ref.text.startsWith('#')) return left({ offset: 0, reason: 'base-opaque' })
  const read = readAuthority(ref, text.slice(0, schemeEnd), options)
  return read._tag === 'Left' ? read : resolveRead(base, read.right)
}

/**
 * Reads a string as browsers read a link. Removes the characters that browsers remove, converts the remaining text to
 * RFC 3986 syntax, repairs the converted text, and resolves the result. If there is no base, the text must be a URI. An
 * error's offset is an index into `text`.
 */
export const readAsBrowser = (
  text: string,
  base: View<Uri> | undefined,
  options: BrowserOptions,
): Either<ParseError | BrowserError, View<Uri>> => {
  if (typeof text !== 'string') return left(notTextError())
  const written = writtenForRfc(strip(text), base, options)
  const toGivenOffset = (offset: number): number => offsetBeforeStrip(text, offsetBeforeWrite(written, offset))
  const repaired = repair(written.text)
  if (repaired._tag === 'Left') {
    const { offset, component, reason } = repaired.left
    return left(parseError(text, toGivenOffset(offset), component, reason))
  }
  const { view, changes } = repaired.right
  const from = base ?? (isUri(view) ? view : undefined)
  if (from === undefined) return left(parseError(text, toGivenOffset(0), 'scheme', 'scheme-missing'))
  const target = resolveValid(from, view, options)
  if (target._tag === 'Right') return target
  return left(browserError(text, toGivenOffset(offsetBefore(changes, target.left.offset)), target.left.reason))
}
