/** In a temporary folder, runs the commands that set the repository's address and that release a version. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT, textOf } from '../support/files'

const folder = mkdtempSync(join(tmpdir(), 'uri-ts-release-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a clone', () => {
  const CHANGES = '# Changelog\n\n## Unreleased (0.2.0)\n\nNew.\n\n## 0.1.0 (2026-01-01)\n'
  const BADGES = '[![npm](https://img.shields.io/npm/v/uri-ts)](https://www.npmjs.com/package/uri-ts)'
  const { homepage: _, bugs: __, repository: ___, ...unplaced } = JSON.parse(textOf('package.json'))
  for (const file of [
    'package-lock.json',
    'packages/uri-js/package.json',
    'build/release.mjs',
    'build/repository.mjs',
    '.github/ISSUE_TEMPLATE',
  ]) {
    cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(unplaced, null, 2))
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGES)
  writeFileSync(join(folder, 'README.md'), `# uri-ts\n\n${BADGES}\n\n![chart](build/release.mjs) [page](docs/a.md)\n`)
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/a.md'), '[b](../build/release.mjs#c) `a[0](d)` [e](a.md) [f](https://g/)\n')

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

  it('gets an address by one command, which can run again', () => {
    for (const wrong of ['', 'http://github.com/a/b', 'https://github.com/a', 'https://github.com/a/b.git']) {
      expect(node('build/repository.mjs', wrong)).toContain('usage: ')
    }
    for (const address of ['https://github.com/old/name', 'https://github.com/a-b/c.d']) {
      expect(node('build/repository.mjs', address)).toContain(address)
    }
    const { homepage, bugs, repository } = JSON.parse(read('package.json'))
    expect({ homepage, bugs, repository }).toEqual({
      homepage: 'https://github.com/a-b/c.d',
      bugs: 'https://github.com/a-b/c.d/issues',
      repository: { type: 'git', url: 'git+https://github.com/a-b/c.d.git' },
    })
    expect(JSON.parse(read('packages/uri-js/package.json')).repository).toEqual({
      type: 'git',
      url: 'git+https://github.com/a-b/c.d.git',
      directory: 'packages/uri-js',
    })
    const workflow = 'https://github.com/a-b/c.d/actions/workflows/ci.yml'
    const chart = '![chart](https://github.com/a-b/c.d/raw/main/build/release.mjs)'
    expect(read('README.md')).toBe(
      `# uri-ts\n\n[![CI](${workflow}/badge.svg)](${workflow}) ${BADGES}\n\n${chart} [page](docs/a.md)\n`,
    )
    const link = '[b](https://github.com/a-b/c.d/blob/main/build/release.mjs#c)'
    expect(read('docs/a.md')).toBe(`${link} \`a[0](d)\` [e](a.md) [f](https://g/)\n`)
    expect(read('.github/ISSUE_TEMPLATE/config.yml')).toContain('https://github.com/a-b/c.d/security/advisories/new')
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
