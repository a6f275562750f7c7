/** Lists the entry points (the files directly in `src`) in the same order as the documentation. */
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
