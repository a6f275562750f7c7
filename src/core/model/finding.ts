/**
 * Something in a URI that programs may read differently, or that does not lead where it seems to. A guard never changes
 * or refuses the URI: the caller decides what to do.
 *
 * @category Guards
 */
export interface Finding<Kind extends string = string> {
  readonly kind: Kind
  /** The start in the text of the view, in UTF-16 code units, inclusive. */
  readonly start: number
  /** The end in the text of the view, exclusive. */
  readonly end: number
}
