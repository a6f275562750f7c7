import { readFileSync } from 'node:fs'
import { cpus, type as systemName, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { RIVALS } from './contestants'

export const ROOT = resolve(import.meta.dirname, '..')

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(resolve(ROOT, folder, 'package.json'), 'utf8')) as { readonly version: string }).version

/** What the figures depend on. Each result file begins with it. */
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
