// Writes the address of the repository to the `package.json` of this package and of each folder in `packages`, to
// `README.md`, and to the issue template. Run this script with `npm run repository -- https://github.com/owner/name`.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const TEMPLATE = '.github/ISSUE_TEMPLATE/config.yml'

const [, , address = ''] = process.argv
if (!/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/.test(address) || address.endsWith('.git')) {
  console.error('usage: npm run repository -- https://github.com/owner/name')
  process.exit(2)
}

const repository = { 'repository.type': 'git', 'repository.url': `git+${address}.git` }
const set = (folder, fields) =>
  execFileSync('npm', ['pkg', 'set', ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)], {
    cwd: folder,
  })

set('.', { homepage: address, bugs: `${address}/issues`, ...repository })
for (const name of readdirSync('packages')) {
  const folder = `packages/${name}`
  if (existsSync(`${folder}/package.json`)) set(folder, { ...repository, 'repository.directory': folder })
}

const workflow = `${address}/actions/workflows/ci.yml`
const badge = `[![CI](${workflow}/badge.svg)](${workflow}) `
const readme = readFileSync('README.md', 'utf8')
writeFileSync('README.md', readme.replace(/^(?:\[!\[CI\]\S+ )?(?=\[!\[npm\])/m, badge))

writeFileSync(
  TEMPLATE,
  `blank_issues_enabled: false
contact_links:
  - name: A vulnerability
    url: ${address}/security/advisories/new
    about: Report it privately. SECURITY.md says what counts as one.
`,
)
console.log(`package.json, README.md, ${TEMPLATE}: ${address}`)
