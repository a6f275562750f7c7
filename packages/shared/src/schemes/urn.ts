import type { Options, SchemeHandler, UriComponent } from '../components'
import { MESSAGES } from '../messages'

/** Matches `<NID> ":" <NSS>` (RFC 2141). The NSS may also contain `/`, which only RFC 8141 allows. */
const NID_AND_NSS = /^([A-Za-z\d][A-Za-z\d-]{0,31}):([\w!$'()*+,\-./:;=@%]+)$/

/** Matches a percent sign that does not begin a percent-encoded octet. */
const LONE_PERCENT = /%(?![\dA-Fa-f]{2})/

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

type Handlers = { [scheme: string]: SchemeHandler }

/** Returns the handler for a namespace such as `urn:uuid`. */
const namespaceHandler = (handlers: Handlers, component: UriComponent, options: Options): SchemeHandler | undefined =>
  handlers[
    `${options.scheme || component.scheme || 'urn'}:${options.nid || component.nid?.toLowerCase()}`.toLowerCase()
  ]

/** Creates the handler for `urn` (RFC 8141). The `handlers` parameter contains the handlers for namespaces. */
export const urnHandler = (handlers: Handlers): SchemeHandler => ({
  scheme: 'urn',
  skipNormalize: true,
  absolutePath: true,
  parse: (component, options) => {
    const [, nid, nss = ''] = NID_AND_NSS.exec(component.path ?? '') ?? []
    if (nid === undefined || LONE_PERCENT.test(nss)) {
      component.error ||= MESSAGES.urn
      return component
    }
    component.nid = nid.toLowerCase()
    component.nss = nss
    component.path = undefined
    return namespaceHandler(handlers, component, options)?.parse(component, options) ?? component
  },
  serialize: (component, options) => {
    const { nid } = component
    if (nid === undefined) throw new Error('URN without nid cannot be serialized')
    namespaceHandler(handlers, component, options)?.serialize(component, options)
    component.path = `${nid.toLowerCase() || options.nid}:${component.nss}`
    options.skipEscape = true
    return component
  },
})

/** Handles the `uuid` namespace (RFC 9562). */
export const uuidHandler: SchemeHandler = {
  scheme: 'urn:uuid',
  skipNormalize: true,
  parse: (component, options) => {
    component.uuid = component.nss
    component.nss = undefined
    if (options.tolerant !== true && !UUID.test(component.uuid ?? '')) component.error ||= MESSAGES.uuid
    return component
  },
  serialize: (component) => {
    component.nss = (component.uuid || '').toLowerCase()
    return component
  },
}
