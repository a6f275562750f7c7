/*
 * Compares `test/refimpl/next-router.ts`, which transcribes the Next.js routing rules, with Next.js itself. Run this
 * script with `node packages/next-router.mjs [version]`.
 *
 * The script downloads Next.js (210 MB) to a temporary folder. This repository contains no part of Next.js.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const version = process.argv[2] ?? '16'
const folder = mkdtempSync(join(tmpdir(), 'uri-ts-next-'))
// To import one another, Next.js modules use specifiers that begin with `next/`.
const next = join(folder, 'node_modules/next')

try {
  const packed = execFileSync('npm', ['pack', `next@${version}`, '--silent', '--ignore-scripts'], { cwd: folder })
  mkdirSync(next, { recursive: true })
  execFileSync('tar', ['xzf', join(folder, String(packed).trim()), '--strip-components=1', '-C', next])
  const test = ['vitest', 'run', '--coverage.enabled=false', 'test/routes/frameworks/next-js.law.test.ts']
  const env = { ...process.env, URI_TS_NEXT: next }
  process.exitCode = spawnSync('npx', test, { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
