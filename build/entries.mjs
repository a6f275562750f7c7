/** Lists the entry points (the files at the top level of `src`) in the order of `exports` in `package.json`. */
export const ENTRIES = [
  'index',
  'scan',
  'ip',
  'equivalence',
  'schemes',
  'text',
  'fp-ts',
  'http',
  'template',
  'routes',
  'repair',
  'ajv',
  'standard',
  'fast-check',
  'bytes',
  'iri',
]
