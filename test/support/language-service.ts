/** Runs the language service, which editors also use, on the built package's declarations. */
import type ts from 'typescript'
import { ROOT } from './files'

/** Caches, for all language services in a process, the files that each compiler has parsed. */
const registries = new Map<typeof ts, ts.DocumentRegistry>()

const registryOf = (compiler: typeof ts): ts.DocumentRegistry => {
  const registry = registries.get(compiler) ?? compiler.createDocumentRegistry()
  registries.set(compiler, registry)
  return registry
}

export const serviceOf = (compiler: typeof ts, file: string, text: string): ts.LanguageService => {
  const read = (name: string): string | undefined => (name === file ? text : compiler.sys.readFile(name))
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? text : '1'),
    getScriptSnapshot: (name) => {
      const content = read(name)
      return content === undefined ? undefined : compiler.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => ({
      strict: true,
      target: compiler.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      module: compiler.ModuleKind.ESNext,
      moduleResolution: compiler.ModuleResolutionKind.Bundler,
      skipLibCheck: true,
      types: [],
    }),
    getDefaultLibFileName: compiler.getDefaultLibFilePath,
    fileExists: (name) => name === file || compiler.sys.fileExists(name),
    readFile: read,
  }
  return compiler.createLanguageService(host, registryOf(compiler))
}

/** Returns a function that finds the quick info text at an offset. */
export const hoverOf =
  (service: ts.LanguageService, file: string) =>
  (offset: number): string =>
    (service.getQuickInfoAtPosition(file, offset)?.displayParts ?? []).map(({ text }) => text).join('')
