/**
 * Checks that the functions for literals add only an identity function to a bundle, that most bundles omit the code for
 * repairs, and that no published scanning function allocates memory.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { ENTRY_FILES, ROOT } from '../support/files'

const bundle = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: contents.replaceAll("'uri-ts'", "'./dist/index.js'"), resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

it('types are nothing', async () => {
  expect(await bundle("import type { IsUri, Normalize, Parse, Resolve } from 'uri-ts'")).toBe('')
})

it('the constructors of literals are one identity function, and nothing else comes with them', async () => {
  const text = await bundle("export { uri, absoluteUri, relativeRef, uriReference } from 'uri-ts'")
  expect(text).toMatch(
    /^var (\w)=(\w)=>\2(,\w=\1){4};export\{(\w as (absoluteUri|relativeRef|uri|uriReference),?){4}\};$/,
  )
  expect(text.length).toBe(96)
})

it('a constant costs its own text', async () => {
  const text = await bundle("import { uri } from 'uri-ts'\nconsole.log(uri('http://a/b'))")
  expect(text).toMatch(/^var (\w)=(\w)=>\2,(\w)=\1;console\.log\(\3\("http:\/\/a\/b"\)\);$/)
})

describe('repairs are in no bundle', () => {
  const hasRepair = async (contents: string): Promise<boolean> =>
    /BrowserError|replacement:|drive letter/.test(await bundle(contents))

  it('of an entry that neither is uri-ts/repair nor follows redirects', async () => {
    const files = ENTRY_FILES.map((file) => basename(file, '.ts'))
    const found = await Promise.all(files.map((file) => hasRepair(`export * from './dist/${file}.js'`)))
    expect(files.filter((_, index) => found[index])).toEqual(['http', 'repair'])
  })

  it('of an export of uri-ts/http, except the one that reads Location fields as browsers do', async () => {
    const names = Object.keys(await import('uri-ts/http'))
    const found = await Promise.all(names.map((name) => hasRepair(`export { ${name} } from './dist/http.js'`)))
    expect(names.filter((_, index) => found[index])).toEqual(['guardFetch'])
  })
})

describe('a call allocates nothing', () => {
  const SCANS = ['scan', 'scanFromPath', 'scanHost']
  const GUARDS = ['isAbsoluteUri', 'isRelativeRef', 'isUri', 'isUriReference']

  const HOLDERS: Readonly<Record<string, readonly string[]>> = {
    index: GUARDS,
    'index.min': GUARDS,
    internal: [...GUARDS, ...SCANS],
    scan: SCANS,
    'uri-ts.script': GUARDS,
  }
  const files = readdirSync(join(ROOT, 'dist')).filter((file) => /^(?!cli).*\.[cm]?js$/.test(file))

  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-bytes-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const outfile = join(folder, 'allocated.mjs')

  const allocatedIn = async (...paths: readonly string[]): Promise<unknown> => {
    await build({
      entryPoints: [join(ROOT, 'test/support/allocated.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      tsconfigRaw: {},
    })
    // If V8 runs in a single thread, it optimizes each function before the measurement, even on a busy machine.
    const args = ['--single-threaded', outfile, ...paths.map((path) => join(ROOT, 'dist', path))]
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  }

  const nothing = (names: readonly string[]): unknown => Object.fromEntries(names.map((name) => [name, 0]))

  it.each(files)('in %s', async (file) => {
    expect(await allocatedIn(file)).toEqual(nothing(HOLDERS[file.replace(/\.[cm]?js$/, '')] ?? []))
  })

  it.each(['js', 'cjs'])('in internal.%s with the kernel', async (end) => {
    expect(await allocatedIn(`internal.${end}`, `bytes.${end}`)).toEqual(nothing([...GUARDS, ...SCANS]))
  })
})
