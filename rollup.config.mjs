// What is published. `rollup -c` builds all of it, `rollup -c --configOnly cli` (or lib, min, node, types) one part.
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { dts } from 'rollup-plugin-dts'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import { ENTRIES, PRIVATE } from './build/entries.mjs'
import { buildKernel } from './build/kernel.mjs'
import {
  aliasedInternals,
  clean,
  declarations,
  everyName,
  inlinedNumbers,
  pureCalls,
  shortNames,
  stubs,
  without,
  withoutClosures,
  withoutDocs,
} from './build/plugins.mjs'

await buildKernel()

/** The rooms that entries share. Code that only template and routes share goes into a chunk that the root never loads. */
const SHARED =
  /\/src\/(?:fp|grammar|errors|scanner|percent|model|components|building|resolution|equivalence)\/|\/ip\/address/

/** What only http and repair share. */
const SHARED_BY_HTTP = /\/src\/http\/(?:addresses\/inet-aton|guards\/special-scheme)/

/** What reads a template: only that goes into `ajv`. */
const SYNTAX = /\/src\/template\/syntax\/(?:characters|messages|model|operators|parse|template-error)\./

/** What checks IRIs: only that goes into `ajv`. */
const IRIS = /\/src\/iri\/(?:characters|messages|parse|scan)\./

/** The sentences of single schemes: their chunk gives the declarations of these entries a home. */
const SCHEMES = /\/src\/(?:file|data|urn|mailto)\/messages\./

const sharedChunk = (id) => {
  if (SHARED.test(id)) return 'internal'
  if (IRIS.test(id)) return 'internal-iri'
  if (SCHEMES.test(id)) return 'internal-schemes'
  if (SYNTAX.test(id)) return 'internal-syntax'
  return SHARED_BY_HTTP.test(id) ? 'internal-http' : undefined
}

const target = 'es2021'
const script = (options = {}) => esbuild({ target, charset: 'ascii', legalComments: 'none', ...options })

const input = Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`]))

const lib = {
  input,
  plugins: [withoutDocs, script(), pureCalls, clean, stubs([...ENTRIES.slice(1), ...PRIVATE])],
  output: ['js', 'cjs'].map((extension) => ({
    dir: 'dist',
    format: extension === 'js' ? 'es' : 'cjs',
    entryFileNames: `[name].${extension}`,
    chunkFileNames: ({ name }) => `${/^internal/.test(name) ? name : 'internal-template'}.${extension}`,
    manualChunks: sharedChunk,
    minifyInternalExports: false,
    plugins: [inlinedNumbers, aliasedInternals],
    generatedCode: { constBindings: true },
    sourcemap: true,
    sourcemapExcludeSources: true,
  })),
}

/** For pages without a bundler: a module, and a script that defines `uriTs`. Each holds all of the root. */
const min = {
  input: 'src/index.ts',
  plugins: [script(), pureCalls],
  output: [
    { file: 'dist/index.min.js', format: 'es' },
    { file: 'dist/uri-ts.script.js', format: 'iife', name: 'uriTs' },
  ].map((output) => ({
    ...output,
    generatedCode: { constBindings: true },
    plugins: [withoutClosures],
    sourcemap: true,
    sourcemapExcludeSources: true,
  })),
}

/** For Node: the root in one file, which loads faster than two. Its functions are also in `internal`, for the other entries. */
const node = {
  input: 'src/index.ts',
  plugins: [script(), declarations],
  output: [
    { file: 'dist/index.node.mjs', format: 'es' },
    { file: 'dist/index.node.cjs', format: 'cjs' },
  ].map((output) => ({
    ...output,
    generatedCode: { constBindings: true },
    plugins: [shortNames],
    sourcemap: true,
    sourcemapExcludeSources: true,
  })),
}

/** Commander loads it, which takes 2 ms, to start programs. */
const UNUSED = 'node:child_process'

/** The command line, with the packages that it uses. Node starts CommonJS sooner than modules. */
const cli = {
  input: { cli: 'src/cli/main.ts' },
  external: (id) => id.startsWith('node:') && id !== UNUSED,
  plugins: [
    without(UNUSED),
    script({ loaders: { '.json': 'json' }, target: 'node20' }),
    nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
    commonjs(),
  ],
  output: {
    dir: 'dist',
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'cli/[name].cjs',
    plugins: [minify({ target: 'node20', charset: 'ascii', legalComments: 'none' })],
  },
}

/** The declarations of single schemes: only their entries read them. */
const SCHEME_TYPES = /\/(?:src|types)\/(?:file|data|urn|mailto)\/|\/types\/model\/refuse-literal/

/** The declarations of IRIs, of which one is a table of 8,000 characters: only `iri` reads them. */
const IRI_TYPES = /\/(?:src|types)\/iri\//

/** The declarations of templates and of tables of routes. */
const TEMPLATE_TYPES = /\/(?:src|types)\/(?:template|routes)\//

/** The declarations of guards and requests: only `http` and `repair` read them. */
const HTTP_TYPES = /\/(?:src|types)\/(?:http|repair)\//

/** All other declarations are in `internal`, for both kinds of module. */
const types = {
  input,
  plugins: [dts({ sourcemap: true }), everyName],
  output: ['ts', 'cts'].map((extension) => ({
    dir: 'dist',
    format: 'es',
    entryFileNames: `[name].d.${extension}`,
    chunkFileNames: `[name].d.${extension}`,
    manualChunks: (id) => {
      // The types of fast-check are only in the entry that is for it.
      if (id.includes('/src/fast-check/') || ENTRIES.some((name) => id.endsWith(`/src/${name}.ts`))) return undefined
      if (SCHEME_TYPES.test(id)) return 'internal-schemes'
      if (TEMPLATE_TYPES.test(id)) return 'internal-template'
      if (HTTP_TYPES.test(id)) return 'internal-http'
      return IRI_TYPES.test(id) ? 'internal-iri' : 'internal'
    },
    minifyInternalExports: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
  })),
}

const CONFIGS = { lib, min, node, cli, types }

export default ({ configOnly }) => (configOnly === undefined ? Object.values(CONFIGS) : CONFIGS[configOnly])
