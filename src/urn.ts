export type { CheckUrn as $CheckUrn } from '../types/urn/checked-urn'
export type {
  FComponent as $FComponent,
  Nid as $Nid,
  Nss as $Nss,
  QComponent as $QComponent,
  RComponent as $RComponent,
} from '../types/urn/urn-parts'
export { buildUrn, buildUrnEncoded } from './urn/build-urn'
export { urn } from './urn/checked-urn'
export { fComponent, nid, nss, qComponent, rComponent } from './urn/components'
export { equalsUrn } from './urn/equals-urn'
export type { UrnComponent, UrnReason } from './urn/messages'
export { isUrn, parseUrn } from './urn/parse-urn'
export type { Urn } from './urn/urn-brand'
export type { UrnError } from './urn/urn-error'
export type { UrnParts } from './urn/urn-parts'
