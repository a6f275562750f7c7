/** The workflows, and what RELEASING.md tells: commands that exist, and actions that nobody can change. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT, textOf } from '../support/imports'

const { scripts, homepage } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
  readonly homepage: string
}
const WORKFLOWS = readdirSync(join(ROOT, '.github/workflows')).map((name) => `.github/workflows/${name}`)

const folder = mkdtempSync(join(tmpdir(), 'uri-ts-release-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The scripts of the root that a text runs. Those of other packages come after `--prefix`. */
const scriptsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name)

it.each([...WORKFLOWS, 'RELEASING.md', '.ci/run'])('%s runs scripts that exist', (file) => {
  expect(scriptsIn(textOf(file)).filter((name) => !(name in scripts))).toEqual([])
})

it.each(WORKFLOWS)('%s names each action by its commit', (file) => {
  const uses = Array.from(textOf(file).matchAll(/uses: (.*)/g), ([, action = '']) => action)
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([])
  expect(uses.length).toBeGreaterThan(0)
})

it.each(WORKFLOWS)('%s has the right to read only, outside of one job', (file) => {
  expect(textOf(file)).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(textOf(file).match(/write$/gm) ?? []).toHaveLength(file.endsWith('release.yml') ? 2 : 0)
})

describe('a clone', () => {
  // In parts, because `npm run repository` replaces it wherever it stands.
  const PLACE = ['https://github.com', 'OWNER', 'uri-ts'].join('/')
  const CHANGES = '# Changelog\n\n## Unreleased (0.2.0)\n\nNew.\n\n## 0.1.0 (2026-01-01)\n'
  for (const file of ['package-lock.json', 'build/release.mjs', 'build/repository.mjs']) {
    cpSync(join(ROOT, file), join(folder, file))
  }
  writeFileSync(join(folder, 'package.json'), textOf('package.json').replaceAll(homepage, PLACE))
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGES)
  for (const command of ['init', 'add .']) execFileSync('git', command.split(' '), { cwd: folder, stdio: 'ignore' })

  const node = (...args: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return stdout + stderr
  }
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

  it('is not released without an address, a version, or the version that the changelog announces', () => {
    expect(node('build/release.mjs', '0.2.0')).toContain('the repository has no address yet')
    expect(node('build/release.mjs', '9.9.9')).toContain('CHANGELOG.md announces 0.2.0, not 9.9.9')
    expect(node('build/release.mjs', 'v2')).toContain('usage: ')
    expect(read('CHANGELOG.md')).toBe(CHANGES)
  })

  it('gets an address by one command', () => {
    for (const wrong of ['', 'http://github.com/a/b', 'https://github.com/a', 'https://github.com/a/b.git']) {
      expect(node('build/repository.mjs', wrong)).toContain('usage: ')
    }
    expect(node('build/repository.mjs', 'https://github.com/a-b/c.d')).toBe(
      'package.json: https://github.com/a-b/c.d\n',
    )
    expect(read('package.json')).not.toContain(PLACE)
    expect(JSON.parse(read('package.json')).repository.url).toBe('git+https://github.com/a-b/c.d.git')
  })

  it('is released with a date', () => {
    node('build/release.mjs', '0.2.0', '2026-12-01')
    expect(read('CHANGELOG.md')).toBe(CHANGES.replace('Unreleased (0.2.0)', '0.2.0 (2026-12-01)'))
    expect(JSON.parse(read('package.json')).version).toBe('0.2.0')
    expect(JSON.parse(read('package-lock.json')).version).toBe('0.2.0')
    writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n')
    expect(node('build/release.mjs', '0.2.0')).toContain('CHANGELOG.md has no heading')
  })
})
