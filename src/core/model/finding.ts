/**
 * A finding is a part of a URI that different programs may interpret differently, or that hides where the URI really
 * leads. The guards that report findings never change or refuse the URI: the caller decides what to do.
 *
 * @category Guards
 */
export interface Finding<Kind extends string = string> {
  readonly kind: Kind
  /** The offset, in UTF-16 code units, at which the finding starts in the view's text. */
  readonly start: number
  /** The offset in the view's text at which the finding ends. */
  readonly end: number
}
