/** 83 mistakes that people make: those that new users have made, and similar ones. */

/** A mistake, and what says so. */
export interface Mistake {
  readonly mistake: string
  /** An expression of JavaScript. It may use all exports, and the values of `fixtures` in the test. */
  readonly code: string
  /** A statement of TypeScript, if the expression is not enough. */
  readonly typed?: string
  /** Whether it compiles. */
  readonly compiles?: true
  /** The beginning of the message at run time. */
  readonly says?: string
  /** Why nothing is said at run time. */
  readonly silent?: string
  /** What it does if it is not a mistake any more. */
  readonly works?: string
  /** Why the message at run time does not help. */
  readonly poor?: string
}
