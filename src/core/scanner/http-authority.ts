import { equalsIgnoringCase } from '../grammar/ascii-case'
import { portValueIn } from '../grammar/port'

/**
 * Returns whether the scheme that ends at `schemeEnd` is `http` or `https` (RFC 9110, section 4.2). Allocates nothing.
 */
export const isHttpScheme = (text: string, schemeEnd: number): boolean =>
  equalsIgnoringCase(text, 0, schemeEnd, 'http') || equalsIgnoringCase(text, 0, schemeEnd, 'https')

/**
 * Checks the authority of an HTTP URI, which matches `http-URI = "http" "://" authority path-abempty [ "?" query ]`
 * (RFC 9110, section 4.2). The host must not be empty, userinfo must be absent (RFC 9110, sections 4.2.1 and 4.2.4),
 * and the port must be at most 65535.
 *
 * If a valid URI has an authority that HTTP does not allow, returns the offset of the fault: the end of the userinfo,
 * the start of the port, or the offset at which the host should begin. Returns -1 if HTTP allows the authority.
 * Allocates nothing.
 */
export const httpFaultAt = (
  text: string,
  schemeEnd: number,
  userinfoEnd: number,
  hostEnd: number,
  pathStart: number,
): number => {
  if (hostEnd < 0) return schemeEnd + 1
  if (userinfoEnd >= 0) return userinfoEnd
  if (hostEnd === schemeEnd + 3) return hostEnd
  const portStart = hostEnd + 1
  return portStart < pathStart && portValueIn(text, portStart, pathStart) < 0 ? portStart : -1
}
