import { _, Ajv, type AnySchema } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { formats, uriResolver } from 'uri-ts/ajv'

/** Returns the source code of an ES module that exports the schema's validating function. */
export const esmOf = (schema: AnySchema): string => {
  const ajv = new Ajv({ formats, uriResolver, code: { source: true, esm: true, formats: _`formats` } })
  return `import { formats } from 'uri-ts/ajv'\n${standalone.default(ajv, ajv.compile(schema))}`
}

/** Returns the source code of a CommonJS module that exports the schema's validating function. */
export const cjsOf = (schema: AnySchema): string => {
  const ajv = new Ajv({ formats, uriResolver, code: { source: true, formats: _`require('uri-ts/ajv').formats` } })
  return standalone.default(ajv, ajv.compile(schema))
}
