/* The functions in this file read environment variables to find the proxy for a URI. */
import { hasPort, portNumber } from '../../core/components/accessors'
import { schemeOf } from '../../core/equivalence/normalize-for-scheme'
import { showReason } from '../../core/errors/format-error'
import { ownOption, requireRecord } from '../../core/errors/require-known'
import { none, type Option, some } from '../../core/fp/option'
import { hostStart, portStart } from '../../core/model/bounds'
import type { Uri } from '../../core/model/brands'
import { parseUri } from '../../core/model/parse'
import { requireView, type UriView, type View } from '../../core/model/view'
import { noProxy } from './no-proxy'
import { resolvedHost } from './resolved-host'

/**
 * A set of environment variables, such as `process.env`.
 *
 * @category Hosts
 */
export type Environment = { readonly [name: string]: string | undefined }

const SCHEMES: readonly string[] = ['http', 'https', 'socks', 'socks4', 'socks4a', 'socks5', 'socks5h']

/**
 * Maps each scheme to the variables that can name its proxy. `proxyOf` uses the first variable that is set. For `http`,
 * only the lower-case variable `http_proxy` is read.
 */
const VARIABLES: { readonly [scheme: string]: readonly string[] } = {
  http: ['http_proxy'],
  ws: ['ws_proxy', 'WS_PROXY', 'http_proxy'],
  https: ['https_proxy', 'HTTPS_PROXY'],
  wss: ['wss_proxy', 'WSS_PROXY', 'https_proxy', 'HTTPS_PROXY'],
  ftp: ['ftp_proxy', 'FTP_PROXY'],
}
const FOR_ALL: readonly string[] = ['all_proxy', 'ALL_PROXY']

/**
 * Returns a variable's value, or `undefined` if the variable is not set. Inherited properties do not count as
 * variables. Throws an error if the variable is set but its value is not a string, for example if the value is a `URL`
 * object.
 */
const readVariable = (env: Environment, name: string): string | undefined => {
  const value = ownOption(env, name)
  if (typeof value === 'string' || value === undefined) return value
  throw new TypeError(`proxyOf: ${name} is not a string`)
}

const hasHostAndPort = (view: View<Uri>): boolean =>
  view.hostEnd > hostStart(view) &&
  (!hasPort(view) || portStart(view) === view.pathStart || portNumber(view)._tag === 'Some')

/**
 * Returns the proxy URI in a variable's value. Throws an error if the value is not a proxy URI. The error message does
 * not contain the value.
 */
const requireProxy = (name: string, value: string): Uri => {
  const parsed = parseUri(value.includes(':/') ? value : `http://${value}`)
  if (parsed._tag === 'Right' && SCHEMES.includes(schemeOf(parsed.right)) && hasHostAndPort(parsed.right))
    return parsed.right.text
  const why = parsed._tag === 'Left' ? `: ${showReason(parsed.left)}` : ''
  throw new TypeError(`proxyOf: ${name} is not the URI of a proxy, such as http://proxy.example:3128${why}`)
}

/**
 * Returns the proxy for a URI. Reads the environment variables as curl does. The variable depends on the scheme:
 * `http_proxy` for `http`, `https_proxy` or `HTTPS_PROXY` for `https`, and `ftp_proxy` or `FTP_PROXY` for `ftp`. If the
 * variable for the scheme is not set, `all_proxy` or `ALL_PROXY` is used. For `ws`, the variables are `ws_proxy`,
 * `WS_PROXY` and the variable for `http`. For `wss`, the variables are `wss_proxy`, `WSS_PROXY` and the variables for
 * `https`. An empty environment variable counts as unset. `HTTP_PROXY` is ignored, because in a CGI program it contains
 * the request's `Proxy` header. A value without a scheme, such as `proxy.example:3128`, names an HTTP proxy. Returns
 * `None` if there is no proxy, or if the URI has no scheme or no host.
 *
 * `no_proxy` or `NO_PROXY` lists hosts that are reached without a proxy. The value `*` means every host. Any other
 * value is a list of names, addresses and address prefixes, separated by commas. If white space without a comma
 * separates two entries, the list ends before the second entry. Each of the entries `example.com` and `.example.com`
 * means `example.com` and all the names below it. Equivalent spellings denote the same host, as in `hostList`:
 * `localhost.` means `localhost`, and `[::ffff:7f00:1]` means `127.0.0.1`. Unlike `proxyOf`, curl treats equivalent
 * spellings as different hosts. Entries that curl cannot read have no effect. Other tools interpret the list
 * differently (see the `uri-ts/http` documentation).
 *
 * Allocates the proxy URIs and the `NO_PROXY` entries once, when `proxyOf` is called. For each URI, the returned
 * function allocates the host, the names of the variables, and an `Option`. Later changes to the environment have no
 * effect. If a variable is not a string, or if a proxy variable does not contain a proxy URI, `proxyOf` throws a
 * `TypeError`. The error message names the invalid variable, but does not contain its value. The returned function
 * throws a `TypeError` for a value that is not a view.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { proxyOf } from 'uri-ts/http'
 *
 * const proxy = proxyOf({ https_proxy: 'http://proxy.example:3128', no_proxy: 'localhost,.corp.example' })
 * proxy(view('https://example.com/')) //=> { _tag: 'Some', value: 'http://proxy.example:3128' }
 * proxy(view('https://wiki.corp.example./')) //=> { _tag: 'None' }
 * proxy(view('http://example.com/')) //=> { _tag: 'None' }
 *
 * @category Hosts
 */
export const proxyOf = (env: Environment): ((view: UriView) => Option<Uri>) => {
  requireRecord(env, 'proxyOf: the value is not an environment')
  const isDirect = noProxy(readVariable(env, 'no_proxy') || readVariable(env, 'NO_PROXY') || '')
  const proxies = new Map<string, Option<Uri>>()
  for (const name of [...Object.values(VARIABLES).flat(), ...FOR_ALL]) {
    const value = readVariable(env, name)
    if (value) proxies.set(name, some(requireProxy(name, value)))
  }
  return (view) => {
    const host = resolvedHost(requireView(view))
    if (view.schemeEnd < 0 || host === undefined || isDirect(host)) return none
    const own = ownOption(VARIABLES, schemeOf(view)) ?? []
    const found = [...own, ...FOR_ALL].find((name) => proxies.has(name))
    return proxies.get(found as string) ?? none
  }
}
