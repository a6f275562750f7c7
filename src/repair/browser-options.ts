/**
 * What `resolveHref` does with strings that browsers read differently from the RFC.
 *
 * @category Repair
 */
export interface BrowserOptions {
  /**
   * What a `\` before the query is in http, https, ws, wss, ftp and file: `'slash'`, as in browsers, which is the default;
   * or `'data'`, which percent-encodes it in a path, and refuses it in an authority.
   */
  readonly backslash?: 'slash' | 'data'
  /**
   * Writes a host name in ASCII, for non-ASCII names and for Punycode: IDNA, which needs tables that this library does
   * not have. Node has `domainToASCII` in `node:url`. If it returns undefined or an empty string, the host is refused.
   * Without this function, such a name stays as it is, percent-encoded.
   */
  readonly toASCII?: (name: string) => string | undefined
}
