// `rollup -c` builds everything that is published, and `rollup -c --configOnly cli` (or `lib`, or `types`) one part.
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { dts } from 'rollup-plugin-dts'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import license from 'rollup-plugin-license'
import { ENTRIES } from './build/entries.mjs'
import { addCommonJs, aliases, placedExports, sources } from './build/plugins.mjs'

const script = esbuild({ target: 'es2021', charset: 'ascii', legalComments: 'none', loaders: { '.json': 'json' } })

/** Writes the licences of the bundled packages. If a licence is neither MIT nor ISC, the build fails. */
const allow = { test: '(MIT OR ISC)', failOnUnlicensed: true, failOnViolation: true }
const licences = license({ thirdParty: { allow, output: 'dist/cli/LICENSES.txt' } })

const input = Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`]))

/** Returns the room of a module. The result does not depend on the folder of the repository. */
const roomOf = (id) => /^[\\/](?:src|types)[\\/](\w+)[\\/]/.exec(id.slice(process.cwd().length))?.[1]

const CONFIGS = {
  lib: {
    input,
    plugins: [script, sources],
    output: {
      dir: 'dist',
      chunkFileNames: ({ name }) => `${name === 'internal' ? name : `internal-${name}`}.js`,
      // The code that all entry points share is one chunk. Rollup puts code that only some share into other chunks.
      manualChunks: (id) => (id.endsWith('/inspect.ts') ? 'inspect' : roomOf(id) === 'core' ? 'internal' : undefined),
      minifyInternalExports: false,
      plugins: [aliases, addCommonJs],
      sourcemap: true,
    },
  },

  // The command line is bundled with its packages. If it consists of ES modules, it takes 1.2 times as long to start.
  cli: {
    input: { cli: 'src/cli/main.ts' },
    preserveEntrySignatures: 'allow-extension',
    plugins: [script, nodeResolve(), commonjs()],
    output: {
      dir: 'dist',
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: 'cli/[name].cjs',
      plugins: [minify({ target: 'node20', charset: 'ascii', legalComments: 'none' }), licences],
    },
  },

  // CommonJS has its own declarations. If both kinds of modules shared them, TypeScript 5.0 would report TS2841.
  types: {
    input,
    plugins: [dts()],
    output: ['ts', 'cts'].map((end) => ({
      dir: 'dist',
      entryFileNames: `[name].d.${end}`,
      chunkFileNames: `types/[name].d.${end}`,
      // Entry points contain the types of integrations, which import from the libraries that they extend.
      manualChunks: (id) => (roomOf(id) === 'integrations' ? undefined : roomOf(id)),
      minifyInternalExports: false,
      plugins: [placedExports],
    })),
  },
}

export default ({ configOnly }) => CONFIGS[configOnly] ?? Object.values(CONFIGS)
