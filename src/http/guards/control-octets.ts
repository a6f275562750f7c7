import { octetAt } from '../../grammar/percent-encoded'
import type { AnyView } from '../../model/view'
import { type Finding, found, NOTHING } from './finding'

/**
 * Which control octet is percent-encoded: `nul` (`%00`, which ends a string in C), `line-break` (`%0D` or `%0A`, which
 * ends a header or a log line), or another `control` (`%01` to `%1F`, `%7F`).
 *
 * @category Guards
 */
export type ControlOctetKind = 'nul' | 'line-break' | 'control'

const kindOf = (octet: number): ControlOctetKind | undefined => {
  if (octet === 0) return 'nul'
  if (octet === 0x0d || octet === 0x0a) return 'line-break'
  return octet < 0x20 || octet === 0x7f ? 'control' : undefined
}

/**
 * Finds percent-encoded control octets, wherever in the text they are (RFC 3986, 7.3).
 *
 * Allocates: nothing where there is nothing to find, and the same empty array is returned.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { controlOctets } from 'uri-ts/http'
 *
 * controlOctets(view(uri('http://a/b%00?c%0D'))) //=> [{ kind: 'nul', start: 10, end: 13 }, { kind: 'line-break', start: 15, end: 18 }]
 *
 * @category Guards
 */
export const controlOctets = ({ text }: AnyView): ReadonlyArray<Finding<ControlOctetKind>> => {
  let findings: ReadonlyArray<Finding<ControlOctetKind>> = NOTHING
  for (let index = text.indexOf('%'); index >= 0; index = text.indexOf('%', index + 3)) {
    const kind = kindOf(octetAt(text, index))
    if (kind !== undefined) findings = found(findings, kind, index, index + 3)
  }
  return findings
}
