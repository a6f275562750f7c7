// Packs the package as `npm publish` does, and unpacks it into a folder as `npm install` does.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Replaces the contents of a folder with the files in the package's tarball. Build the package first. */
export const unpackInto = (home) => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-packed-'))
  const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: ROOT, encoding: 'utf8' })
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  execFileSync('tar', ['xzf', join(folder, file.trim()), '-C', home, '--strip-components', '1'])
  rmSync(folder, { recursive: true })
}
