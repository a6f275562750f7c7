// Publishes the sources to JSR. To rehearse the release, run `npm run jsr -- --dry-run`.
//
// The script copies the package to a folder, and reads the entry points for `deno.json` from `entries.mjs`. Deno adds
// file extensions to import paths.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ENTRIES } from './entries.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const { name, version, license, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const INSTALLED = join(ROOT, 'bench/runtimes/node_modules/.bin/deno')

/**
 * Returns the specifier that Deno uses for a peer dependency. Deno accepts only one version range, so the function uses
 * the last range if there are several.
 */
const specifierOf = (peer) => `npm:${peer}@${peerDependencies[peer].split('||').at(-1).trim()}`

const settings = {
  name: `@${name}/${name}`,
  version,
  license,
  exports: Object.fromEntries(ENTRIES.map((entry) => [entry === 'index' ? '.' : `./${entry}`, `./src/${entry}.ts`])),
  imports: Object.fromEntries(Object.keys(peerDependencies).map((peer) => [peer, specifierOf(peer)])),
  unstable: ['sloppy-imports'],
}

const folder = mkdtempSync(join(tmpdir(), 'uri-ts-jsr-'))
for (const part of ['src', 'types', 'README.md', 'LICENSE', 'CHANGELOG.md']) {
  cpSync(join(ROOT, part), join(folder, part), { recursive: true })
}
for (const part of ['src/cli', 'src/bytes/kernel']) rmSync(join(folder, part), { recursive: true })
writeFileSync(join(folder, 'deno.json'), JSON.stringify(settings, null, 2))

const deno = existsSync(INSTALLED) ? INSTALLED : 'deno'
const { status, error } = spawnSync(deno, ['publish', ...process.argv.slice(2)], { cwd: folder, stdio: 'inherit' })
rmSync(folder, { recursive: true })
if (error !== undefined) console.error(`deno does not run (${error.message}): npm --prefix bench/runtimes ci`)
process.exitCode = status ?? 2
