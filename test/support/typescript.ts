/** A compiler for sources that are not in files. */
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './imports'

/** The path of the source, to resolve imports as the tests do. */
const FILE = join(ROOT, 'test/source.ts')

/** The program of a source, with the options of the repository. */
export const programOf = (source: string): { readonly program: ts.Program; readonly file: ts.SourceFile } => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  const file = ts.createSourceFile(FILE, source, options.target ?? ts.ScriptTarget.Latest, true)
  host.fileExists = (name) => name === FILE || fileExists(name)
  host.readFile = (name) => (name === FILE ? source : readFile(name))
  host.getSourceFile = (name, ...rest) => (name === FILE ? file : getSourceFile(name, ...rest))
  return { program: ts.createProgram([FILE], { ...options, noErrorTruncation: true }, host), file }
}
