import type { SchemeHandler } from '../components'
import { HTTP, HTTPS } from './http'
import { mailtoHandler } from './mailto'
import { urnHandler, uuidHandler } from './urn'
import { wsHandler } from './ws'

/** Creates the table of handlers, an object without a prototype. Programs may add handlers. */
export const createSchemes = (): { [scheme: string]: SchemeHandler } => {
  // The table is an object literal whose prototype is removed, because V8 finds the properties of such an object faster
  // than those of `Object.create(null)`.
  const handlers: { [scheme: string]: SchemeHandler } = {
    http: HTTP,
    https: HTTPS,
    ws: wsHandler('ws'),
    wss: wsHandler('wss'),
  }
  handlers['urn'] = urnHandler(handlers)
  handlers['urn:uuid'] = uuidHandler
  handlers['mailto'] = mailtoHandler
  return Object.setPrototypeOf(handlers, null)
}
