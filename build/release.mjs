// Assigns a version and a date to the unreleased part of `CHANGELOG.md`. For example, `npm run release -- 0.1.0` sets
// the version to 0.1.0.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const UNRELEASED = /^## Unreleased \((.+)\)$/m

const refuse = (message) => {
  console.error(message)
  process.exit(2)
}

const [, , version = '', date = new Date().toISOString().slice(0, 10)] = process.argv
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) refuse('usage: npm run release -- 0.1.0')

const changes = readFileSync('CHANGELOG.md', 'utf8')
const [heading, planned] = UNRELEASED.exec(changes) ?? refuse('CHANGELOG.md has no heading "## Unreleased (…)"')
if (planned !== version) refuse(`CHANGELOG.md announces ${planned}, not ${version}`)

const { homepage } = JSON.parse(readFileSync('package.json', 'utf8'))
if (homepage === undefined) refuse('the repository has no address yet: npm run repository -- https://github.com/…')

writeFileSync('CHANGELOG.md', changes.replace(heading, `## ${version} (${date})`))
execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], { stdio: 'inherit' })
