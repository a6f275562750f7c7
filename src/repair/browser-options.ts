/**
 * The options for `resolveHref`, which reads strings as browsers do.
 *
 * @category Repair
 */
export interface BrowserOptions {
  /**
   * Determines the meaning of a `\` before the query in HTTP, HTTPS, WS, WSS, FTP and file URIs. If `backslash` is
   * `'slash'` (the default), a `\` is treated as a slash, as in browsers. If `backslash` is `'data'`, a `\` is an
   * ordinary character. With `'data'`, a `\` is percent-encoded in a path, and makes an authority invalid.
   */
  readonly backslash?: 'slash' | 'data'
  /**
   * If a host name contains non-ASCII characters or Punycode, converts the name to ASCII as IDNA specifies. IDNA
   * requires tables that this library does not include. In Node, use `domainToASCII` from `node:url`. The host is
   * invalid if `toASCII` throws, or if it returns `undefined` or an empty string. Without a `toASCII` function,
   * non-ASCII characters in a host name are percent-encoded.
   */
  readonly toASCII?: (name: string) => string | undefined
}
