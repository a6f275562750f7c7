/** Lists the entry points, in the order of the documentation. These are the files directly in `src`. */
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
