export { addFormats, formats, type WithFormats } from './ajv/formats'
export { type UriComponents, type UriResolver, uriResolver } from './ajv/resolver'
export { resolveReference } from './resolution/resolve-reference'
