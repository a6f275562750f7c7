/**
 * This file is the entry point `uri-ts/schemes`. The entry point exports functions for URNs, package URLs, and file,
 * data, mailto and connection URIs.
 */

import './core/inspect/inspect'

export type { Narrowed as $Narrowed, PossibleText as $PossibleText } from '../types/core/model/possible-text'
export type { CheckDataUri as $CheckDataUri } from '../types/schemes/data/check-data-uri'
export type { CheckParameterName as $CheckParameterName } from '../types/schemes/data/parameter-name'
export type { CheckFileUri as $CheckFileUri } from '../types/schemes/file/check-file-uri'
export type { CheckMailtoUri as $CheckMailtoUri } from '../types/schemes/mailto/check-mailto-uri'
export type { CheckedPurl as $CheckedPurl } from '../types/schemes/purl/checked-purl'
export type {
  CheckedUrnData as $CheckedUrnData,
  CheckedUrnParts as $CheckedUrnParts,
} from '../types/schemes/urn/checked-parts'
export type { CheckUrn as $CheckUrn } from '../types/schemes/urn/checked-urn'
export type {
  FComponent as $FComponent,
  Nid as $Nid,
  Nss as $Nss,
  QComponent as $QComponent,
  RComponent as $RComponent,
} from '../types/schemes/urn/urn-parts'
export type {
  Connection,
  ConnectionHost,
  ConnectionParameters,
} from './schemes/connection/connection'
export type { ConnectionComponent, ConnectionError, ConnectionReason } from './schemes/connection/connection-error'
export {
  type ConnectionOptions,
  type ConnectionUri,
  type ConnectionUriOf,
  connectionUri,
} from './schemes/connection/connection-uri'
export { dataUri } from './schemes/data/data-uri'
export type { DataUriError } from './schemes/data/data-uri-error'
export { decodeDataBytes, decodeDataText } from './schemes/data/decode-data'
export { fromDataBytes, fromDataText, type MediaTypeOptions } from './schemes/data/from-data'
export { hasBase64, mediaType, mediaTypeParameter } from './schemes/data/media-type'
export type { DataUriComponent } from './schemes/data/messages'
export { type DataUri, isDataUri, parseDataUri } from './schemes/data/parse-data-uri'
export { fileUri } from './schemes/file/file-uri'
export type { FileUriError } from './schemes/file/file-uri-error'
export { fromPosixPath, fromWindowsPath } from './schemes/file/from-path'
export type { FileUriReason } from './schemes/file/messages'
export { type FileUri, isFileUri, parseFileUri } from './schemes/file/parse-file-uri'
export { toPosixPath, toWindowsPath } from './schemes/file/to-path'
export { type MailtoParts, mailto } from './schemes/mailto/mailto'
export type { Mailto, MailtoField, MailtoUri } from './schemes/mailto/mailto-brand'
export type { MailtoError } from './schemes/mailto/mailto-error'
export { mailtoUri } from './schemes/mailto/mailto-uri'
export type { MailtoComponent, MailtoReason } from './schemes/mailto/messages'
export { isMailtoUri, parseMailto } from './schemes/mailto/parse-mailto'
export { buildPurl } from './schemes/purl/build-purl'
export { parsePurl } from './schemes/purl/parse-purl'
export type { Purl } from './schemes/purl/purl'
export type { PurlComponent, PurlError, PurlReason } from './schemes/purl/purl-error'
export { buildUrn, buildUrnEncoded } from './schemes/urn/build-urn'
export { urn } from './schemes/urn/checked-urn'
export { fComponent, nid, nss, qComponent, rComponent } from './schemes/urn/components'
export { equalsUrn } from './schemes/urn/equals-urn'
export type { UrnComponent, UrnReason } from './schemes/urn/messages'
export { isUrn, parseUrn } from './schemes/urn/parse-urn'
export type { Urn } from './schemes/urn/urn-brand'
export type { UrnError } from './schemes/urn/urn-error'
export type { UrnParts } from './schemes/urn/urn-parts'
