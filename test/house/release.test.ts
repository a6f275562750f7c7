/** Checks that the workflows and `RELEASING.md` use commands that exist, and actions that are pinned to a commit. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, textOf } from '../support/files'

const { scripts, version } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
  readonly version: string
}
const WORKFLOWS = readdirSync(join(ROOT, '.github/workflows')).map((name) => `.github/workflows/${name}`)

/** Lists the files that users read. */
const PAGES = [
  'package.json',
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
  ...readdirSync(join(ROOT, 'packages')).flatMap((name) =>
    ['README.md', 'package.json']
      .map((file) => `packages/${name}/${file}`)
      .filter((file) => existsSync(join(ROOT, file))),
  ),
]

/**
 * Returns the names of the scripts that a command line runs in the root package. An npm command with `--prefix` runs a
 * script in another package.
 */
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

it('the changelog announces the version in package.json', () => {
  expect(textOf('CHANGELOG.md')).toMatch(new RegExp(`^## (Unreleased \\()?${version.replaceAll('.', '\\.')}\\b`, 'm'))
})

it.each(PAGES)('%s has no placeholder', (page) => {
  expect(textOf(page)).not.toMatch(/\b(?:OWNER|TODO|TBD|FIXME|example\/repo)\b/)
})
