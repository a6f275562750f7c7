import { refuseMore } from '../../core/errors/require-text'
import { lowerCaseUnit, PERCENT } from '../../core/grammar/code-units'
import { requireView, type View } from '../../core/model/view'
import { NID_START } from './scan-urn'
import type { Urn } from './urn-brand'

/** Compares the assigned names of two URNs. An assigned name ends at `pathEnd`. Allocates nothing. */
const haveSameName = (a: View<Urn>, b: View<Urn>): boolean => {
  if (a.pathEnd !== b.pathEnd) return false
  // The comparison ignores case up to and including the character at `ignored`. The initial value of `ignored` is the
  // end of the NID. When the comparison reaches the `%` of a percent-encoded octet, `ignored` becomes the index of the
  // octet's last digit.
  let ignored = a.text.indexOf(':', NID_START)
  for (let i = 0; i < a.pathEnd; i++) {
    const unit = a.text.charCodeAt(i)
    const other = b.text.charCodeAt(i)
    if (unit !== other && (i > ignored || lowerCaseUnit(unit) !== lowerCaseUnit(other))) return false
    if (unit === PERCENT) ignored = i + 2
  }
  return true
}

/**
 * Returns whether two URNs are equivalent (RFC 8141, section 3.1). Ignores r-, q- and f-components. Also ignores case
 * in the scheme, in the NID and in percent-encoded octets. Does not decode anything, so `%2C` and `,` differ. A
 * namespace may define additional rules, which `equalsUrn` does not apply. The `uuid` namespace, for example, ignores
 * case.
 *
 * Allocates the returned function. Comparisons allocate nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { equalsUrn, urn } from 'uri-ts/schemes'
 *
 * const isSame = equalsUrn(view(urn('urn:example:a123%2Cz456')))
 * isSame(view(urn('URN:EXAMPLE:a123%2cz456?=xyz'))) //=> true
 * isSame(view(urn('urn:example:a123,z456'))) //=> false
 *
 * @category Comparison
 */
export const equalsUrn: (that: View<Urn>) => (view: View<Urn>) => boolean = (that, more?: unknown) => {
  refuseMore(more)
  return (view) => haveSameName(requireView(view), requireView(that))
}
