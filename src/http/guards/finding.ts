/**
 * Something in a URI that programs read in different ways, or that leads somewhere else than it seems to. It says where,
 * and never changes the URI; whether it is refused is the caller's to decide.
 *
 * @category Guards
 */
export interface Finding<Kind extends string = string> {
  readonly kind: Kind
  /** Where it starts in the text of the view, in UTF-16 code units. */
  readonly start: number
  /** Where it ends. */
  readonly end: number
}

/** What guards return where there is nothing to find, so that this costs nothing. */
export const NOTHING: ReadonlyArray<never> = Object.freeze([])

/** One finding more. `NOTHING` is never written to. Allocates: the finding, and the array with the first. */
export const found = <Kind extends string>(
  findings: ReadonlyArray<Finding<Kind>>,
  kind: Kind,
  start: number,
  end: number,
): ReadonlyArray<Finding<Kind>> => {
  const finding = { kind, start, end }
  if (findings.length === 0) return [finding]
  ;(findings as Finding<Kind>[]).push(finding)
  return findings
}
