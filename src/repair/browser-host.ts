import { hasPort } from '../core/components/accessors'
import { mappedName } from '../core/components/host-name'
import { attempt } from '../core/fp/attempt'
import type { Either } from '../core/fp/either'
import { left, right } from '../core/fp/either'
import { portValueIn } from '../core/grammar/port'
import { hasFileScheme, hasSpecialScheme } from '../core/grammar/special-scheme'
import { inetAton } from '../core/ip/inet-aton'
import { hostStart, portStart } from '../core/model/bounds'
import { parseUriReference } from '../core/model/parse'
import type { View } from '../core/model/view'
import { decode } from '../core/percent/decode'
import { KIND_IPV_FUTURE, KIND_REG_NAME } from '../core/scanner/spans'
import type { BrowserReason } from './browser-error'
import type { BrowserOptions } from './browser-options'

/** Describes why browsers reject a valid reference. `offset` is an index into the reference. */
export interface Fault {
  readonly offset: number
  readonly reason: BrowserReason
}

const fault = (offset: number, reason: BrowserReason): Either<Fault, never> => left({ offset, reason })

/**
 * Matches a "forbidden domain code point" (URL standard): an ASCII character that browsers do not allow in a decoded
 * name.
 */
const FORBIDDEN = /[\0- #%/:<>?@[\\\]^|\x7f]/

/**
 * Matches a name, with or without a trailing dot, whose last label is a number. Such a name is invalid unless it is an
 * IPv4 address.
 */
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i

/** Returns whether browsers reject a name, as far as this library can determine without the IDNA tables. */
const isNameRefused = (name: string): boolean =>
  name === '' || FORBIDDEN.test(name) || (ENDS_IN_NUMBER.test(name) && inetAton(name, 0, name.length, true) < 0)

/** Matches a name that contains non-ASCII characters or a Punycode label. Such a name can be checked only with IDNA. */
const IDNA = /[^\0-\x7f]|(?:^|\.)xn--/i

const ASCII = /^[\0-\x7f]*$/

/**
 * Returns whether to reject a non-ASCII name when no `toASCII` function is available. Browsers reject a name that they
 * map to an empty string or to a string that contains a forbidden character. If the mapped name ends in a number, the
 * result is `true`, because NFKC alone does not show whether browsers reject the host.
 */
const isMappedRefused = (name: string): boolean => {
  if (ASCII.test(name)) return false
  const mapped = mappedName(name)
  return isNameRefused(mapped) || ENDS_IN_NUMBER.test(mapped)
}

/** Returns the name that browsers derive from a host, or `undefined` if they reject the host. */
const nameIn = (host: string, { toASCII }: BrowserOptions): string | undefined => {
  const decoded = decode(host)
  // The host passed to `toASCII` must not contain a delimiter, because Node's `domainToASCII` reads `a/b` as the host
  // `a`.
  if (decoded._tag === 'Left' || FORBIDDEN.test(decoded.right)) return undefined
  const name =
    IDNA.test(decoded.right) && toASCII !== undefined ? (attempt(toASCII, decoded.right) ?? '') : decoded.right
  if (isNameRefused(name) || isMappedRefused(name)) return undefined
  return name === decoded.right ? host : name
}

/** Replaces a host with the name that browsers derive from it. Fails if browsers reject the host. */
const readHost = (view: View, isDomain: boolean, options: BrowserOptions): Either<Fault, View> => {
  const { text, hostEnd, hostKind } = view
  const start = hostStart(view)
  const host = text.slice(start, hostEnd)
  if (hostKind === KIND_IPV_FUTURE) return fault(start, 'host-refused')
  const name = hostKind === KIND_REG_NAME && isDomain ? nameIn(host, options) : host
  if (name === host) return right(view)
  const renamed = parseUriReference(text.slice(0, start) + name + text.slice(hostEnd))
  return name === undefined || renamed._tag === 'Left' ? fault(start, 'host-refused') : renamed
}

/** Returns whether a port is too large for browsers. Returns `false` for an empty port. */
const isPortRefused = (view: View): boolean =>
  portStart(view) < view.pathStart && portValueIn(view.text, portStart(view), view.pathStart) < 0

/**
 * Reads a reference's authority as a browser does. With a special scheme such as `http`, the host is a name or an
 * address. With any other scheme, the host is opaque text. `scheme` is the reference's scheme or, if the reference has
 * no scheme, the base's scheme.
 */
export const readAuthority = (view: View, scheme: string, options: BrowserOptions): Either<Fault, View> => {
  if (view.hostEnd < 0) return right(view)
  const isFile = hasFileScheme(scheme, scheme.length)
  const isWeb = hasSpecialScheme(scheme, scheme.length)
  const start = hostStart(view)
  const hasMore = view.userinfoEnd >= 0 || hasPort(view)
  if (isFile && hasMore) return fault(view.schemeEnd + 3, 'file-authority')
  if (start === view.hostEnd) return isWeb || hasMore ? fault(start, 'host-missing') : right(view)
  const read = readHost(view, isWeb || isFile, options)
  return read._tag === 'Right' && isPortRefused(view) ? fault(portStart(view), 'port-range') : read
}
