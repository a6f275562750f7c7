// Lists the documents in the order in which the site shows them, and gives each a title that newcomers understand.

/** Indexes documents by their paths in the repository. Each row is `[file, address, title, entry point]`. */
const documents = (folder, rows) =>
  rows.map(([file, name, title, entry]) => ({ file, address: `${folder}/${name}`, title, entry }))

const ofEntry = (name, title) => [`docs/${name}.md`, name, title, name === 'uri-ts' ? name : `uri-ts/${name}`]
const ofDocs = (name, title) => [`docs/${name}.md`, name, title]

export const GROUPS = [
  {
    text: 'Start here',
    documents: documents('guide', [
      ['README.md', 'introduction', 'Introduction'],
      ofEntry('uri-ts', 'Parse, read, build, resolve'),
      ofDocs('recipes', 'Recipes'),
      ofDocs('migration', 'Coming from another library'),
      ofDocs('policies', 'Policies: who is right?'),
      ofDocs('advisories', 'Thirteen advisories'),
      ofDocs('glossary', 'Glossary'),
    ]),
  },
  {
    text: 'Servers and sites',
    documents: documents('guide', [
      ofEntry('http', 'HTTP requests and attacks'),
      ofEntry('routes', 'Typed routes, links, router'),
      ofEntry('template', 'URI templates'),
      ofDocs('redirects', 'Redirect after login'),
      ofDocs('oauth', 'OAuth redirect URIs'),
      ofDocs('frameworks', 'Express, Fastify, Hono'),
      ofDocs('mcp', 'Model Context Protocol'),
    ]),
  },
  {
    text: 'Server tasks',
    documents: documents('guide', [
      ofDocs('fetch', 'Fetch a URL that a user typed'),
      ofDocs('proxies', 'Behind a proxy'),
      ofDocs('logs', 'Log a URL'),
      ofDocs('pagination', 'Read pagination links'),
      ofDocs('connections', 'Read DATABASE_URL'),
    ]),
  },
  {
    text: 'Text and normal forms',
    documents: documents('guide', [
      ofEntry('repair', 'Repair what people write'),
      ofEntry('text', 'Find and redact URIs in text'),
      ofEntry('equivalence', 'Compare by scheme, origins'),
      ofEntry('ip', 'IP addresses'),
      ofEntry('iri', 'IRIs: beyond ASCII'),
    ]),
  },
  {
    text: 'Schemes',
    documents: documents('guide', [ofEntry('schemes', 'Files, mail, URNs, databases')]),
  },
  {
    text: 'With other libraries',
    documents: documents('guide', [
      ofEntry('fp-ts', 'fp-ts: instances and optics'),
      ofEntry('standard', 'Standard Schema'),
      ofEntry('ajv', 'JSON Schema with Ajv'),
      ofEntry('fast-check', 'Random URIs for tests'),
    ]),
  },
  {
    text: 'In bulk',
    documents: documents('guide', [
      ofEntry('scan', 'Scan without allocating'),
      ofEntry('bytes', 'Lines of bytes'),
      ofDocs('command-line', 'Command line'),
      ofDocs('engines', 'ClickHouse, DuckDB'),
      ofDocs('runtimes', 'Runtimes and tools'),
    ]),
  },
  {
    text: 'Project',
    documents: documents('project', [
      ['ARCHITECTURE.md', 'architecture', 'Architecture'],
      ['CONTRIBUTING.md', 'contributing', 'Contributing'],
      ['CHANGELOG.md', 'changelog', 'Changes'],
      ['SECURITY.md', 'security', 'Security'],
    ]),
  },
]

export const DOCUMENTS = GROUPS.flatMap(({ documents }) => documents)
