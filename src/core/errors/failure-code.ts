import { COMPONENTS, type Component, type Reason } from './messages'

/*
 * A failure is a negative number: the negated sum of a reason code and the index of a component. A scanner function
 * that can fail returns either a failure or an offset, which is never negative.
 */

/**
 * The following constants are the codes of the reasons, in the order of `REASONS`. Each code is a multiple of 8, so
 * three bits remain for the index of a component.
 */
export const CHARACTER = 8
export const PCT_ENCODED = 16
export const IP_LITERAL = 24
export const IPV6ADDRESS = 32
export const IPV6ADDRESS_CHARACTER = 40
export const IPVFUTURE = 48
export const AFTER_IP_LITERAL = 56
export const NOT_TEXT = 64

/** The following constants are indices into `COMPONENTS`. */
export const IN_SCHEME = 0
export const IN_USERINFO = 1
export const IN_HOST = 2
export const IN_PORT = 3
export const IN_PATH = 4
export const IN_QUERY = 5
export const IN_FRAGMENT = 6

/**
 * Lists the reasons that the scanner can return. `REASONS` is written out instead of being derived from the messages,
 * so that a bundle whose code only parses strings does not contain the messages.
 */
const REASONS: readonly Reason[] = [
  'character',
  'pct-encoded',
  'ip-literal',
  'ipv6address',
  'ipv6address-character',
  'ipvfuture',
  'after-ip-literal',
  'not-text',
]

/**
 * Returns the component in which `scan` failed.
 *
 * Allocates nothing.
 *
 * @example
 * import { componentOf, createSpans, scan } from 'uri-ts/scan'
 *
 * componentOf(scan('http://a/?b c', createSpans())) //=> 'query'
 *
 * @category Scanner
 */
export const componentOf = (failure: number): Component => COMPONENTS[-failure & 7] as Component

/**
 * Returns the reason why `scan` failed.
 *
 * Allocates nothing.
 *
 * @example
 * import { createSpans, reasonOf, scan } from 'uri-ts/scan'
 *
 * reasonOf(scan('http://a/?b%2', createSpans())) //=> 'pct-encoded'
 *
 * @category Scanner
 */
export const reasonOf = (failure: number): Reason => REASONS[(-failure >> 3) - 1] as Reason
