/**
 * A finding is a part of a URI that programs may interpret differently, or that hides where the URI really leads. A
 * guard never changes or refuses the URI: the caller decides what to do.
 *
 * @category Guards
 */
export interface Finding<Kind extends string = string> {
  readonly kind: Kind
  /** The offset at which the finding starts in the text of the view, in UTF-16 code units. */
  readonly start: number
  /** The offset just after the finding in the text of the view. */
  readonly end: number
}
