export {
  Eq,
  EqNormalized,
  getEqForScheme,
  type Monoid,
  MonoidQuery,
  Ord,
  OrdNormalized,
  Show,
} from './interop/instances'
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
} from './interop/optics'
