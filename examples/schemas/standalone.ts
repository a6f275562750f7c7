import { _, Ajv, type AnySchema } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { formats, uriResolver } from 'uri-ts/ajv'

/** A module that exports the function that validates, with `import` and `export`. */
export const esmOf = (schema: AnySchema): string => {
  const ajv = new Ajv({ formats, uriResolver, code: { source: true, esm: true, formats: _`formats` } })
  return `import { formats } from 'uri-ts/ajv'\n${standalone.default(ajv, ajv.compile(schema))}`
}

/** The same with `require`. */
export const cjsOf = (schema: AnySchema): string => {
  const ajv = new Ajv({ formats, uriResolver, code: { source: true, formats: _`require('uri-ts/ajv').formats` } })
  return standalone.default(ajv, ajv.compile(schema))
}
