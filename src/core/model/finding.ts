/**
 * A part of a URI that programs may interpret differently, or that makes the URI lead somewhere other than it seems to.
 * A guard never changes or refuses the URI: the caller decides what to do.
 *
 * @category Guards
 */
export interface Finding<Kind extends string = string> {
  readonly kind: Kind
  /** The start of the finding in the text of the view, in UTF-16 code units, inclusive. */
  readonly start: number
  /** The end of the finding in the text of the view, exclusive. */
  readonly end: number
}
