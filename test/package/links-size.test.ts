/**
 * Measures the size of what a browser loads to create a site's links: the route table and parts of the built package.
 */
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { leavesOf } from '../../src/routes/links/leaves'
import { ROOT } from '../support/files'
import { site } from '../support/forty-routes'

/**
 * The maximum size, in bytes, of a bundle that contains forty routes and the code for links. The bundle contains
 * neither codecs nor calls that create links. The goal is a bundle of at most 3,000 bytes.
 */
const LIMIT = 3020

it(`a client with a table of forty routes has at most ${LIMIT} bytes, brotlied`, async () => {
  expect(leavesOf(site)).toHaveLength(40)
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'test/support/forty-routes.ts')],
    alias: { 'uri-ts/routes': join(ROOT, 'dist/routes.js') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: {},
  })
  const [file] = outputFiles
  expect(file?.text).toContain('/projects/{id}/tasks/{task}/comments/{comment}')
  expect(brotliCompressSync(file?.contents ?? '').length).toBeLessThanOrEqual(LIMIT)
})
