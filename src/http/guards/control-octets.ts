/* This file contains the guard that finds percent-encoded control characters. */
import { octetAt } from '../../core/grammar/percent-encoded'
import type { Finding } from '../../core/model/finding'
import { requireView, type UriView } from '../../core/model/view'
import { addFinding, NO_FINDINGS } from './finding'

/**
 * The kind of a percent-encoded control octet:
 *
 * - `nul`: `%00`, which ends a C string.
 * - `line-break`: `%0D` or `%0A`, which ends a header field or a log line.
 * - `control`: any other control octet (`%01` to `%1F`, or `%7F`).
 *
 * @category Guards
 */
export type ControlOctetKind = 'nul' | 'line-break' | 'control'

/** Returns whether an octet is an ASCII control character. Allocates nothing. */
export const isControlOctet = (octet: number): boolean => octet < 0x20 || octet === 0x7f

const kindOf = (octet: number): ControlOctetKind | undefined => {
  if (octet === 0) return 'nul'
  if (octet === 0x0d || octet === 0x0a) return 'line-break'
  return isControlOctet(octet) ? 'control' : undefined
}

/**
 * Finds percent-encoded control octets in any component (RFC 3986, section 7.3).
 *
 * Allocates nothing if the guard finds nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { controlOctets } from 'uri-ts/http'
 *
 * const parsed = view('http://a/b%00?c%0D')
 * controlOctets(parsed) //=> [{ kind: 'nul', start: 10, end: 13 }, { kind: 'line-break', start: 15, end: 18 }]
 *
 * @category Guards
 */
export const controlOctets = (view: UriView): ReadonlyArray<Finding<ControlOctetKind>> => {
  const { text } = requireView(view)
  let findings: ReadonlyArray<Finding<ControlOctetKind>> = NO_FINDINGS
  for (let index = text.indexOf('%'); index >= 0; index = text.indexOf('%', index + 3)) {
    const kind = kindOf(octetAt(text, index))
    if (kind !== undefined) findings = addFinding(findings, kind, index, index + 3)
  }
  return findings
}
