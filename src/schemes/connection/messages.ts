/*
 * This file contains the messages about invalid connection URIs. If a literal is invalid, the compiler prints a message
 * from this file.
 */

/** Maps each reason to a description of the problem and of the expected syntax. */
export const MESSAGE_BY_REASON = {
  'not-text': { expected: 'a connection URI is a string' },
  scheme: { problem: 'does not begin the scheme', expected: '' },
  character: { expected: '' },
  'pct-encoded': {
    problem: 'is not followed by two hexadecimal digits',
    expected: 'write %25 for a percent sign',
  },
  decoding: {
    problem: 'does not begin a character in UTF-8',
    expected: 'percent-encoded octets are UTF-8, and none is NUL',
  },
  unencoded: { problem: 'ends it', expected: '' },
  'host-missing': { problem: 'is where a host is missing', expected: 'a connection URI has a host' },
  'host-count': { problem: 'begins another host', expected: 'this connection URI has one host' },
  'ip-literal': { problem: 'does not begin an IPv6 address', expected: "an IPv6 address is enclosed in '[' and ']'" },
  port: { problem: 'is not a port', expected: 'a port is a number from 1 to 65535' },
  parameter: { problem: "is where '=' is missing", expected: "a parameter is a name, '=' and a value" },
  fragment: { expected: "a connection URI has no fragment; write %23 for '#'" },
} as const

/** The expected syntax of each component, as error messages describe it. */
export const EXPECTED_BY_COMPONENT = {
  scheme: '',
  user: "a user is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  password: "a password is letters, digits, -._~!$&'()*+,;=: and percent-encoded octets",
  host: "a host is letters, digits, -._~!$&'()*+;= and percent-encoded octets",
  port: 'a port is digits',
  database: "a database is letters, digits, -._~!$&'()*+,;=: and percent-encoded octets",
  parameter: "a parameter is letters, digits, -._~!$'()*+,;:/? and percent-encoded octets",
  fragment: '',
} as const

/** In a message, `DOES_NOT_BELONG` precedes the component's name. */
export const DOES_NOT_BELONG = 'does not belong to a'

/** Maps characters to the percent-encoded forms that error messages suggest. */
export const ENCODED = {
  '/': '%2F',
  '?': '%3F',
  '#': '%23',
  '@': '%40',
  '[': '%5B',
  ']': '%5D',
  ' ': '%20',
} as const
