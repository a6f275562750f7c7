/** Checks that a program's bundle contains no code from an entry point that the program imports but does not use. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { ROOT } from '../support/files'

const ENTRIES = readdirSync(join(ROOT, 'src')).flatMap((file) => (file.endsWith('.ts') ? [basename(file, '.ts')] : []))

/** Lists the entry points that only tests import. The size of these entry points does not matter. */
const FOR_TESTS = ['fast-check']

/** Keeps each statement that may have a side effect, although the package declares that no file has side effects. */
const keepEffects: Plugin = {
  name: 'keep-effects',
  setup: ({ onResolve }) => {
    onResolve({ filter: /internal-inspect|^[^./]/ }, ({ path }) => ({ path, external: true, sideEffects: false }))
    onResolve({ filter: /^\.{0,2}\// }, ({ path, resolveDir }) => ({ path: join(resolveDir, path), sideEffects: true }))
  },
}

it.each(ENTRIES.filter((entry) => !FOR_TESTS.includes(entry)))(
  'a program that only loads %s contains none of it',
  async (entry) => {
    const { outputFiles } = await build({
      stdin: { contents: `import './${entry}.js'`, resolveDir: join(ROOT, 'dist') },
      plugins: [keepEffects],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
    })
    expect(outputFiles[0]?.text).toBe('')
  },
)
