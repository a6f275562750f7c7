/** Defines the type of the 83 mistakes in this folder. */

/** Describes a mistake and how the compiler and the library report the mistake. */
export interface Mistake {
  readonly mistake: string
  /**
   * A JavaScript expression. The expression may use all of the library's exports and the values in the test's
   * `fixtures`.
   */
  readonly code: string
  /** A TypeScript statement that is used if the expression is not enough. */
  readonly typed?: string
  /** Specifies whether the mistake compiles. */
  readonly compiles?: true
  /** The beginning of the run-time message, if there is a message. */
  readonly says?: string
  /** The reason why there is no run-time message. */
  readonly silent?: string
  /** The effect that the code has now, if the code is no longer a mistake. */
  readonly works?: string
  /** The reason why the run-time message does not help. */
  readonly poor?: string
}
