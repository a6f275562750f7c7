// Checks that each patch applies to the newest commit in the patch's target repository. Run this script with `node
// examples/upstream/check.mjs`. The script clones the repositories from GitHub into a temporary folder.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PATCHES = {
  ajv: 'ajv-validator/ajv',
  'module-replacements': 'es-tooling/module-replacements',
  'standard-schema': 'standard-schema/standard-schema',
  'userland-migrations-brackets': 'nodejs/userland-migrations',
  'userland-migrations-relative': 'nodejs/userland-migrations',
}

const root = mkdtempSync(join(tmpdir(), 'uri-ts-upstream-'))
try {
  for (const [name, repository] of Object.entries(PATCHES)) {
    const folder = join(root, name)
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `https://github.com/${repository}`, folder])
    const patch = fileURLToPath(new URL(`${name}.patch`, import.meta.url))
    const { status, stderr } = spawnSync('git', ['apply', '--check', patch], { cwd: folder, encoding: 'utf8' })
    console.log(status === 0 ? `${name}: applies` : `${name}: does not apply\n${stderr}`)
    if (status !== 0) process.exitCode = 1
  }
} finally {
  rmSync(root, { recursive: true })
}
