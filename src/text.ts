export { type FoundUri, findUris } from './text/find-uris'
export { redactErrorKeys, redactText, SECRET_KEYS } from './text/redact-text'
export { redactPassword, redactUserinfo } from './text/redact-userinfo'
export { parseSuffix } from './text/suffix'
