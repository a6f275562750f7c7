/** This file is the entry point `uri-ts/ajv`. The entry point exports formats and a reference resolver for Ajv. */

import './core/inspect/inspect'

export { addFormats, formats, type WithFormats } from './integrations/ajv/formats'
export { type UriComponents, type UriResolver, uriResolver } from './integrations/ajv/resolver'
