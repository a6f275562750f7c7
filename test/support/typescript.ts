/** Compiles sources that are not in files. */
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './imports'

/** The path of the source. Imports are resolved from this path, as in the tests. */
const FILE = join(ROOT, 'test/source.ts')

const optionsOf = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options, noErrorTruncation: true }
}

let options: ts.CompilerOptions | undefined

/** Files that do not change. All programs in a process share these files. */
const files = new Map<string, ts.SourceFile | undefined>()

/** The latest program. The next program reuses the resolved imports of this one. */
let latest: ts.Program | undefined

/** Returns the program for a source, with the options of the repository. */
export const programOf = (source: string): { readonly program: ts.Program; readonly file: ts.SourceFile } => {
  options ??= optionsOf()
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  const file = ts.createSourceFile(FILE, source, options.target ?? ts.ScriptTarget.Latest, true)
  host.fileExists = (name) => name === FILE || fileExists(name)
  host.readFile = (name) => (name === FILE ? source : readFile(name))
  host.getSourceFile = (name, ...rest) => {
    if (name === FILE) return file
    if (!files.has(name)) files.set(name, getSourceFile(name, ...rest))
    return files.get(name)
  }
  latest = ts.createProgram([FILE], options, host, latest)
  return { program: latest, file }
}
