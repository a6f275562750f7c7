// Writes the address of the repository into package.json, README.md and the issue template:
//
//     npm run repository -- https://github.com/owner/name
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const TEMPLATE = '.github/ISSUE_TEMPLATE/config.yml'

const [, , address = ''] = process.argv
if (!/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/.test(address) || address.endsWith('.git')) {
  console.error('usage: npm run repository -- https://github.com/owner/name')
  process.exit(2)
}

const fields = { homepage: address, bugs: `${address}/issues`, 'repository.type': 'git' }
const pairs = Object.entries({ ...fields, 'repository.url': `git+${address}.git` })
execFileSync('npm', ['pkg', 'set', ...pairs.map(([key, value]) => `${key}=${value}`)])

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
