/** Compares the result of `scan` with that of the reference implementation in `refimpl`. */
import { scanIri } from 'uri-ts/iri'
import { componentOf, createSpans, ERROR_OFFSET, HOST_KINDS, reasonOf, scan } from 'uri-ts/scan'
import { matches, type Rule } from '../refimpl/abnf'
import * as a from '../refimpl/appendix-a'
import { uriReference } from '../refimpl/appendix-a'
import { type ComponentRules, firstErrorOf } from '../refimpl/first-error'
import { IRI_RULES, iriReference } from '../refimpl/rfc3987'
import { spansOf } from '../refimpl/spans'

/** The numbers that the scanner wrote, or the error that it reported. */
export type Outcome =
  | readonly number[]
  | { readonly component: string; readonly reason: string; readonly offset: number }

const SLOTS = createSpans()

const outcomeOf = (read: typeof scan, text: string): Outcome => {
  SLOTS.fill(-99)
  const end = read(text, SLOTS)
  return end === text.length
    ? Array.from(SLOTS.subarray(0, ERROR_OFFSET))
    : { component: componentOf(end), reason: reasonOf(end), offset: SLOTS[ERROR_OFFSET] }
}

export const scanned = (text: string): Outcome => outcomeOf(scan, text)

export const scannedIri = (text: string): Outcome => outcomeOf(scanIri, text)

const endOf = (span: readonly [number, number] | undefined): number => span?.[1] ?? -1

const outcomeBy = (rule: Rule, rules: ComponentRules, text: string): Outcome => {
  const error = firstErrorOf(text, rules)
  if (matches(rule, text) !== (error === undefined)) throw new Error(`the oracles disagree on ${text}`)
  if (error !== undefined) return error
  const spans = spansOf(text, rules)
  return [
    endOf(spans.scheme),
    endOf(spans.userinfo),
    endOf(spans.host),
    spans.hostKind === undefined ? -1 : HOST_KINDS.indexOf(spans.hostKind),
    ...spans.path,
    endOf(spans.query),
  ]
}

export const expected = (text: string): Outcome => outcomeBy(uriReference, a, text)

export const expectedIri = (text: string): Outcome => outcomeBy(iriReference, IRI_RULES, text)

/** Returns whether two outcomes are equal. Does not call `expect`, which takes longer than a scan. */
export const isSame = (one: Outcome, other: Outcome): boolean => {
  if ('offset' in one && 'offset' in other) {
    return one.offset === other.offset && one.component === other.component && one.reason === other.reason
  }
  if ('offset' in one || 'offset' in other) return false
  return one.length === other.length && one.every((slot, i) => slot === other[i])
}
