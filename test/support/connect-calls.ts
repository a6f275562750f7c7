/**
 * Lists calls to each function in `uri-ts/http` that examines a whole view or handles addresses, hosts or redirects.
 */
import { type UriView, uri, view } from 'uri-ts'
import {
  findings,
  guardConnect,
  guardLookup,
  hasOriginLike,
  hostList,
  isLocalPath,
  localTarget,
  originPattern,
  privateAddress,
  proxyOf,
  redirectUriMatcher,
  showFinding,
} from 'uri-ts/http'
import { onLiteral } from './on-literal'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

/** Returns whether a guarded lookup accepts an address. */
const isLookedUp = (address: never): boolean => {
  let isFound = false
  guardLookup({ lookup: (_hostname, _options, callback) => callback(null, address) })('h', {}, (error) => {
    isFound = error === null
  })
  return isFound
}

/** Returns whether a connection guard accepts a socket that is connected to a given address. */
const isConnected = (remoteAddress: never): boolean => {
  const connect = guardConnect({ lookup: () => {} })(
    (_options: object, _callback: (error: Error | null) => void): object => ({ remoteAddress, destroy: () => {} }),
  )
  let isRefused = false
  connect({ host: remoteAddress }, (error) => {
    isRefused = error !== null
  })
  return !isRefused
}

const SITE = view(uri('http://h/a/b?c'))

export const connections = {
  findings: { takes: 'view', call: findings },
  showFinding: { takes: 'view', call: (view: UriView) => findings(view).map(showFinding) },
  hasOriginLike: onView(hasOriginLike(['http://h', 'https://*.a.b'])),
  hostList: onView(hostList(['h', '.a.b', '10.0.0.0/8'])),
  isLocalPath: onText(isLocalPath),
  localTarget: onText(localTarget({ fallback: '/' })(SITE)),
  originPattern: onLiteral(originPattern),
  proxyOf: onView(proxyOf({ http_proxy: 'http://p', no_proxy: 'h,10.0.0.0/8' })),
  redirectUriMatcher: onText(redirectUriMatcher(['https://h/', 'http://127.0.0.1/'])),
  guardConnect: onText(isConnected),
  guardLookup: onText(isLookedUp),
  privateAddress: onText(privateAddress),
} as const
