// Runs the assertions with each bundler and test runner. Node runs the bundles.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, bundle, here, MAIN, MAIN_ALONE, modules, node, out, versionOf } from './tools.mjs'

const byEsbuild = async () => node(await bundle('esbuild.mjs', { minify: true }))

const byRollup = () => {
  bin('rollup', MAIN, '-p', '@rollup/plugin-node-resolve', '-f', 'es', '-o', out('rollup.mjs'), '--silent')
  return node(out('rollup.mjs'))
}

const byVite = () => {
  const config = out('vite.config.mjs')
  writeFileSync(config, 'export default { ssr: { noExternal: true } }')
  bin('vite', 'build', '--config', config, '--ssr', MAIN, '--outDir', out('vite'), '--logLevel', 'error')
  return node(out('vite/main.js'))
}

const byWebpack = async () => {
  const { default: webpack } = await import('webpack')
  const output = { path: out('webpack'), filename: 'main.cjs' }
  const compiler = webpack({ mode: 'production', target: 'node', entry: MAIN, output, context: here })
  await new Promise((done, fail) => {
    compiler.run((error, stats) => (error || stats.hasErrors() ? fail(error ?? new Error(String(stats))) : done()))
  })
  return node(out('webpack/main.cjs'))
}

/**
 * Omits fast-check. One of its dependencies needs `exports` in `package.json`, but Parcel ignores `exports` by default.
 */
const byParcel = () => {
  const options = ['--no-autoinstall', '--no-source-maps', '--no-cache', '--log-level', 'error']
  bin('parcel', 'build', MAIN_ALONE, '--dist-dir', out('parcel'), ...options)
  return `${node(out('parcel/main-alone.js'))}, without \`uri-ts/fast-check\``
}

const byNext = () => {
  bin('next', 'build', join(here, 'next-app'))
  const html = readFileSync(join(here, 'next-app/.next/server/app/index.html'), 'utf8')
  return /\d+ of \d+[^<]*/.exec(html)?.[0] ?? 'the page has no result'
}

/** Jest loads the assertions and the library as CommonJS or ES modules, without transforming them. */
const byJest = async (file, format) => {
  const code = await bundle(`jest-${format}.${file.split('.').at(-1)}`, { format, packages: 'external' })
  const load = format === 'cjs' ? `require('${code}')` : `await import('${code}')`
  const test = `test('all hold', async () => {
    const print = jest.spyOn(console, 'log').mockImplementation(() => {})
    ${load}
    expect(print.mock.calls[0][0]).toMatch(/^(\\d+) of \\1$/)
    process.stdout.write(print.mock.calls[0][0] + '\\n')
  })`
  writeFileSync(out(file), format === 'cjs' ? test : `import { jest } from '@jest/globals'\n${test}`)
  const config = JSON.stringify({ rootDir: here, testMatch: [`**/out/${file}`], transform: {} })
  return node('--experimental-vm-modules', '--no-warnings', join(modules, '.bin/jest'), '--config', config)
}

const bundler = (name, run) => ({
  name,
  needs: join(modules, name),
  run: async () => `${versionOf(name)}: ${await run()}`,
})

export const BUNDLERS = [
  bundler('esbuild', byEsbuild),
  bundler('rollup', byRollup),
  bundler('vite', byVite),
  bundler('webpack', byWebpack),
  bundler('parcel', byParcel),
  bundler('next', byNext),
  { ...bundler('jest', () => byJest('commonjs.test.cjs', 'cjs')), name: 'jest, CommonJS' },
  { ...bundler('jest', () => byJest('modules.test.mjs', 'esm')), name: 'jest, modules' },
]
