/** The exports of the entry points with their docstrings, and the examples in docstrings and Markdown files. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { filesOf, ROOT } from './imports'

export interface Documented {
  readonly name: string
  /** The file that declares it, from the root. */
  readonly file: string
  readonly kind: 'function' | 'type' | 'constant'
  readonly tags: ReadonlyMap<string, readonly string[]>
}

export interface Example {
  readonly title: string
  readonly code: string
}

const TSCONFIG = join(ROOT, 'tsconfig.json')

/** The files of all entry points. */
export const INDICES: readonly string[] = filesOf('src')
  .filter((file) => /^src\/[\w-]+\.ts$/.test(file))
  .map((file) => join(ROOT, file))

/** The options of the project, which map `uri-ts` to its source, with Node's types. */
const options = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(TSCONFIG, ts.sys.readFile)
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, ROOT, {}, TSCONFIG)
  return { ...parsed.options, types: ['node'], noUnusedLocals: false }
}

const kindOf = (symbol: ts.Symbol, checker: ts.TypeChecker): Documented['kind'] => {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'type'
  const isFunction = checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
  return isFunction ? 'function' : 'constant'
}

const tagsOf = (declaration: ts.Declaration): Documented['tags'] => {
  const tags = new Map<string, readonly string[]>()
  for (const { tagName, comment } of ts.getJSDocTags(declaration)) {
    const text = ts.getTextOfJSDocComment(comment) ?? ''
    tags.set(tagName.text, [...(tags.get(tagName.text) ?? []), text.trim()])
  }
  return tags
}

/** All exports of some modules. The first declaration of an overloaded or merged name has the docstring. */
export const documentedIn = (files: readonly string[]): readonly Documented[] => {
  const program = ts.createProgram(files, options())
  return files.flatMap((file) => documentedBy(file, program))
}

const documentedBy = (file: string, program: ts.Program): readonly Documented[] => {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${file} is not a module`)
  return checker.getExportsOfModule(module).map((exported) => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
    const isTypeOnly = exported.declarations?.some(ts.isTypeOnlyExportDeclaration) ?? false
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.declarations?.[0]
    if (declaration === undefined) throw new Error(`${exported.name} is declared nowhere`)
    return {
      name: exported.name,
      file: declaration.getSourceFile().fileName.slice(ROOT.length + 1),
      kind: isTypeOnly ? 'type' : kindOf(symbol, checker),
      tags: tagsOf(declaration),
    }
  })
}

/** The examples of docstrings, once for each declaration. */
export const examplesOf = (documented: readonly Documented[]): readonly Example[] =>
  documented.flatMap(({ name, file, tags }) =>
    (tags.get('example') ?? []).map((code, i) => ({ title: `${file}: ${name}${i > 0 ? ` (${i + 1})` : ''}`, code })),
  )

/** The ```ts blocks of a Markdown text. */
export const blocksOf = (title: string, markdown: string): readonly Example[] =>
  Array.from(markdown.matchAll(/^```ts[^\n]*\n(.*?)^```$/gms), ([, code = '']) => ({
    title: `${title}, line ${markdown.slice(0, markdown.indexOf(code)).split('\n').length}`,
    code,
  }))

/** The blocks of a Markdown file in the root, if it exists. */
export const blocksOfFile = (name: string): readonly Example[] => {
  const file = join(ROOT, name)
  return existsSync(file) ? blocksOf(name, readFileSync(file, 'utf8')) : []
}

/** Marks the value of the expression before it. Comment lines that follow belong to the value. */
const CLAIM = /^[ \t]*\/\/=>((?:[^\n]*)(?:\n[ \t]*\/\/ {2}[^\n]*)*)/

/** The claims of an example, `expression //=> value`, as calls of `claim`, on the same lines. */
const withClaims = (code: string): { readonly code: string; readonly claims: number } => {
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const claim = ts.isExpressionStatement(node) ? CLAIM.exec(code.slice(node.getEnd())) : null
    if (claim !== null) {
      const value = (claim[1] ?? '').replace(/\n[ \t]*\/\//g, '\n')
      const expression = code.slice(node.getStart(), node.getEnd())
      const text = `claim(${edits.length}, ${expression}, (${value}));`
      edits.push({ start: node.getStart(), end: node.getEnd() + claim[0].length, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true))
  const claimed = edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
  return { code: claimed, claims: edits.length }
}

/** Compares a claim with the actual value and notes that it was reached. It is one line, to keep line numbers. */
const CLAIM_FUNCTION = [
  "import { deepStrictEqual } from 'node:assert/strict'; const claimed = new Set<number>();",
  'const claim = (index: number, actual: unknown, value: unknown): void => { claimed.add(index); deepStrictEqual(actual, value) };',
].join(' ')

/** An example as a module that fails if a claim does not hold, or is never reached. */
const moduleOf = (example: Example): string => {
  const { code, claims } = withClaims(example.code)
  return `${CLAIM_FUNCTION} ${code}\ndeepStrictEqual(claimed.size, ${claims})\nexport {}`
}

const placeOf = (index: number): string => join(ROOT, 'test', `example-${index}.ts`)

/** The compiler's errors for each example, with the options of the source. It does not write to the disk. */
export const typeErrorsOf = (examples: readonly Example[]): ReadonlyMap<Example, string> => {
  const modules = new Map(examples.map((example, index) => [placeOf(index), moduleOf(example)]))
  const compilerOptions = options()
  const host = ts.createCompilerHost(compilerOptions)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (file) => modules.has(file) || fileExists(file)
  host.readFile = (file) => modules.get(file) ?? readFile(file)
  host.getSourceFile = (file, version, ...rest) => {
    const text = modules.get(file)
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version, true)
  }
  const program = ts.createProgram([...modules.keys()], compilerOptions, host)
  const errors = new Map<Example, string>()
  examples.forEach((example, index) => {
    const diagnostics = ts.getPreEmitDiagnostics(program, program.getSourceFile(placeOf(index)))
    if (diagnostics.length > 0) errors.set(example, ts.formatDiagnostics(diagnostics, host))
  })
  return errors
}

/** An example as a self-contained ES module. */
export const bundleOf = async (example: Example): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: moduleOf(example), loader: 'ts', resolveDir: join(ROOT, 'test'), sourcefile: 'example.ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: TSCONFIG,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('')
}
