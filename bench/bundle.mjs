import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')

/**
 * Bundles a source file of this repository, but not the packages that the file imports. The bundle does not contain
 * `uri-ts`, so the benchmark loads the built package as a user's program would. The bundle is written to a folder
 * directly below the root, so that paths relative to `import.meta.dirname` stay valid.
 */
export const bundle = async (source) => {
  const outfile = resolve(root, 'reports', `${source.replaceAll('/', '-').replace(/\.ts$/, '')}.mjs`)
  await build({
    entryPoints: [resolve(root, source)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Prevents esbuild from reading the repository's `tsconfig.json`, whose `paths` option resolves `uri-ts` to the
    // sources.
    tsconfigRaw: {},
  })
  return outfile
}

export const run = async (source, options) => {
  const outfile = await bundle(source)
  const { status } = spawnSync(process.execPath, ['--expose-gc', outfile, ...options], { stdio: 'inherit', cwd: root })
  process.exitCode = status ?? 1
}
