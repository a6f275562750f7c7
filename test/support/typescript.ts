/** Compiles source text that is not stored in files. */
import { join } from 'node:path'
import ts from 'typescript'
import { cacheFiles, type Files } from './compilers'
import { ROOT } from './files'

/** Returns a path in `test/`, so that the compiler resolves a source's imports in the same way as those of tests. */
const fileOf = (index: number): string => join(ROOT, `test/source-${index}.ts`)

const optionsOf = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options, noErrorTruncation: true }
}

let options: ts.CompilerOptions | undefined

/** Caches source files for all programs in a process, because the files do not change. */
const files: Files = new Map()

/** The most recently compiled program, whose resolved imports the next program reuses. */
let latest: ts.Program | undefined

/** Returns a program that compiles independent sources with the repository's compiler options. */
const programOfAll = (sources: readonly string[]): { program: ts.Program; checked: readonly ts.SourceFile[] } => {
  options ??= optionsOf()
  const host = ts.createCompilerHost(options)
  cacheFiles(host, files, () => true)
  const { fileExists, readFile, getSourceFile } = host
  const target = options.target ?? ts.ScriptTarget.Latest
  const checked = sources.map((source, index) => ts.createSourceFile(fileOf(index), source, target, true))
  const known = new Map(checked.map((file) => [file.fileName, file]))
  host.fileExists = (name) => known.has(name) || fileExists(name)
  host.readFile = (name) => known.get(name)?.text ?? readFile(name)
  host.getSourceFile = (name, ...rest) => known.get(name) ?? getSourceFile(name, ...rest)
  latest = ts.createProgram([...known.keys()], options, host, latest)
  return { program: latest, checked }
}

/** Compiles source code with the repository's compiler options and returns the program. */
export const programOf = (source: string): { readonly program: ts.Program; readonly file: ts.SourceFile } => {
  const { program, checked } = programOfAll([source])
  return { program, file: checked[0] as ts.SourceFile }
}

/**
 * Compiles several sources as a single program. For each source, returns its errors and the number of type
 * instantiations that it adds. The cost of a type is counted only for the first source that uses it.
 */
export const costsOf = (
  sources: readonly string[],
): ReadonlyArray<{ readonly errors: readonly ts.Diagnostic[]; readonly instantiations: number }> => {
  const { program, checked } = programOfAll(sources)
  return checked.map((file) => {
    const before = program.getInstantiationCount()
    const errors = program.getSemanticDiagnostics(file)
    return { errors, instantiations: program.getInstantiationCount() - before }
  })
}
