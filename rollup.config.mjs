// What is published. `rollup -c` builds all of it, `rollup -c --configOnly cli` (or lib, min, types) one part.
import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { dts } from 'rollup-plugin-dts'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import { ENTRIES } from './build/entries.mjs'
import { generate } from './build/generate.mjs'
import { licences } from './build/licences.mjs'
import {
  addCommonJs,
  aliases,
  asCommonJs,
  inlinedNumbers,
  minified,
  placedExports,
  withoutDocstrings,
} from './build/plugins.mjs'

await generate()

const ascii = { target: 'es2021', charset: 'ascii', legalComments: 'none' }
const script = esbuild({ ...ascii, loaders: { '.json': 'json' } })

const input = Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`]))

/** The room of a module, which does not depend on the folder of the repository. */
const roomOf = (id) => /^(?:src|types)[\\/](\w+)[\\/]/.exec(relative('.', id))?.[1]

const lib = {
  input,
  plugins: [withoutDocstrings, script, inlinedNumbers],
  output: {
    dir: 'dist',
    chunkFileNames: ({ name }) => `${name === 'internal' ? name : `internal-${name}`}.js`,
    // What all entries share is one chunk. Rollup makes others of what only some entries share.
    manualChunks: (id) => (id.endsWith('/inspect.ts') ? 'inspect' : roomOf(id) === 'core' ? 'internal' : undefined),
    minifyInternalExports: false,
    plugins: [aliases, addCommonJs(asCommonJs)],
    sourcemap: true,
  },
}

/** For pages without a bundler: a module, and a script that defines `uriTs`. Each holds all of the root. */
const min = {
  input: 'src/index.ts',
  treeshake: { moduleSideEffects: false },
  plugins: [script],
  output: [
    { file: 'dist/index.min.js', format: 'es' },
    { file: 'dist/uri-ts.script.js', format: 'iife', name: 'uriTs' },
  ].map((output) => ({
    ...output,
    plugins: [minified],
  })),
}

/** The command line, with the packages that it uses. Node starts CommonJS sooner than modules. */
const cli = {
  input: { cli: 'src/cli/main.ts' },
  preserveEntrySignatures: 'allow-extension',
  plugins: [script, nodeResolve(), commonjs()],
  output: {
    dir: 'dist',
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'cli/[name].cjs',
    plugins: [minify({ ...ascii, target: 'node20' }), licences('cli/LICENSES.txt')],
  },
}

const types = {
  input,
  plugins: [dts()],
  output: {
    dir: 'dist',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types/[name].d.ts',
    // Entries contain the types of integrations, which import from the libraries that they plug into.
    manualChunks: (id) => (roomOf(id) === 'integrations' ? undefined : roomOf(id)),
    minifyInternalExports: false,
    plugins: [placedExports, addCommonJs((code) => code)],
  },
}

const CONFIGS = { lib, min, cli, types }

export default ({ configOnly }) => {
  if (configOnly === undefined) rmSync('dist', { recursive: true, force: true })
  return CONFIGS[configOnly] ?? Object.values(CONFIGS)
}
