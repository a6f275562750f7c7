import { createApi } from '../../shared/src/api'
import { createSchemes } from '../../shared/src/schemes/schemes'

/** Creates the fast-uri functions. The strict versions throw an error instead of repairing an authority. */
export const createFastUri = (isStrict: boolean) => {
  const { resolveComponents, ...api } = createApi({
    schemes: createSchemes(),
    keepsEncodedDots: true,
    refusesTrailing: true,
    readsZeros: false,
    decodesWhenSerializing: false,
    isStrict,
  })
  const fastUri = { ...api, resolveComponent: resolveComponents }
  return { ...fastUri, default: fastUri, fastUri }
}
