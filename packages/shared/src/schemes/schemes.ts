import type { SchemeHandler } from '../components'
import { httpHandler } from './http'
import { mailtoHandler } from './mailto'
import { urnHandler, uuidHandler } from './urn'
import { wsHandler } from './ws'

/** Makes the table of handlers. It has no prototype, and programs may add to it. */
export const createSchemes = (): { [scheme: string]: SchemeHandler } => {
  const handlers: { [scheme: string]: SchemeHandler } = Object.create(null)
  const all = [httpHandler('http'), httpHandler('https'), wsHandler('ws'), wsHandler('wss'), urnHandler(handlers)]
  for (const handler of [...all, uuidHandler, mailtoHandler]) handlers[handler.scheme] = handler
  return handlers
}
