// What is published. `rollup -c` builds all of it, `rollup -c --configOnly cli` (or lib, min, types) one part.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { dts } from 'rollup-plugin-dts'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import { minify as terser } from 'terser'

const ENTRIES = ['index', 'scan', 'ip', 'fp-ts', 'http', 'template', 'routes']

/** The rooms that entries share. What else two entries need, rollup keeps in a chunk, too, which the root never loads. */
const SHARED =
  /\/src\/(?:fp|grammar|errors|scanner|percent|model|components|building|resolution|equivalence|text)\/|\/ip\/address/

const target = 'es2021'
const script = (options = {}) => esbuild({ target, charset: 'ascii', legalComments: 'none', ...options })

/** Drops what esbuild keeps: the comments on members of classes. The lines stay, for the maps. */
const withoutDocs = {
  name: 'without-docs',
  transform: (code) => ({ code: code.replace(/^ *\/\*\*.*?\*\//gms, (text) => text.replace(/[^\n]/g, '')), map: null }),
}

/** A call that makes a constant of a module has no effect but the constant: bundlers drop it where nothing uses that. */
const pureCalls = {
  name: 'pure-calls',
  transform: (code) => ({
    code: code.replace(/^(?:export )?const [\w$]+ = (?=(?:new )?[\w$.]+\()/gm, '$&/* @__PURE__ */ '),
    map: null,
  }),
}

/** Drops the last build as soon as this one is known to be sound. */
const clean = {
  name: 'clean',
  buildEnd: (error) => {
    if (error === undefined) rmSync('dist', { recursive: true, force: true })
  },
}

/** For resolvers that do not read `exports`: a folder for each subpath, that leads to its files. */
const stubs = {
  name: 'stubs',
  writeBundle: () => {
    for (const name of [...ENTRIES.slice(1), 'internal']) {
      const [main, module, types] = ['cjs', 'js', 'd.ts'].map((extension) => `../dist/${name}.${extension}`)
      mkdirSync(name, { recursive: true })
      writeFileSync(`${name}/package.json`, `${JSON.stringify({ main, module, types, sideEffects: false }, null, 2)}\n`)
    }
  },
}

/** Exports what only other declarations use, too, so that compilers can name it in declarations made from these. */
const everyName = {
  name: 'every-name',
  renderChunk: (code, { name }) => {
    if (name !== 'internal') return null
    const exported = new Set(code.slice(code.lastIndexOf('\nexport {')).match(/[\w$]+/g))
    const declared = code.matchAll(/^(?:declare )?(?:abstract )?(?:type|interface|const|class|function) ([\w$]+)/gm)
    const others = [...new Set([...declared].map(([, each]) => each))].filter((each) => !exported.has(each))
    const why = '// Private: what follows is exported so that compilers can name it in declarations made from these.'
    return { code: `${code.trimEnd()}\n${why}\nexport type { ${others.join(', ')} };\n`, map: null }
  },
}

const input = Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`]))

const lib = {
  input,
  plugins: [withoutDocs, script(), pureCalls, clean, stubs],
  output: ['js', 'cjs'].map((extension) => ({
    dir: 'dist',
    format: extension === 'js' ? 'es' : 'cjs',
    entryFileNames: `[name].${extension}`,
    chunkFileNames: ({ name }) => `${name === 'internal' ? 'internal' : 'internal-template'}.${extension}`,
    manualChunks: (id) => (SHARED.test(id) ? 'internal' : undefined),
    minifyInternalExports: false,
    generatedCode: { constBindings: true },
    sourcemap: true,
    sourcemapExcludeSources: true,
  })),
}

/** Without what makes closures of functions that are used once: each call of `scan` would allocate them. */
const withoutClosures = {
  name: 'without-closures',
  renderChunk: (code, _, { format }) =>
    terser(code, {
      module: format === 'es',
      compress: { ecma: 2020, passes: 3, reduce_funcs: false, inline: 0 },
      format: { ascii_only: true },
      sourceMap: { asObject: true },
    }),
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

/** The command line, with the packages that it uses. */
const cli = {
  input: { cli: 'src/cli/main.ts' },
  external: /^node:/,
  plugins: [
    script({ loaders: { '.json': 'json' } }),
    nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
    commonjs(),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    chunkFileNames: '[name].js',
    plugins: [minify({ target: 'node20', charset: 'ascii', legalComments: 'none' })],
  },
}

/** All declarations stand in `internal`, for both kinds of module. */
const types = {
  input,
  plugins: [dts({ sourcemap: true }), everyName],
  output: ['ts', 'cts'].map((extension) => ({
    dir: 'dist',
    format: 'es',
    entryFileNames: `[name].d.${extension}`,
    chunkFileNames: `internal.d.${extension}`,
    manualChunks: (id) => (ENTRIES.some((name) => id.endsWith(`/src/${name}.ts`)) ? undefined : 'internal'),
    minifyInternalExports: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
  })),
}

const CONFIGS = { lib, min, cli, types }

export default ({ configOnly }) => (configOnly === undefined ? Object.values(CONFIGS) : CONFIGS[configOnly])
