import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { costOf } from './compile'
import { CONSTRUCTS, type Construct } from './constructs'
import type { Engines } from './results'

const USES = 2000
const RUNS = 5

/** Maps each compiler's name to its folder. */
const foldersOf = (nightly: string) => ({ 'typescript-7.0': 'typescript-7.0', nightly: resolve(nightly) })

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(resolve('node_modules', folder, 'package.json'), 'utf8')) as { readonly version: string })
    .version

const measureOne = (construct: Construct, folders: readonly string[]) => {
  const least = folders.map(() => ({ check: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY }))
  for (let run = 0; run < RUNS; run++) {
    for (const [index, folder] of folders.entries()) {
      const { check, memory } = costOf(folder, construct, USES)
      const figures = least[index] as { check: number; memory: number }
      figures.check = Math.min(figures.check, check)
      figures.memory = Math.min(figures.memory, memory)
    }
  }
  console.log(`${construct.name.padEnd(40)} ${least.map(({ check, memory }) => `${check} s ${memory} MB`).join('   ')}`)
  return least
}

export const measureEngines = (nightly: string): Engines => {
  const folders = Object.values(foldersOf(nightly))
  return {
    date: new Date().toISOString().slice(0, 10),
    runs: RUNS,
    uses: USES,
    versions: folders.map(versionIn),
    of: Object.fromEntries(CONSTRUCTS.map((construct) => [construct.name, measureOne(construct, folders)])),
  }
}
