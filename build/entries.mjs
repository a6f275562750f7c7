/** The entry points: the files directly in `src`, in the order of the documentation. */
export const ENTRIES = [
  'index',
  'scan',
  'ip',
  'schemes',
  'urn',
  'mailto',
  'text',
  'fp-ts',
  'http',
  'template',
  'routes',
  'repair',
  'ajv',
  'standard',
  'fast-check',
  'file',
  'data',
  'bytes',
  'iri',
]

/** The private subpaths, which compilers name in the declarations that they write. */
export const PRIVATE = ['internal', 'internal-iri', 'internal-schemes', 'internal-template', 'internal-http']
