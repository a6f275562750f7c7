import { requireRecord } from '../../core/errors/require-known'
import { ownProperties } from '../../core/fp/own'
import { QUERY } from '../../core/grammar/character-table'
import { scanEncodedRun } from '../../core/grammar/percent-encoded'
import { LONE_SURROGATE } from '../../core/percent/encode'
import { failRun } from '../../core/scanner/scan'
import { ERROR_OFFSET, SPANS } from '../../core/scanner/spans'
import type { UrnComponent } from './messages'
import {
  failInNid,
  findQComponent,
  IN_F_COMPONENT,
  IN_NSS,
  IN_Q_COMPONENT,
  IN_R_COMPONENT,
  scanComponent,
  scanNid,
  scanNss,
} from './scan-urn'
import { type UrnError, urnError, urnErrorOf } from './urn-error'

/**
 * The parts that a URN is built from (RFC 8141, section 2). The property for a part that the URN lacks is `undefined`
 * or omitted.
 *
 * @category Building
 */
export interface UrnParts {
  readonly nid: string
  readonly nss: string
  readonly rComponent?: string | undefined
  readonly qComponent?: string | undefined
  readonly fComponent?: string | undefined
}

/** Maps each part to the name of its grammar rule. */
const COMPONENT_BY_PART = {
  nid: 'NID',
  nss: 'NSS',
  rComponent: 'r-component',
  qComponent: 'q-component',
  fComponent: 'f-component',
} as const satisfies { readonly [Part in keyof UrnParts]-?: UrnComponent }

const PARTS = /* @__PURE__ */ Object.keys(COMPONENT_BY_PART) as ReadonlyArray<keyof UrnParts>

/** Returns the offset at which a part ends, or a failure if the part does not extend to the end of the text. */
const whole = (text: string, end: number, component: number): number =>
  end < 0 || end === text.length ? end : failRun(text, end, component, SPANS)

/** Maps each part of a URN to the function that checks the part. */
const SCAN_BY_PART: { readonly [Part in keyof UrnParts]-?: (text: string) => number } = {
  nid: (text) => {
    const end = scanNid(text, 0)
    return end < 0 || end === text.length ? end : failInNid(end)
  },
  nss: (text) => whole(text, scanNss(text, 0), IN_NSS),
  rComponent: (text) => whole(text, scanComponent(text, 0, IN_R_COMPONENT), IN_R_COMPONENT),
  qComponent: (text) => whole(text, scanComponent(text, 0, IN_Q_COMPONENT), IN_Q_COMPONENT),
  fComponent: (text) => whole(text, scanEncodedRun(text, 0, text.length, QUERY), IN_F_COMPONENT),
}

/** Checks a raw part independently of the other parts. Returns `undefined` if the part is valid. */
export const partError = (part: keyof UrnParts, text: string): UrnError | undefined => {
  if (typeof text !== 'string') return urnError('', 0, COMPONENT_BY_PART[part], 'not-text')
  const end = SCAN_BY_PART[part](text)
  if (end < 0) return urnErrorOf(text, SPANS[ERROR_OFFSET], end)
  const qComponent = part === 'rComponent' ? findQComponent(text, 0, end) : end
  return qComponent < end ? urnError(text, qComponent, 'r-component', 'q-component-present') : undefined
}

/** Checks an unencoded part. Returns an error if the part contains a lone surrogate, which cannot be encoded. */
export const dataError = (part: keyof UrnParts, data: string): UrnError | undefined => {
  const offset = typeof data === 'string' ? data.search(LONE_SURROGATE) : -1
  return offset < 0 ? undefined : urnError(data, offset, COMPONENT_BY_PART[part], 'surrogate')
}

type Check = (part: keyof UrnParts, text: string) => UrnError | undefined

/**
 * Copies the parts of a URN. Each part is read only once, because a getter could return a different value after the
 * part has been checked.
 */
export const copyParts = (parts: UrnParts): UrnParts =>
  ownProperties(requireRecord(parts, 'the parts are an object of nid, nss and components'))

/** Returns the first error in the parts. If the NID or the NSS is absent, the error's reason is `not-text`. */
export const firstError = (parts: UrnParts, check: Check): UrnError | undefined => {
  for (const part of PARTS) {
    const text = parts[part]
    const isAbsent = text === undefined && part !== 'nid' && part !== 'nss'
    const error = isAbsent ? undefined : check(part, text as string)
    if (error !== undefined) return error
  }
  return undefined
}

/** Returns the error for a property that does not name a part of a URN. */
export const unknownError = (parts: UrnParts): UrnError | undefined => {
  const unknown = Object.keys(parts).find((part) => !Object.hasOwn(COMPONENT_BY_PART, part))
  return unknown === undefined ? undefined : urnError(unknown, 0, 'scheme', 'component-unknown')
}
