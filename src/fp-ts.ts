/**
 * This file is the entry point `uri-ts/fp-ts`. It exports instances for fp-ts and optics for monocle-ts.
 */

import './core/inspect/inspect'

export {
  Eq,
  EqNormalized,
  getEqForScheme,
  type Monoid,
  MonoidQuery,
  Ord,
  OrdNormalized,
  Show,
} from './integrations/fp-ts/instances'
export {
  type Lens,
  lensFragment,
  lensQuery,
  type Prism,
  prismAbsoluteUri,
  prismFragment,
  prismQuery,
  prismRelativeRef,
  prismUri,
  prismUriReference,
} from './integrations/fp-ts/optics'
