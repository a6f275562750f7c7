/**
 * A decoded package URL (ECMA-427).
 *
 * @category Package URLs
 */
export interface Purl {
  /** The type in lower case, such as `npm`. */
  readonly type: string
  /** The namespace: segments with `/` between them, such as `@angular`. */
  readonly namespace?: string | undefined
  readonly name: string
  readonly version?: string | undefined
  /** The qualifiers as pairs, in the order of their keys. */
  readonly qualifiers?: ReadonlyArray<readonly [key: string, value: string]> | undefined
  /** The path in the package: segments with `/` between them. */
  readonly subpath?: string | undefined
}
