/**
 * Each constant in this file describes the path syntax of one router. `writePath` reads the constants at run time, and
 * the compiler reads their types.
 */
import { ENCODED, NOT_EMPTY, PARALLEL, ROUTE_GROUP, WILDCARD } from './messages'

/** A router's syntax. In the router's notations, `NAME` stands for a variable's name. */
export interface Syntax {
  /** The router's name, as it appears in messages. */
  readonly router: string
  /**
   * Each key is a string that a literal cannot contain, and its value is advice for the error message. A key is a
   * single character, a percent-encoded octet, or a slash together with the character after it. If a key begins with a
   * slash, the error's offset is that of the character after the slash.
   */
  readonly refused: Readonly<Record<string, string>>
  /** The characters that need a backslash in a literal. */
  readonly escaped: readonly string[]
  /** The router's notation for a variable that occupies a whole segment. */
  readonly variable: string
  /** The router's notation, if any, for a variable in a segment that also contains other text. */
  readonly inside?: string
  /** The router's notation for `{+name}`, without the preceding slash. */
  readonly rest: string
  /** The router's notation for `{/name*}`, including the slash. */
  readonly list: string
  /** The router's notation for `{/name}`, including the slash. */
  readonly optional: string
  /** The router's notation for `{/name}` at the start of a path. */
  readonly root: string
}

export const REACT_ROUTER = {
  router: 'React Router',
  refused: { '%': ENCODED, '*': WILDCARD, '//': NOT_EMPTY },
  escaped: [],
  variable: ':NAME',
  rest: '*',
  list: '/*',
  optional: '/:NAME?',
  root: '/:NAME?',
} as const satisfies Syntax

export const TANSTACK_ROUTER = {
  router: 'TanStack Router',
  refused: { '%': ENCODED, '//': NOT_EMPTY },
  escaped: [],
  variable: '$NAME',
  rest: '$',
  list: '/$',
  optional: '/{-$NAME}',
  root: '/{-$NAME}',
} as const satisfies Syntax

export const ROU3 = {
  router: 'rou3',
  refused: { '//': NOT_EMPTY },
  escaped: ['(', ')', '+', '*', ':'],
  variable: ':NAME',
  inside: '{:NAME}',
  rest: '**:NAME',
  list: '/**',
  optional: '/:NAME?',
  root: '/:NAME?',
} as const satisfies Syntax

export const URL_PATTERN = {
  router: 'URLPattern',
  refused: {},
  escaped: ['(', ')', '+', '*', ':'],
  variable: ':NAME',
  inside: '{:NAME}',
  rest: ':NAME(.*)',
  list: '{/:NAME(.*)}?',
  optional: '/:NAME?',
  root: '/{:NAME}?',
} as const satisfies Syntax

// Next.js reserves the notations in `optional` and `root` but does not support them, so `toNextJs` refuses optional
// segments. In a folder name, Next.js reads `%5F` as `_`.
export const NEXT_JS = {
  router: 'Next.js',
  refused: { '%5F': ENCODED, '//': NOT_EMPTY, '/(': ROUTE_GROUP, '/@': PARALLEL },
  escaped: [],
  variable: '[NAME]',
  rest: '[...NAME]',
  list: '/[[...NAME]]',
  optional: '/[[NAME]]',
  root: '/[[NAME]]',
} as const satisfies Syntax
