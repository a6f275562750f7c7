/** This file is the entry point `uri-ts/standard`. The entry point exports Standard Schemas. */

import './core/inspect/inspect'

export {
  absoluteUriSchema,
  httpUriSchema,
  localPathSchema,
  originPatternSchema,
  relativeRefSchema,
  uriReferenceSchema,
  uriSchema,
} from './integrations/standard/brand-schemas'
export {
  brandSchema,
  type CodecSchema,
  codecSchema,
  type TextSchema,
  type ToJsonSchema,
  type Validated,
  valueSchema,
} from './integrations/standard/schema'
