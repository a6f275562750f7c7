import { componentOf } from '../errors/failure-code'
import type { SchemeReason } from '../errors/messages'
import { type ParseError, parseError } from '../errors/parse-error'
import { ERROR_OFFSET } from '../scanner/spans'
import { meantUri, otherFunctions } from './did-you-mean'
import { SCHEME_EXPECTED, SCHEME_PROBLEMS } from './messages'
import { SPANS } from './parse'
import { ANOTHER_SCHEME, SCHEME_REASONS, type SchemeOptions, scanSchemeUri, schemeIn } from './scan-scheme-uri'

/** Says what to write instead of a text that has none of the schemes, or no host. */
const advice = (text: string, options: SchemeOptions): string => {
  const { schemes, host } = options
  const scheme = schemeIn(text, schemes)
  const meant = host === true ? meantUri(text, scheme, schemes) : undefined
  if (meant !== undefined && scanSchemeUri(meant, options) >= 0) return `did you mean ${meant}?`
  const other = scheme === undefined ? otherFunctions(text) : undefined
  return other ?? `write ${scheme ?? schemes[schemes.length - 1]}:${host === true ? '//host' : 'path'}`
}

/** The beginnings that are right: `http:// or https://`. */
const beginnings = ({ schemes, host }: SchemeOptions): string =>
  schemes.map((scheme) => `${scheme}:${host === true ? '//' : ''}`).join(' or ')

/** Makes the error of a failure that `scanSchemeUri` has just returned, and `scan` does not know. Allocates: the error. */
export const schemeError = (text: string, failure: number, options: SchemeOptions): ParseError => {
  const reason = SCHEME_REASONS[(-failure - ANOTHER_SCHEME) >> 3] as SchemeReason
  const error = parseError(text, SPANS[ERROR_OFFSET], componentOf(failure), reason)
  const problem = SCHEME_PROBLEMS[reason] + (reason === 'another-scheme' ? ` ${beginnings(options)}` : '')
  const known: { readonly [Why in SchemeReason]?: string } = SCHEME_EXPECTED
  return Object.assign(error, { problem, expected: known[reason] ?? advice(text, options) })
}
