import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')

/**
 * Bundles a source of this repository, packages outside, `uri-ts` too: what runs is the built package, loaded as users
 * load it. The bundle is in a direct child of the root, so that `import.meta.dirname` leads to the same places.
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
    // The paths of the tsconfig lead to the sources.
    tsconfigRaw: {},
  })
  return outfile
}

/** Bundles a source and runs it in a fresh process. */
export const run = async (source, options) => {
  const outfile = await bundle(source)
  const { status } = spawnSync(process.execPath, ['--expose-gc', outfile, ...options], { stdio: 'inherit', cwd: root })
  process.exitCode = status ?? 1
}
