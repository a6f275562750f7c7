/* All the guards use the code in this file to create lists of findings. */
import type { Finding } from '../../core/model/finding'

/** A guard that finds nothing returns the shared list `NO_FINDINGS` so that no list is allocated. */
export const NO_FINDINGS: ReadonlyArray<never> = /* @__PURE__ */ Object.freeze([])

/**
 * Adds a finding by modifying `findings` in place. If `findings` is empty, creates a new list instead, because the
 * empty list may be `NO_FINDINGS`, which must not change.
 *
 * Allocates the finding and, if `findings` is empty, an array.
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
