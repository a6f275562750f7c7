import type { SchemeHandler } from '../components'
import { HTTP, HTTPS } from './http'
import { mailtoHandler } from './mailto'
import { urnHandler, uuidHandler } from './urn'
import { wsHandler } from './ws'

/** Creates the table of handlers, an object without a prototype. Programs can add handlers. */
export const createSchemes = (): { [scheme: string]: SchemeHandler } => {
  // V8 finds properties faster in an object literal whose prototype has been removed than in an object that
  // `Object.create(null)` creates.
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
