/**
 * Emits the declarations of the source once for all tests that read them, and provides the folder that contains them.
 */
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { tsc } from './compilers'
import { ROOT } from './files'

declare module 'vitest' {
  interface ProvidedContext {
    /** Names the folder with the declarations, whose subfolders are the same as those of the sources. */
    declarations: string
  }
}

export const setup = (project: TestProject): (() => void) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'uri-ts-declarations-')))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: ROOT, outDir: folder }
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions,
    include: [join(ROOT, 'src/*.ts')],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const errors = tsc('typescript-7.0', folder, '-p', '.')
  if (errors !== '') throw new Error(errors)
  project.provide('declarations', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
