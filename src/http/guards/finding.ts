/* Functions for lists of findings. Every guard uses them. */
import type { Finding } from '../../core/model/finding'

/** The result of every guard that finds nothing. The guards share one array, so they do not allocate. */
export const NO_FINDINGS: ReadonlyArray<never> = /* @__PURE__ */ Object.freeze([])

/**
 * Adds a finding to a list in place, or to a new list if `findings` is empty, because `NO_FINDINGS` must not change.
 *
 * Allocates the finding, and an array for the first finding.
 */
export const addFinding = <Kind extends string>(
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
