import { wrongLiteral } from '../../template/syntax/wrong-literal'
import { requireRoute } from '../links/leaves'
import type { ReadableRoute } from '../links/route'
import { NOT_WRITTEN, ON_HOST } from './messages'

/** A literal or a variable in a path. */
export interface Part {
  /** The literal or variable as it appears in the template. */
  readonly text: string
  readonly offset: number
  /**
   * The operator of a variable: `+` for the rest of the path, `/` for an optional segment or a list of segments, and
   * otherwise an empty string.
   */
  readonly operator: string
  /** A variable's name, or `undefined` for a literal. */
  readonly name: string | undefined
  readonly isList: boolean
}

/** Matches a template's query and fragment, whether they are literals or expressions. */
const TAIL = /\{?[?#].*/s

const PART = /\{([+/]?)([^{}*]*)(\*?)\}|[^{]+/g

/** Creates the error for a path that a framework cannot express. */
export const notWritten = (
  route: ReadableRoute<string, unknown>,
  framework: string,
  offset: number,
  advice: string,
): Error =>
  wrongLiteral({
    text: route.pattern,
    offset,
    component: 'path',
    problem: `${NOT_WRITTEN} ${framework}`,
    expected: advice,
  })

/**
 * Returns the literals and variables in a pattern's path. The query and the fragment are omitted, because frameworks
 * match only the path. Allocates the parts.
 */
export const splitPath = (pattern: string): readonly Part[] =>
  Array.from(pattern.replace(TAIL, '').matchAll(PART), ({ 0: part, 1: operator = '', 2: name, 3: star, index }) => ({
    text: part,
    // `Number(index)` is needed because older versions of TypeScript give `index` the type `number | undefined`.
    offset: Number(index),
    operator,
    name,
    isList: star === '*',
  }))

/**
 * Returns the literals and variables in a route's path. Allocates the parts. Throws a `TypeError` if the route has a
 * host, because a framework matches only the path.
 */
export const pathParts = (route: ReadableRoute<string, unknown>, framework: string): readonly Part[] => {
  const { pattern } = requireRoute(route)
  if (pattern.startsWith('//')) throw notWritten(route, framework, 0, ON_HOST)
  return splitPath(pattern)
}

/** Returns whether a variable between the given parts occupies a whole segment. */
export const isWhole = (before: Part | undefined, after: Part | undefined): boolean =>
  (!before || before.text.endsWith('/')) && (!after || /^[/{]/.test(after.text))
