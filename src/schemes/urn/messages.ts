/*
 * This file contains the messages about strings that are not URNs. The library's functions use these messages at run
 * time, and the compiler shows them for invalid literals. The messages about `%` are in `core/errors/messages.ts`.
 */
import type { EXPECTED_BY_REASON, PROBLEM_BY_REASON } from '../../core/errors/messages'

/**
 * Lists the rules in RFC 8141, section 2, that an error can name. The rules are in the order in which they apply to a
 * URN.
 */
export const URN_COMPONENTS = [
  'scheme',
  'NID',
  'NSS',
  'rq-components',
  'r-component',
  'q-component',
  'f-component',
] as const

/**
 * The name of a grammar rule for URNs (RFC 8141, section 2).
 *
 * @category Errors
 */
export type UrnComponent = (typeof URN_COMPONENTS)[number]

/**
 * The reason why a string is not a URN, or why a URN cannot be built from the given parts.
 *
 * @category Errors
 */
export type UrnReason =
  | 'character'
  | 'pct-encoded'
  | 'surrogate'
  | 'q-component-present'
  | 'component-unknown'
  | 'not-text'

/** Lists the reasons that the compiler can report. */
export type UrnSyntaxReason = 'character' | 'pct-encoded'

/** The expected syntax of each component, as error messages describe it. */
export const URN_EXPECTED_BY_COMPONENT = {
  scheme: 'a URN begins with urn:',
  NID: 'a NID is 2 to 32 letters, digits and hyphens, without a hyphen at either end',
  NSS: "an NSS is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets, and / is not the first",
  'rq-components': 'after ? comes + and an r-component, or = and a q-component',
  'r-component':
    "an r-component is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets, and / or ? is not the first",
  'q-component':
    "a q-component is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets, and / or ? is not the first",
  'f-component': "an f-component is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
} as const

/** Contains the advice for each reason that only `buildUrn` and `buildUrnEncoded` report. */
export const URN_EXPECTED_OF_PART = {
  'q-component-present': '?= begins a q-component; write %3F=',
  surrogate: 'data consists of well-formed Unicode',
  'component-unknown': 'parts are nid, nss, rComponent, qComponent and fComponent',
} as const

type UrnExpected<In extends UrnComponent, Why extends UrnSyntaxReason> = Why extends 'pct-encoded'
  ? (typeof EXPECTED_BY_REASON)[Why]
  : (typeof URN_EXPECTED_BY_COMPONENT)[In]

type UrnProblem<Why extends UrnSyntaxReason> = Why extends keyof typeof PROBLEM_BY_REASON
  ? (typeof PROBLEM_BY_REASON)[Why]
  : 'is not allowed'

/** The type of the message that `showReason` returns for an error. */
export type UrnMessage<
  In extends UrnComponent,
  Why extends UrnSyntaxReason,
  Found extends string,
  Offset extends number | string,
> = `${In}: ${Found} ${UrnProblem<Why>} at offset ${Offset}; ${UrnExpected<In, Why>}`
