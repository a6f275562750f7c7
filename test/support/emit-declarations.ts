/** Before the tests run, emits the library's declarations and passes the path of the output folder to the tests. */
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { tscAsync } from './compilers'
import { ROOT } from './files'
import { isRunning } from './running'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path to the folder that contains the declarations. */
    declarations: string
  }
}

export const setup = async (project: TestProject): Promise<(() => void) | undefined> => {
  if (!isRunning(project, ['agreement', 'deep', 'hostile', 'house'])) return undefined
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
  const errors = await tscAsync('typescript-7.0', folder, '-p', '.')
  if (errors.length > 0) throw new Error(errors.join('\n'))
  project.provide('declarations', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
