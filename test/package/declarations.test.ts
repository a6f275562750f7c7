/** What compilers write into the declarations of a library that exports results of this one, without naming a type. */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../support/imports'
import { installPacked } from '../support/packed'

const COMPILERS = {
  '5.0.4': 'typescript-5.0',
  '5.9.3': 'typescript-5.9',
  '6.0.3': 'typescript',
  '7.0.2': 'typescript-7.0',
}

const MOST_BYTES = 2048

/** What a library may export, and what it imports for that; each is a file. */
const EXPORTS: { readonly [file: string]: readonly [imports: string, value: string] } = {
  maker: ["import { uri } from 'uri-ts'", 'uri'],
  makers: ["import * as uriTs from 'uri-ts'", '{ uri: uriTs.uri, uris: uriTs.uris, view: uriTs.view }'],
  constant: ["import { uri } from 'uri-ts'", "uri('http://a/b')"],
  view: ["import { uri, view } from 'uri-ts'", "view(uri('http://a/b'))"],
  go: ["import { resolve, uri, view } from 'uri-ts'", "resolve(view(uri('http://a/b')))"],
  resolved: [
    "import { relativeRef, resolve, uri, view } from 'uri-ts'",
    "resolve(view(uri('a:b')))(view(relativeRef('c')))",
  ],
  setter: ["import { withHost } from 'uri-ts'", "withHost('b')"],
  setters: ["import { withHost, withoutQuery, withPath } from 'uri-ts'", '{ withHost, withoutQuery, withPath }'],
  normal: ["import { normalize } from 'uri-ts'", 'normalize'],
  parsed: ["import { parseUri } from 'uri-ts'", "parseUri('a:b')"],
  readers: [
    "import { components, host, queryPairs, segments } from 'uri-ts'",
    '{ components, host, queryPairs, segments }',
  ],
  host: ["import { host, uri, view } from 'uri-ts'", "host(view(uri('http://a/b')))"],
  failed: ["import { showError, showReason } from 'uri-ts'", '{ showError, showReason }'],
  rules: ["import { equalsForScheme } from 'uri-ts/schemes'", 'equalsForScheme({ x: { defaultPort: 1 } })'],
  spans: ["import { createSpans, scan } from 'uri-ts/scan'", '[createSpans(), scan] as const'],
  address: ["import { formatIPv6, parseIPv6 } from 'uri-ts/ip'", '{ formatIPv6, parseIPv6 }'],
  instances: [
    "import { Eq, lensQuery, MonoidQuery, Ord, prismUri, Show } from 'uri-ts/fp-ts'",
    '{ Eq, lensQuery, MonoidQuery, Ord, prismUri, Show }',
  ],
  target: ["import { parseRequestTarget } from 'uri-ts/http'", "parseRequestTarget('GET', '/')"],
  guards: ["import { ambiguousPath, privateHost } from 'uri-ts/http'", '{ ambiguousPath, privateHost }'],
  file: ["import { safeFilePath } from 'uri-ts/http'", "safeFilePath('/srv')"],
  maker2: ["import { template } from 'uri-ts/template'", 'template'],
  template: ["import { template } from 'uri-ts/template'", "template('/users/{id}{?page}')"],
  codecs: [
    "import { int, oneOf, template, withCodecs } from 'uri-ts/template'",
    "withCodecs({ id: int, by: oneOf('a', 'b') })(template('/{id}{?by}'))",
  ],
  expand: ["import { expand, template } from 'uri-ts/template'", "expand(template('/users/{id}{?page}'))"],
  extract: ["import { extract, template } from 'uri-ts/template'", "extract(template('/users/{id}{?page}'))"],
  partial: [
    "import { partialExpand, template } from 'uri-ts/template'",
    "partialExpand(template('/users/{id}{?page}'))({ id: 1 })",
  ],
  maker3: ["import { defineRoutes } from 'uri-ts/routes'", 'defineRoutes'],
  routes: [
    "import { defineRoutes } from 'uri-ts/routes'",
    "defineRoutes({ home: '/', user: '/users/{id}{?page}', file: '/files{/path*}' })",
  ],
  matcher: [
    "import { defineRoutes, routeMatcher } from 'uri-ts/routes'",
    "routeMatcher(defineRoutes({ home: '/', user: '/users/{id}' }))",
  ],
  links: [
    "import { uri } from 'uri-ts'\nimport { absoluteLinks, defineRoutes } from 'uri-ts/routes'",
    "absoluteLinks(uri('a://b'))(defineRoutes({ home: '/', user: '/users/{id}' }))",
  ],
  router: ["import { compileRouter } from 'uri-ts/routes'", "compileRouter({ home: '/', user: '/users/{id}' })"],
  matched: ["import { matchPath } from 'uri-ts/routes'", 'matchPath'],
}

const NAMES = Object.keys(EXPORTS)

const packed = installPacked()
for (const name of NAMES) {
  const [imports, value] = EXPORTS[name] as readonly [string, string]
  packed.file(`${name}.mts`, `${imports}\n\nexport const exported = ${value}\n`)
}

const FLAGS = [
  ...['--strict', '--target', 'es2022', '--lib', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext'],
  ...['--pretty', 'false', '--rootDir', '.'],
]

const run = (compiler: string, ...args: readonly string[]): string =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', compiler, 'bin/tsc'), ...FLAGS, ...args], {
    cwd: packed.folder,
    encoding: 'utf8',
  }).stdout.trim()

describe.each(Object.entries(COMPILERS))('TypeScript %s', (version, compiler) => {
  const out = `out-${version}`

  it('names every type in the declarations of a library', () => {
    const sources = NAMES.map((name) => `${name}.mts`)
    expect(run(compiler, '--skipLibCheck', '--declaration', '--emitDeclarationOnly', '--outDir', out, ...sources)).toBe(
      '',
    )
  })

  it('reads these declarations again', () => {
    const written = NAMES.map((name) => join(out, `${name}.d.mts`))
    expect(run(compiler, '--noEmit', ...written)).toBe('')
  })

  it(`writes at most ${MOST_BYTES} bytes for an export, none of them \`any\``, () => {
    const file = (name: string): string => join(packed.folder, out, `${name}.d.mts`)
    const large = NAMES.map((name) => [name, statSync(file(name)).size] as const)
    expect(large.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([])
    expect(NAMES.filter((name) => /\bany\b/.test(readFileSync(file(name), 'utf8')))).toEqual([])
  })
})
