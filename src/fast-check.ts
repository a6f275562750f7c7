/** This file is the entry point `uri-ts/fast-check`. It exports arbitraries for fast-check. */

import './core/inspect/inspect'

export { anyIPv4Address, anyIPv6Address } from './integrations/fast-check/addresses'
export { anyAuthority, anyHost, anyPort, anyScheme, anyUserinfo } from './integrations/fast-check/authority'
export { mutantOf } from './integrations/fast-check/mutants'
export { anyFragment, anyPath, anyQuery, anySegment } from './integrations/fast-check/path'
export {
  anyAbsoluteUri,
  anyHttpUri,
  anyRelativeRef,
  anyUri,
  anyUriReference,
} from './integrations/fast-check/references'
export { anyTemplate } from './integrations/fast-check/templates'
export { type ArbitrariesOf, anyVariables } from './integrations/fast-check/variables'
