import { componentOf, reasonOf } from '../../errors/failure-code'
import { showCaret, showFound, showReason } from '../../errors/format-error'
import type { Component, Reason } from '../../errors/messages'
import type { ParseError } from '../../errors/parse-error'

/** What is wrong with the character at the offset of an error, and what is asked for, where the core has no words for it. */
const OWN = {
  'request-form': [
    'does not begin a request-target',
    "a request-target is a path that begins with '/', or an absolute-URI",
  ],
  'asterisk-form': ['is not allowed', "the asterisk-form is '*' alone, and of OPTIONS alone"],
  'host-missing': ['does not begin a host', 'an http or https URI and an authority-form have a host that is not empty'],
  'userinfo-present': ['is not allowed', 'an http or https URI in a request has no userinfo'],
  'port-missing': ['is not allowed', "an authority-form ends with ':' and a port that is not empty"],
  'port-range': ['begins a number that is no port', 'a port is a number up to 65535'],
} as const

/**
 * Why a text is not a request-target: a reason of the core, or one of HTTP.
 *
 * @category Errors
 */
export type RequestTargetReason = Reason | keyof typeof OWN

/**
 * Why a text is not a request-target of a method, and where. Nothing is lost: `text` is the whole input.
 *
 * @category Errors
 */
export interface RequestTargetError {
  readonly _tag: 'RequestTargetError'
  /** The request-target, whole and unchanged. */
  readonly text: string
  /** The index, in UTF-16 code units, of the first character that cannot stand where it stands. */
  readonly offset: number
  /** The component that the character would have been part of; `request-target` where no form has begun. */
  readonly component: Component | 'request-target'
  readonly reason: RequestTargetReason
}

/** Codes of this entry point follow those of `scan`, which all are smaller. */
const FIRST = 128

const FAILURES = [
  ['fragment', 'fragment-present'],
  ['request-target', 'request-form'],
  ['request-target', 'asterisk-form'],
  ['host', 'host-missing'],
  ['userinfo', 'userinfo-present'],
  ['host', 'character'],
  ['host', 'pct-encoded'],
  ['host', 'after-ip-literal'],
  ['port', 'character'],
  ['port', 'port-missing'],
  ['port', 'port-range'],
] as const satisfies ReadonlyArray<readonly [RequestTargetError['component'], RequestTargetReason]>

export const FRAGMENT_PRESENT = FIRST
export const REQUEST_FORM = FIRST + 1
export const NOT_ASTERISK_FORM = FIRST + 2
export const HOST_MISSING = FIRST + 3
export const USERINFO_PRESENT = FIRST + 4
export const HOST_CHARACTER = FIRST + 5
export const HOST_PCT_ENCODED = FIRST + 6
export const AFTER_IP_LITERAL = FIRST + 7
export const PORT_CHARACTER = FIRST + 8
export const PORT_MISSING = FIRST + 9
export const PORT_RANGE = FIRST + 10

/** Component and reason of a code that is not negative. */
export const failureOf = (code: number): readonly [RequestTargetError['component'], RequestTargetReason] =>
  FAILURES[code - FIRST] ?? [componentOf(code), reasonOf(code)]

/**
 * The error that a negative result of `scanRequestTarget` stands for; `offset` is the `ERROR_OFFSET` of its spans.
 *
 * Allocates: one object.
 *
 * @example
 * import { createSpans, ERROR_OFFSET } from 'uri-ts/scan'
 * import { requestTargetErrorFromSpans, scanRequestTarget } from 'uri-ts/http'
 *
 * const spans = createSpans()
 * const form = scanRequestTarget('GET', '/a#b', spans)
 * assert.ok(form < 0)
 * assert.equal(requestTargetErrorFromSpans('/a#b', form, spans[ERROR_OFFSET]).reason, 'fragment-present')
 *
 * @category Errors
 */
export const requestTargetErrorFromSpans = (target: string, form: number, offset: number): RequestTargetError => {
  const [component, reason] = failureOf(-form)
  return { _tag: 'RequestTargetError', text: target, offset, component, reason }
}

const isOwn = (reason: RequestTargetReason): reason is keyof typeof OWN => reason in OWN

/** One sentence, in the words of `showReason`. Allocates: the sentence. */
export const showFailure = (error: Omit<RequestTargetError, '_tag'>): string => {
  const { text, offset, component, reason } = error
  if (!isOwn(reason)) return showReason({ ...error, _tag: 'ParseError' } as ParseError)
  const [fault, rule] = OWN[reason]
  return `${component}: ${showFound(text, offset)} ${fault} at offset ${offset}; ${rule}`
}

/**
 * Three lines: the request-target, a caret under the offset, and a sentence, as `showParseError` writes them.
 *
 * Allocates: the lines.
 *
 * @example
 * import { parseRequestTarget, showRequestTargetError } from 'uri-ts/http'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(
 *   E.mapLeft(showRequestTargetError)(parseRequestTarget('CONNECT')('example.com')),
 *   E.left(
 *     [
 *       'example.com',
 *       '           ^',
 *       "port: the end of the text is not allowed at offset 11; an authority-form ends with ':' and a port that is not empty"
 *     ].join('\n')
 *   )
 * )
 *
 * @category Errors
 */
export const showRequestTargetError = (error: RequestTargetError): string =>
  `${showCaret(error.text, error.offset)}\n${showFailure(error)}`
