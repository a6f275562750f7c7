/* This file exports `guardLookup`, which creates a guard for functions that resolve names. */
import type { CheckBlock } from '../../../types/core/ip/cidr'
import { requireKnown } from '../../core/errors/require-known'
import { type AddressCheck, addressCheck, type PrivateAddressError } from './private-address-error'

/**
 * An address to which a name resolves, and the address family, which is 4 or 6. `LookupAddress` has the same properties
 * as Node's `dns.LookupAddress`.
 *
 * @category Connections
 */
export interface LookupAddress {
  address: string
  family: number
}

/**
 * The options that a `LookupFunction` receives. A guard passes all of Node's options to `lookup`, including options
 * that `LookupOptions` does not list.
 *
 * @category Connections
 */
export interface LookupOptions {
  /** If `all` is `true`, the callback receives a list of all the addresses instead of one address. */
  readonly all?: boolean | undefined
  readonly family?: number | 'IPv4' | 'IPv6' | undefined
}

/**
 * A name-resolution function, such as `lookup` from `node:dns` or the value of a socket's `lookup` option.
 *
 * @category Connections
 */
export type LookupFunction = (
  hostname: string,
  options: LookupOptions,
  callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
) => void

/**
 * The argument to `guardLookup` and `guardConnect`.
 *
 * @category Connections
 */
export interface GuardOptions<Block extends string = string> {
  /**
   * A name-resolution function, such as `lookup` from `node:dns`. The library does not import Node modules, so the
   * caller must pass the function.
   */
  readonly lookup: LookupFunction
  /**
   * Non-public addresses and blocks to which connections are allowed, such as `'127.0.0.1'`, `'10.1.0.0/16'` and
   * `'fd00::/8'`. Addresses are compared by value, so an IPv4-mapped IPv6 address equals its IPv4 address. An IPv6
   * block with a prefix shorter than 96 bits does not contain IPv4 addresses.
   */
  readonly allow?: ReadonlyArray<CheckBlock<Block>> | undefined
}

type LookupCallback = Parameters<LookupFunction>[2]

/**
 * Returns the error for the first address that is refused, or `undefined` if no address is refused. Also returns an
 * error for an empty list.
 */
const errorOf = (
  check: AddressCheck,
  hostname: string,
  addresses: string | LookupAddress[],
): PrivateAddressError | undefined => {
  if (!Array.isArray(addresses) || addresses.length === 0) return check(hostname, addresses)
  for (const each of addresses) {
    const error = check(hostname, (each as LookupAddress | undefined)?.address)
    if (error !== undefined) return error
  }
  return undefined
}

/**
 * Returns the options from the arguments of `lookup`. As in `dns.lookup`, the argument between the name and the
 * callback is optional. This argument is an options object or an address family.
 */
const optionsOf = (options: unknown): LookupOptions => {
  if (options === undefined || typeof options === 'function') return {}
  if (typeof options === 'number') return { family: options }
  if (typeof options === 'object' && options !== null) return options
  throw new TypeError('lookup: the second argument is not an object of options, a family or a callback')
}

const callbackOf = (options: unknown, callback: unknown): LookupCallback => {
  const last = typeof options === 'function' ? options : callback
  if (typeof last !== 'function') throw new TypeError('lookup: the last argument is not a callback')
  return last as LookupCallback
}

/** Returns a callback that ignores every call after the first. */
const once = (callback: LookupCallback): LookupCallback => {
  let isCalled = false
  return (...result) => {
    if (isCalled) return
    isCalled = true
    callback(...result)
  }
}

/**
 * Creates a `lookup` function that refuses every name with a non-public address (see `privateAddress`). Pass the result
 * as the `lookup` option of `http.request`, `https.request`, `net.connect`, `tls.connect` or an agent, or as undici's
 * `connect.lookup`. A name is resolved once, and the connection uses the address that was checked. DNS rebinding, which
 * changes a name's address between two queries, therefore has no effect. A name with several addresses is refused if
 * even one of those addresses is not public.
 *
 * Call the returned function in the same way as `dns.lookup`: pass a name, then options or a family if you need them,
 * and then a callback. `guardLookup` always passes an options object to your `lookup`.
 *
 * On its own, `guardLookup` does not cover every connection. If the host of a URL is already an address, as in
 * `http://127.0.0.1/`, Node and undici do not call `lookup`. The same is true of the target of a redirect. An agent
 * that is shared with other code may already have opened a connection to the requested host. To guard every connection
 * that an agent opens, use `guardConnect`.
 *
 * Allocates a closure for each name. If the guard refuses a name, the callback receives a `PrivateAddressError` and no
 * address. The callback also receives any error from `lookup`. If `allow` contains invalid entries, throws a
 * `TypeError` that names the first of them. An entry must be an address, or an address block with only zero bits after
 * its prefix. Throws a `TypeError` for an unknown option, for a `lookup` that is not a function, and for a call without
 * a callback.
 *
 * @example
 * import { guardLookup } from 'uri-ts/http'
 *
 * const stub = guardLookup({ lookup: (_name, _options, callback) => callback(null, '10.0.0.1', 4) })
 * let found
 * stub('intranet.example', {}, (error, address) => { found = [error?.message, address] })
 * found //=> ['refused to connect to "intranet.example": its address "10.0.0.1" is not public (private)', '']
 *
 * @category Connections
 */
export const guardLookup = <const Block extends string = string>(
  guard: GuardOptions<Block>,
): LookupFunction &
  ((hostname: string, ...familyAndCallback: [...([] | [number]), Parameters<LookupFunction>[2]]) => void) => {
  const { lookup, allow } = requireKnown(guard, ['lookup', 'allow'])
  if (typeof lookup !== 'function')
    throw new TypeError("the option 'lookup' is not a function, such as that of node:dns")
  const check = addressCheck(allow as readonly string[] | undefined)
  return (hostname: string, options: unknown, last?: unknown) => {
    const callback = once(callbackOf(options, last))
    const result: unknown = lookup(hostname, optionsOf(options), (failure, address, family) => {
      const error = failure ?? errorOf(check, hostname, address)
      if (error === undefined) callback(null, address, family)
      else callback(error, Array.isArray(address) ? [] : '')
    })
    // The compiler accepts an async function as `lookup`, because the declared return type of `lookup` is `void`.
    if (result instanceof Promise) {
      result.catch(() => {})
      callback(new TypeError('lookup has returned a promise: use that of node:dns, and not of node:dns/promises'), '')
    }
  }
}
