import type { SchemeHandler, UriComponent } from '../components'
import { missingHost } from '../messages'

const isSecure = ({ secure, scheme }: UriComponent): boolean =>
  typeof secure === 'boolean' ? secure : String(scheme).toLowerCase() === 'wss'

/** Splits the resource name at its first `?` into the path and the query. */
const readResourceName = (component: UriComponent, resourceName: string): void => {
  const query = resourceName.indexOf('?')
  const path = query < 0 ? resourceName : resourceName.slice(0, query)
  component.path = path === '' || path === '/' ? undefined : path
  component.query = query < 0 ? undefined : resourceName.slice(query + 1)
  component.resourceName = undefined
}

/** Creates the handler for `ws` or `wss` (RFC 6455, section 3). */
export const wsHandler = (scheme: 'ws' | 'wss'): SchemeHandler => ({
  scheme,
  domainHost: true,
  parse: (component) => {
    if (!component.host) component.error ||= missingHost(scheme)
    component.secure = isSecure(component)
    component.resourceName = (component.path || '/') + (component.query ? `?${component.query}` : '')
    component.path = undefined
    component.query = undefined
    return component
  },
  serialize: (component) => {
    if (component.port === (isSecure(component) ? 443 : 80) || component.port === '') component.port = undefined
    if (typeof component.secure === 'boolean') component.scheme = component.secure ? 'wss' : 'ws'
    component.secure = undefined
    if (component.resourceName) readResourceName(component, component.resourceName)
    component.fragment = undefined
    return component
  },
})
