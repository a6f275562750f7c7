import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, type as systemName, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { RIVALS } from './contestants'

export const ROOT = resolve(import.meta.dirname, '..')

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(resolve(ROOT, folder, 'package.json'), 'utf8')) as { readonly version: string }).version

export interface Environment {
  readonly machine: string
  readonly node: string
  readonly date: string
  readonly versions: Readonly<Record<string, string>>
}

export const environment = (): Environment => {
  const cores = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return {
    machine: `${cores[0]?.model.trim()}, ${cores.length} cores, ${memory} GB, ${systemName()} ${process.arch}`,
    node: `${process.version} (V8 ${process.versions.v8})`,
    date: new Date().toISOString().slice(0, 10),
    versions: Object.fromEntries([
      ['uri-ts', versionIn('.')],
      ...RIVALS.map((rival) => [rival, versionIn(`node_modules/${rival}`)] as const),
    ]),
  }
}

export const writeResults = (
  name: string,
  title: string,
  rivals: readonly string[],
  text: string,
  data: object,
): void => {
  const { machine, node, date } = environment()
  const versions = Object.fromEntries([
    ['uri-ts', versionIn('.')],
    ...rivals.map((rival) => [rival, versionIn(`node_modules/${rival}`)] as const),
  ])
  const results = resolve(ROOT, 'bench/results')
  mkdirSync(results, { recursive: true })
  const about = `- ${machine}\n- Node ${node}, ${date}\n- ${Object.entries(versions).flat().join(' ')}`
  writeFileSync(resolve(results, `${name}.md`), `# ${title}\n\n${about}\n\n${text}\n`)
  const json = { machine, node, date, versions, ...data }
  writeFileSync(resolve(results, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`)
  console.log(`\nwritten: bench/results/${name}.json, bench/results/${name}.md`)
}
