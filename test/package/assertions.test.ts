/** Runs the assertions of `npm run runtimes` on the packed tarball, with the current version of Node. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { ROOT } from '../support/files'
import { installPacked } from '../support/packed'

const packed = installPacked()
packed.link('fast-check')
for (const name of ['arbitraries', 'assertions', 'main', 'main-alone']) {
  packed.file(`${name}.mjs`, readFileSync(join(ROOT, `test/runtimes/${name}.mjs`), 'utf8'))
}

const entryPoints = [join(packed.folder, 'main.mjs')]

const run = (file: string): string => execFileSync(process.execPath, [join(packed.folder, file)], { encoding: 'utf8' })

const ALL = /^(\d\d) of \1\n$/

it('all hold in modules', () => expect(run('main.mjs')).toMatch(ALL))

it('all hold without fast-check', () => expect(run('main-alone.mjs')).toMatch(ALL))

it('all hold in CommonJS', async () => {
  const outfile = join(packed.folder, 'required.cjs')
  await build({ entryPoints, outfile, bundle: true, format: 'cjs', packages: 'external' })
  expect(run('required.cjs')).toMatch(ALL)
})

it('all hold in a minified bundle', async () => {
  await build({ entryPoints, outfile: join(packed.folder, 'bundled.mjs'), bundle: true, format: 'esm', minify: true })
  expect(run('bundled.mjs')).toMatch(ALL)
})
