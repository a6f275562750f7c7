import type { Component } from '../core/errors/messages'

/**
 * A run of characters that `repair` has percent-encoded because they are not allowed in their component.
 *
 * @category Repair
 */
export interface Change {
  /** The index, in the original text, of the run's first UTF-16 code unit. */
  readonly start: number
  /** The index, in the original text, just after the run's last UTF-16 code unit. */
  readonly end: number
  /** The name of the component in which the run occurs. */
  readonly component: Component
  /** The string that the repaired text contains instead of the run. */
  readonly replacement: string
}

/** Applies changes to a string and returns the result. The changes must be in ascending order of `start`. */
export const applyChanges = (text: string, changes: ReadonlyArray<Change>): string => {
  const parts: string[] = []
  let start = 0
  for (const change of changes) {
    parts.push(text.slice(start, change.start), change.replacement)
    start = change.end
  }
  parts.push(text.slice(start))
  return parts.join('')
}

/** Converts an offset in the changed text to an offset in the original text. */
export const offsetBefore = (changes: ReadonlyArray<Change>, offset: number): number => {
  let by = 0
  for (const { start, end, replacement } of changes) {
    const from = start + by
    if (offset < from) break
    if (offset < from + replacement.length) return start
    by += replacement.length - (end - start)
  }
  return offset - by
}
