// Bundles the packages. Run this script with `node packages/build.mjs [name...]`. Each bundle is a CommonJS module that
// contains the parts of uri-ts that its package uses. `dist/LICENSES.txt` contains the licenses of all bundled packages
// other than uri-ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const ENTRIES = {
  'fast-uri': ['index', 'strict', 'utils'],
  'node-url': ['index'],
  'uri-js': ['index'],
  'eslint-plugin': ['index', 'migrate'],
}

/** Resolves `uri-ts` and its entry points to their source files. */
const fromSources = {
  name: 'from-sources',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^uri-ts(\/|$)/ }, ({ path }) => ({
      path: here(`../src/${path === 'uri-ts' ? 'index' : path.slice('uri-ts/'.length)}.ts`),
    }))
  },
}

/** Like Vite, imports a file as a string if the import path ends with `?raw`. */
const rawTexts = {
  name: 'raw-texts',
  setup: (bundle) => {
    bundle.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?raw', '')),
      namespace: 'raw',
    }))
    bundle.onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }))
  },
}

/** Returns the folders of the packages that a bundle includes. */
const packagesIn = ({ inputs }) => [
  ...new Set(Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])),
]

/** Returns the name, the version and the license of an installed package. */
const licenseOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

const names = process.argv.slice(2)
for (const name of names.length === 0 ? Object.keys(ENTRIES) : names) {
  const { metafile } = await build({
    entryPoints: ENTRIES[name].map((entry) => here(`./${name}/src/${entry}.ts`)),
    outdir: here(`./${name}/dist`),
    bundle: true,
    format: 'cjs',
    // If the platform is Node, esbuild adds a list of the exports, so that ES modules can import them by name.
    platform: name === 'eslint-plugin' ? 'node' : 'neutral',
    mainFields: ['module', 'main'],
    // A bundle loads these modules with `require` instead of including them.
    external: ['eslint', 'node:*', './index'],
    metafile: true,
    absWorkingDir: here('..'),
    target: 'es2021',
    // Private properties are slow if esbuild implements them with a `WeakMap`, as it does by default for the target
    // ES2021.
    supported: { 'class-private-field': true, 'class-private-brand-check': true },
    charset: 'ascii',
    minifySyntax: true,
    treeShaking: true,
    plugins: [fromSources, rawTexts],
    logLevel: 'warning',
    logOverride: { 'ignored-bare-import': 'silent' },
  })
  const included = packagesIn(metafile).map((folder) => licenseOf(here(`../${folder}`)))
  if (included.length > 0) writeFileSync(here(`./${name}/dist/LICENSES.txt`), included.join('\n---\n\n'))
}
