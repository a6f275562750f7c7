export { type FoundUri, findUris } from './text/find-uris'
export { parseSuffix } from './text/suffix'
