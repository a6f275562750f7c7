import { LINE_END, LINE_START } from '../../bytes/layout'
import { checkLines, type Lines, scanLines } from '../../bytes/lines'
import type { Either } from '../../core/fp/either'
import { isHttpUri, parseHttpUri } from '../../core/model/http-uris'
import {
  isAbsoluteUri,
  isRelativeRef,
  isUri,
  isUriReference,
  parseAbsoluteUri,
  parseRelativeRef,
  parseUri,
  parseUriReference,
} from '../../core/model/parse'
import { PATH_END, PATH_START, QUERY_END, SCHEME_END } from '../../core/scanner/spans'
import { parseRequestTarget, type RequestTarget } from '../../http/request-target/request-target'
import type { RequestTargetError } from '../../http/request-target/request-target-error'
import type { Kind, LineTest } from '../io/check-lines'

/** Every line that `checkLines` records is invalid, so `holds` always returns `false`. */
const REFERENCES: LineTest = { read: checkLines, holds: () => false }

const isValid = (lines: Lines, at: number): boolean => (lines[at + PATH_START] as number) >= 0

const hasScheme = (lines: Lines, at: number): boolean => isValid(lines, at) && (lines[at + SCHEME_END] as number) >= 0

const hasNoScheme = (lines: Lines, at: number): boolean => isValid(lines, at) && (lines[at + SCHEME_END] as number) < 0

/** Returns whether a line ends with a path or a query rather than a fragment. */
const hasNoFragment = (lines: Lines, at: number): boolean => {
  const queryEnd = lines[at + QUERY_END] as number
  const end = queryEnd < 0 ? (lines[at + PATH_END] as number) : queryEnd
  return end === (lines[at + LINE_END] as number) - (lines[at + LINE_START] as number)
}

const testBy = (holds: LineTest['holds']): LineTest => ({ read: scanLines, holds })

/** Returns a method that allows the target `text`: OPTIONS for `*`, CONNECT for `host:port`, and otherwise GET. */
const methodOf = (text: string): string => {
  if (text === '*') return 'OPTIONS'
  return /^[^/?#]+:\d+$/.test(text) ? 'CONNECT' : 'GET'
}

const parseTarget = (text: string): Either<RequestTargetError, RequestTarget> =>
  parseRequestTarget(methodOf(text), text)

const isAbsolute = (lines: Lines, at: number): boolean => hasScheme(lines, at) && hasNoFragment(lines, at)

/** Contains, for each name that `--kind` accepts, the functions that check and parse strings of that kind. */
export const KINDS: { readonly [name: string]: Kind } = {
  'uri-reference': { is: isUriReference, parse: parseUriReference, test: REFERENCES },
  uri: { is: isUri, parse: parseUri, test: testBy(hasScheme) },
  'absolute-uri': { is: isAbsoluteUri, parse: parseAbsoluteUri, test: testBy(isAbsolute) },
  'relative-ref': { is: isRelativeRef, parse: parseRelativeRef, test: testBy(hasNoScheme) },
  http: { is: isHttpUri, parse: parseHttpUri },
  'request-target': { is: (text) => parseTarget(text)._tag === 'Right', parse: parseTarget },
}
