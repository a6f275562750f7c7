import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')

/**
 * Bundles a source file of this repository. Packages stay external. This includes `uri-ts`, so that the bench loads
 * the built package as users do. The bundle goes into a direct child of the root, to keep paths relative to
 * `import.meta.dirname` valid.
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
    // The `paths` of the repository's tsconfig would point `uri-ts` to the sources.
    tsconfigRaw: {},
  })
  return outfile
}

/** Bundles a source file and runs it in a new process. */
export const run = async (source, options) => {
  const outfile = await bundle(source)
  const { status } = spawnSync(process.execPath, ['--expose-gc', outfile, ...options], { stdio: 'inherit', cwd: root })
  process.exitCode = status ?? 1
}
