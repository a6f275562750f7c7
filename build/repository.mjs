// Writes the repository's address to `README.md`, the pages in `docs`, the issue template, and the `package.json` files
// in the root and in each folder of `packages`. Run this script with
// `npm run repository -- https://github.com/owner/name`.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'

const TEMPLATE = '.github/ISSUE_TEMPLATE/config.yml'

const [, , address = ''] = process.argv
if (!/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/.test(address) || address.endsWith('.git')) {
  console.error('usage: npm run repository -- https://github.com/owner/name')
  process.exit(2)
}

const { files, homepage } = JSON.parse(readFileSync('package.json', 'utf8'))
const isPublished = (path) =>
  ['README.md', 'LICENSE', 'package.json', ...files].some((file) => path === file || path.startsWith(`${file}/`))

/** Makes links absolute if they lead to files that the published package does not contain. */
const linkToRepository = (page, text) =>
  text
    .replaceAll(`](${homepage}/`, `](${address}/`)
    .replace(/(!\[[^\]]*)?\]\((?![a-z]+:)([^)#]+)/g, (link, image, file) => {
      const path = posix.join(dirname(page), file)
      if (isPublished(path) || !existsSync(path)) return link
      return image === undefined ? `](${address}/blob/main/${path}` : `${image}](${address}/raw/main/${path}`
    })

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
const readme = linkToRepository('README.md', readFileSync('README.md', 'utf8'))
writeFileSync('README.md', readme.replace(/^(?:\[!\[CI\]\S+ )?(?=\[!\[npm\])/m, badge))
for (const name of readdirSync('docs')) {
  const page = `docs/${name}`
  writeFileSync(page, linkToRepository(page, readFileSync(page, 'utf8')))
}

writeFileSync(
  TEMPLATE,
  `blank_issues_enabled: false
contact_links:
  - name: A vulnerability
    url: ${address}/security/advisories/new
    about: Report it privately. SECURITY.md says what counts as one.
`,
)
console.log(`package.json, README.md, docs, ${TEMPLATE}: ${address}`)
