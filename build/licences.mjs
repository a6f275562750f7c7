// The licences of the packages that are bundled, in a file beside the bundle.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package in `node_modules` that a module belongs to; undefined for a module of this package. */
const folderOf = (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]

/** The name, version and licence of a package, and the text of the licence. */
const entryOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined) throw new Error(`${name} has no file with its licence`)
  const text = readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim()
  return `${name} ${version} (${license})\n\n${text}\n`
}

const RULE = `\n${'-'.repeat(80)}\n\n`

/** Writes the licences of all bundled packages into one file, sorted by name. Fails if a package has none. */
export const licences = (fileName) => ({
  name: 'licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap(({ modules }) => Object.keys(modules ?? {}))
    const folders = new Set(modules.map((id) => folderOf(id.replace(/^\0/, ''))).filter((each) => each !== undefined))
    const source = [...folders].map(entryOf).sort().join(RULE)
    this.emitFile({ type: 'asset', fileName, source: `The command line contains these packages.${RULE}${source}` })
  },
})
