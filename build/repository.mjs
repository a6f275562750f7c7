// Writes the address of the repository wherever it stands: npm run repository -- https://github.com/owner/name
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const [, , address = ''] = process.argv
if (!/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/.test(address) || address.endsWith('.git')) {
  console.error('usage: npm run repository -- https://github.com/owner/name')
  process.exit(2)
}

const { homepage } = JSON.parse(readFileSync('package.json', 'utf8'))
const found = execFileSync('git', ['grep', '--files-with-matches', '--fixed-strings', homepage], { encoding: 'utf8' })
const files = found.trim().split('\n')
for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(homepage, address))
console.log(`${files.join(', ')}: ${address}`)
