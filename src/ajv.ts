export { addFormats, formats, type WithFormats } from './integrations/ajv/formats'
export { type UriComponents, type UriResolver, uriResolver } from './integrations/ajv/resolver'
