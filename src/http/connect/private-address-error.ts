import { addressGroups, withoutZone } from '../../core/ip/block'
import { privateAddress } from '../addresses/private-address'
import type { PrivateAddressKind } from '../addresses/special-purpose-addresses'
import { allowedAddresses } from './allowed-addresses'

/**
 * Describes why `guardLookup` or `guardConnect` has refused a connection. A `PrivateAddressError` reaches the caller
 * through the `error` event of a request, or as the `cause` of the error from `fetch`.
 *
 * @category Connections
 */
export interface PrivateAddressError extends Error {
  readonly code: 'ERR_PRIVATE_ADDRESS'
  /** The requested name, the requested address, or the path to a socket or pipe. */
  readonly hostname: string
  /** The address that was refused, or an empty string if no address is known. */
  readonly address: string
  readonly kind: PrivateAddressKind
}

const CODE = 'ERR_PRIVATE_ADDRESS'

const messageOf = (hostname: string, address: string, kind: PrivateAddressKind): string => {
  if (address === '""') return `refused to connect to ${hostname}: it has no IP address`
  if (kind === 'not-an-address') return `refused to connect to ${hostname}: ${address} is not an IP address`
  const subject = hostname === address ? 'the address is' : `its address ${address} is`
  return `refused to connect to ${hostname}: ${subject} not public (${kind})`
}

const quote = (text: string): string => JSON.stringify(text)

const makeError = (hostname: string, address: string, kind: PrivateAddressKind): PrivateAddressError =>
  Object.assign(new Error(messageOf(quote(hostname), quote(address), kind)), {
    code: CODE,
    hostname,
    address,
    kind,
  } as const)

/** Returns the error for a connection to `hostname` at `address`, or `undefined` if the connection is allowed. */
export type AddressCheck = (hostname: unknown, address: unknown) => PrivateAddressError | undefined

/** Returns `value` if it is a string, and an empty string otherwise. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Creates the check that `guardLookup` and `guardConnect` share. */
export const addressCheck = (allow: readonly string[] = []): AddressCheck => {
  const isAllowed = allowedAddresses(allow)
  return (hostname, address) => {
    const text = textOf(address)
    const kind = privateAddress(text)
    if (kind._tag === 'None') return undefined
    const groups = addressGroups(withoutZone(text))
    return groups !== undefined && isAllowed(groups) ? undefined : makeError(textOf(hostname), text, kind.value)
  }
}
