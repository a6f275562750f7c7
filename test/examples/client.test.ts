/** Checks that the browser client of a route table contains the code for links but no matcher. */

import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { ROOT } from '../support/files'

const filesIn = async (entry: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    entryPoints: [join(ROOT, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    tsconfig: join(ROOT, 'tsconfig.json'),
  })
  const [output] = Object.values(metafile.outputs)
  return Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []))
}

const MATCHER = /^src\/(?:routes\/(?:router|query|request|tables|frameworks)|template\/extract)\//

it('the client of the notes has no matcher, and the server has one', async () => {
  const client = await filesIn('examples/routes/client.ts')
  expect(client).toContain('src/routes/links/link.ts')
  expect(client.filter((file) => MATCHER.test(file))).toEqual([])
  const server = await filesIn('examples/routes/notes.ts')
  expect(server.filter((file) => MATCHER.test(file))).not.toEqual([])
})
