// Bundles the packages. The command is `node packages/build.mjs [name...]`. Each bundle is CommonJS, and includes the
// parts of uri-ts that it uses.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Lists the entry points of each package. */
const ENTRIES = {
  'fast-uri': ['index', 'strict', 'utils'],
  'uri-js': ['index'],
}

/** Resolves `uri-ts` and its entry points to the sources. */
const fromSources = {
  name: 'from-sources',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^uri-ts(\/|$)/ }, ({ path }) => ({
      path: here(`../src/${path === 'uri-ts' ? 'index' : path.slice('uri-ts/'.length)}.ts`),
    }))
  },
}

const names = process.argv.slice(2)
for (const name of names.length === 0 ? Object.keys(ENTRIES) : names) {
  await build({
    entryPoints: ENTRIES[name].map((entry) => here(`./${name}/src/${entry}.ts`)),
    outdir: here(`./${name}/dist`),
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    target: 'es2021',
    charset: 'ascii',
    minifySyntax: true,
    treeShaking: true,
    plugins: [fromSources],
    logLevel: 'warning',
  })
}
