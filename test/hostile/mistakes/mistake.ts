/** The type of the 83 mistakes in this folder. New users made some of them, and the others are similar. */

/** A mistake, and what the compiler or the library reports. */
export interface Mistake {
  readonly mistake: string
  /** A JavaScript expression. It may use all exports, and the values of `fixtures` in the test. */
  readonly code: string
  /** A TypeScript statement, if the expression is not enough. */
  readonly typed?: string
  /** Set if the mistake compiles. */
  readonly compiles?: true
  /** The beginning of the message at run time, if there is one. */
  readonly says?: string
  /** The reason why there is no message at run time. */
  readonly silent?: string
  /** The effect of the code, if it is not a mistake anymore. */
  readonly works?: string
  /** The reason why the message at run time does not help. */
  readonly poor?: string
}
