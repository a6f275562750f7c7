// What is published. `rollup -c` builds all of it, `rollup -c --configOnly cli` (or lib, min, types) one part.
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { dts } from 'rollup-plugin-dts'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import { ENTRIES } from './build/entries.mjs'
import { generate } from './build/generate.mjs'
import { licences } from './build/licences.mjs'
import {
  aliasedInternals,
  clean,
  commonJs,
  inlinedNumbers,
  placedExports,
  recordChunks,
  without,
  withoutClosures,
  withoutDocstrings,
} from './build/plugins.mjs'

await generate()

/** The rooms that entries share are one chunk. Rollup makes others of what only some entries share. */
const sharedChunk = (id) =>
  id.endsWith('/inspect.ts') ? 'inspect' : id.includes('/src/core/') ? 'internal' : undefined

const target = 'es2021'
const script = (options = {}) => esbuild({ target, charset: 'ascii', legalComments: 'none', ...options })

/** The chunk of each module, and the exports of each chunk: `lib` fills them, and `types` reads them. */
const chunks = { chunkOf: new Map(), exportsOf: new Map() }

const input = Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`]))

const lib = {
  input,
  plugins: [withoutDocstrings, script(), clean],
  output: {
    dir: 'dist',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `${name === 'internal' ? name : `internal-${name}`}.js`,
    manualChunks: sharedChunk,
    minifyInternalExports: false,
    plugins: [inlinedNumbers, aliasedInternals, commonJs, recordChunks(chunks)],
    generatedCode: { constBindings: true },
    sourcemap: true,
  },
}

/** For pages without a bundler: a module, and a script that defines `uriTs`. Each holds all of the root. */
const min = {
  input: 'src/index.ts',
  treeshake: { moduleSideEffects: false },
  plugins: [script()],
  output: [
    { file: 'dist/index.min.js', format: 'es' },
    { file: 'dist/uri-ts.script.js', format: 'iife', name: 'uriTs' },
  ].map((output) => ({
    ...output,
    generatedCode: { constBindings: true },
    plugins: [withoutClosures],
  })),
}

/** Commander loads it, which takes 2 ms, to start programs. */
const UNUSED = 'node:child_process'

/** The command line, with the packages that it uses. Node starts CommonJS sooner than modules. */
const cli = {
  input: { cli: 'src/cli/main.ts' },
  preserveEntrySignatures: 'allow-extension',
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
    plugins: [minify({ target: 'node20', charset: 'ascii', legalComments: 'none' }), licences('cli/LICENSES.txt')],
  },
}

/** Where declarations go that do not exist at run time: the first room whose path matches. */
const TYPES = [
  [/\/schemes\/|\/types\/core\/model\/refuse-literal/, 'internal-schemes'],
  [/\/iri\//, 'internal-iri'],
  [/\/(?:template|routes)\//, 'internal-template'],
  [/\/(?:http|repair)\//, 'internal-http'],
  [/\/fast-check\//, undefined],
  [/./, 'internal'],
]

/** A value is declared in the file beside the module that has it. */
const declarationChunk = (id) => {
  if (ENTRIES.some((name) => id.endsWith(`/src/${name}.ts`))) return undefined
  const chunk = chunks.chunkOf.get(id)
  if (chunk === undefined) return TYPES.find(([room]) => room.test(id))[1]
  return chunk.startsWith('internal') ? chunk : undefined
}

const types = {
  input,
  plugins: [dts(), placedExports(chunks)],
  output: ['ts', 'cts'].map((extension) => ({
    dir: 'dist',
    format: 'es',
    entryFileNames: `[name].d.${extension}`,
    chunkFileNames: `[name].d.${extension}`,
    manualChunks: declarationChunk,
    minifyInternalExports: false,
  })),
}

const CONFIGS = { lib, min, cli, types }

export default ({ configOnly }) => (configOnly === undefined ? Object.values(CONFIGS) : CONFIGS[configOnly])
