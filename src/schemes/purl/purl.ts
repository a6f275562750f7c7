/**
 * The decoded components of a package URL (ECMA-427).
 *
 * @category Package URLs
 */
export interface Purl {
  /** The type, such as `npm`, in lower case. */
  readonly type: string
  /** The namespace, such as `@angular`. Segments are separated by `/`. */
  readonly namespace?: string | undefined
  readonly name: string
  readonly version?: string | undefined
  /** The qualifiers as key-value pairs, sorted by key. */
  readonly qualifiers?: ReadonlyArray<readonly [key: string, value: string]> | undefined
  /** A path inside the package. Segments are separated by `/`. */
  readonly subpath?: string | undefined
}
