export {
  absoluteUriSchema,
  httpUriSchema,
  relativeRefSchema,
  uriReferenceSchema,
  uriSchema,
} from './standard/brand-schemas'
export { brandSchema, type TextSchema, type ToJsonSchema, type Validated, valueSchema } from './standard/schema'
