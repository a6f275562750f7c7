import type { FrameworkMessage, ON_HOST } from '../../../src/routes/frameworks/messages'
import type { ReadableRoute } from '../../../src/routes/links/route'
import type { ShowFound } from '../../core/errors/found'
import type { Refused } from '../../core/errors/refused'
import type { Length } from '../../core/grammar/length'

/** The error for a path that a framework cannot express. The offset of the error is the length of `Before`. */
export interface Failure<Advice extends string = string, Before extends string = string> {
  advice: Advice
  before: Before
}

/** Matches a template with a query or a fragment. */
type WithTail = `${string}${'?' | '#'}${string}`

type WithoutBrace<Text extends string> = Text extends WithTail
  ? PathOf<Text>
  : Text extends `${infer Path}{`
    ? Path
    : Text

/**
 * Extracts the path from a template. The path ends before the query or the fragment, either of which may be literal
 * text or an expression.
 */
export type PathOf<Text extends string> = Text extends WithTail
  ? Text extends `${infer Path}${'?' | '#'}${string}`
    ? WithoutBrace<Path>
    : never
  : Text

/** Evaluates to the error type for a route with a host. A framework's path cannot contain a host. */
export type OnHost<Framework extends string> = Refused<FrameworkMessage<Framework, typeof ON_HOST, "'/'", '0'>>

/** Evaluates to the route, or to an error type if the framework cannot express the route's path. `Text` has no host. */
export type Check<Framework extends string, Text extends string, Path> = Path extends string
  ? ReadableRoute<Text, unknown>
  : Path extends Failure<infer Advice, infer Before>
    ? Refused<FrameworkMessage<Framework, Advice, ShowFound<Text, Before>, Length<Before>>>
    : never
