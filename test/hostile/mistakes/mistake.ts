/** Defines the type of the 83 mistakes in this folder. */

/** Describes a mistake and how the compiler and the library report it. */
export interface Mistake {
  readonly mistake: string
  /** A JavaScript expression that may use any of the library's exports and any value in the test's `fixtures`. */
  readonly code: string
  /** The TypeScript statement to compile instead of `code`. */
  readonly typed?: string
  /** Specifies whether the mistake compiles. */
  readonly compiles?: true
  /** Text that the run-time message must contain. */
  readonly says?: string
  /** The reason why there is no run-time message. */
  readonly silent?: string
  /** The reason why the code is no longer a mistake. */
  readonly works?: string
  /** The reason why the run-time message does not help. */
  readonly poor?: string
}
