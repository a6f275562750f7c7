// `rollup -c` builds everything. To build only one part, append `--configOnly`, followed by `cli`, `lib` or `types`.
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { dts } from 'rollup-plugin-dts'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import license from 'rollup-plugin-license'
import { ENTRIES } from './build/entries.mjs'
import { addCommonJs, aliases, placedExports, sources } from './build/plugins.mjs'

const script = esbuild({ target: 'es2021', charset: 'ascii', legalComments: 'none', loaders: { '.json': 'json' } })
/** Writes the sorted licenses of the bundled packages. If a license is neither MIT nor ISC, the build fails. */
const allow = { test: '(MIT OR ISC)', failOnUnlicensed: true, failOnViolation: true }
const template = (packages) => [...packages.map((each) => each.text())].sort().join('\n\n---\n\n')
const licences = license({ thirdParty: { allow, output: { file: 'dist/cli/LICENSES.txt', template } } })
const input = Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`]))
/** Returns the folder of a module in `src` or `types`, regardless of the repository's location. */
const roomOf = (id) => /^[\\/](?:src|types)[\\/](\w+)[\\/]/.exec(id.slice(process.cwd().length))?.[1]
/** Returns whether one of four entry points directly or indirectly imports the module. */
const inRoot = (id, of) => /src.(index|bytes|ip|iri)\.ts$/.test(id) || of(id).importers.some((each) => inRoot(each, of))

const CONFIGS = {
  lib: {
    input,
    plugins: [script, sources],
    output: {
      dir: 'dist',
      chunkFileNames: ({ name }) => `${name === 'internal' ? name : `internal-${name}`}.js`,
      // The main entry point imports only one chunk of the core. A second chunk contains the rest of the core.
      manualChunks(id, { getModuleInfo }) {
        if (/core.inspect/.test(id)) return 'inspect'
        return roomOf(id) === 'core' ? (inRoot(id, getModuleInfo) ? 'internal' : 'core') : undefined
      },
      minifyInternalExports: false,
      plugins: [aliases, addCommonJs],
      sourcemap: true,
    },
  },
  // The CLI is bundled with its dependencies, because ES modules would take 1.2 times as long to start.
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
  // CommonJS has separate declarations: TypeScript 5.0 reports TS2841 if CommonJS and ES modules share them.
  types: {
    input,
    plugins: [dts()],
    output: ['ts', 'cts'].map((end) => ({
      dir: 'dist',
      entryFileNames: `[name].d.${end}`,
      chunkFileNames: `types/[name].d.${end}`,
      // The types of an integration stay in its entry point, because they import a library that is optional.
      manualChunks: (id) => (roomOf(id) === 'integrations' ? undefined : roomOf(id)),
      minifyInternalExports: false,
      plugins: [placedExports],
    })),
  },
}

export default ({ configOnly }) => CONFIGS[configOnly] ?? Object.values(CONFIGS)
