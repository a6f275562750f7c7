/**
 * The type that a wrong literal should have: it has none, so the compiler prints `Why`, the sentence that `showReason`
 * returns at run time. It is an object because editors offer every string of a parameter's type as a completion.
 *
 * @category Types
 */
export interface Refused<out Why extends string> {
  readonly '~refused': Why
}
