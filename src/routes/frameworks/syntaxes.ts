/**
 * This file contains a table of the syntaxes of routers. `writePath` reads the rows at run time, and the compiler reads
 * the types of the rows.
 */
import { ENCODED, NOT_EMPTY, PARALLEL, ROUTE_GROUP, WILDCARD } from './messages'

/**
 * Describes the syntax of a router. In a form, `NAME` stands for the name of a variable.
 */
export interface Syntax {
  /** Contains the name of the router in messages. */
  readonly router: string
  /**
   * Maps the strings that a literal cannot contain to advice. Each string is one character, or a slash and the character
   * after the slash. An error points to the last character of the string.
   */
  readonly refused: Readonly<Record<string, string>>
  /** Contains the characters that need a backslash in a literal. */
  readonly escaped: readonly string[]
  /** Is the form of a variable that occupies a whole segment. */
  readonly variable: string
  /** Is the form of a variable in a segment that contains other text, if the router can express such a variable. */
  readonly inside?: string
  /** Is the form of `{+name}`, which follows a slash. */
  readonly rest: string
  /** Is the form of `{/name*}`, including the slash. */
  readonly list: string
  /** Is the form of `{/name}`, including the slash. */
  readonly optional: string
  /** Is the form of `{/name}` at the start of a path. */
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

/** Next.js reserves the form of `optional` and `root`, but does not support it. Therefore, `toNextJs` refuses it. */
export const NEXT_JS = {
  router: 'Next.js',
  refused: { '%': ENCODED, '//': NOT_EMPTY, '/(': ROUTE_GROUP, '/@': PARALLEL },
  escaped: [],
  variable: '[NAME]',
  rest: '[...NAME]',
  list: '/[[...NAME]]',
  optional: '/[[NAME]]',
  root: '/[[NAME]]',
} as const satisfies Syntax
