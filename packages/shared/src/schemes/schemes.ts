import type { SchemeHandler } from '../components'
import { HTTP, HTTPS } from './http'
import { mailtoHandler } from './mailto'
import { urnHandler, uuidHandler } from './urn'
import { wsHandler } from './ws'

/** Makes the table of handlers. It has no prototype, and programs may add to it. */
export const createSchemes = (): { [scheme: string]: SchemeHandler } => {
  // A literal whose prototype is removed: V8 finds its properties faster than those of `Object.create(null)`.
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
