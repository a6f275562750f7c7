/**
 * A finding is a part of a URI that programs may interpret differently, or that makes the URI lead somewhere other than
 * it seems to. A guard never changes or refuses the URI: the caller decides what to do.
 *
 * @category Guards
 */
export interface Finding<Kind extends string = string> {
  readonly kind: Kind
  /** Contains the offset at which the finding starts in the text of the view, in UTF-16 code units. */
  readonly start: number
  /** Contains the offset at which the finding ends in the text of the view, exclusive. */
  readonly end: number
}
