import type { SchemeHandler } from '../components'
import { missingHost } from '../messages'

/** Creates the handler for `http` or `https` (RFC 9110, section 4.2). */
const httpHandler = (scheme: 'http' | 'https'): SchemeHandler => ({
  scheme,
  domainHost: true,
  parse: (component) => {
    if (!component.host) component.error ||= missingHost(scheme)
    return component
  },
  serialize: (component) => {
    const isSecure = String(component.scheme).toLowerCase() === 'https'
    if (component.port === (isSecure ? 443 : 80) || component.port === '') component.port = undefined
    component.path ||= '/'
    return component
  },
})

/**
 * The handlers are frozen, because `normalize` relies on their behavior. However, programs can replace the handlers.
 */
export const HTTP: SchemeHandler = Object.freeze(httpHandler('http'))
export const HTTPS: SchemeHandler = Object.freeze(httpHandler('https'))
