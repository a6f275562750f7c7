// Runs the compiler in a worker to answer the editor's queries about files that exist only in memory.
import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs'
import { createWorker } from '@valtown/codemirror-ts/worker'
import { expose } from 'comlink'
import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

const CONSOLE = 'declare const console: { log(...data: unknown[]): void }\n'

const environment = async () => {
  const declarations: { readonly [file: string]: string } = await (
    await fetch(`${import.meta.env.BASE_URL}declarations.json`)
  ).json()
  const files = new Map(Object.entries(declarations))
  files.set('/globals.d.ts', CONSOLE)
  return createVirtualTypeScriptEnvironment(createSystem(files), ['/globals.d.ts'], ts, OPTIONS)
}

const worker = createWorker(environment)

/** Returns the compiler's description of the first occurrence of a name in a file. */
const describe = (path: string, code: string, name: string): string => {
  worker.updateFile({ path, code })
  const service = worker.getEnv().languageService
  const [error] = service.getSemanticDiagnostics(path)
  if (error !== undefined) return ts.flattenDiagnosticMessageText(error.messageText, '\n')
  const info = service.getQuickInfoAtPosition(path, code.indexOf(name))
  return ts.displayPartsToString(info?.displayParts ?? [])
}

expose({ ...worker, describe })
