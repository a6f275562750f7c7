/**
 * Contains the decoded components of a package URL (ECMA-427).
 *
 * @category Package URLs
 */
export interface Purl {
  /** Contains the type in lower case, such as `npm`. */
  readonly type: string
  /** Contains the namespace, such as `@angular`. Segments are separated by `/`. */
  readonly namespace?: string | undefined
  readonly name: string
  readonly version?: string | undefined
  /** Contains the qualifiers as key-value pairs, sorted by key. */
  readonly qualifiers?: ReadonlyArray<readonly [key: string, value: string]> | undefined
  /** Contains the path inside the package. Segments are separated by `/`. */
  readonly subpath?: string | undefined
}
