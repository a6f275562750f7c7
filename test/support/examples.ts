/** Reads the docstrings of all exports. Compiles and runs the examples in docstrings and Markdown files. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import ts from 'typescript'
import { apiOf, declarationOf, sourceOf } from './api'
import { tscAsync } from './compilers'
import { ENTRY_FILES, ROOT } from './files'

export interface Documented {
  readonly name: string
  /** The path of the file that declares the export, relative to the repository's root. */
  readonly file: string
  readonly kind: 'function' | 'type' | 'constant'
  readonly tags: ReadonlyMap<string, readonly string[]>
}

export interface Example {
  readonly title: string
  readonly code: string
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

/** Returns all exports of the entry points. An overloaded or merged name has its docstring at its first declaration. */
export const documented = (): readonly Documented[] => {
  const { program, checker } = apiOf()
  return ENTRY_FILES.flatMap((file) => {
    const source = program.getSourceFile(declarationOf(file))
    const module = source && checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${file} is not a module`)
    return checker.getExportsOfModule(module).map((exported) => documentedBy(exported, checker))
  })
}

const documentedBy = (exported: ts.Symbol, checker: ts.TypeChecker): Documented => {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
  const isTypeOnly = exported.declarations?.some(ts.isTypeOnlyExportDeclaration) ?? false
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
  const declaration = symbol.declarations?.[0]
  if (declaration === undefined) throw new Error(`${exported.name} is declared nowhere`)
  return {
    name: exported.name,
    file: sourceOf(declaration.getSourceFile().fileName),
    kind: isTypeOnly ? 'type' : kindOf(symbol, checker),
    tags: tagsOf(declaration),
  }
}

export const examplesOf = (documented: readonly Documented[]): readonly Example[] =>
  documented.flatMap(({ name, file, tags }) =>
    (tags.get('example') ?? []).map((code, i) => ({ title: `${file}: ${name}${i > 0 ? ` (${i + 1})` : ''}`, code })),
  )

/** Returns the ```ts blocks in a Markdown document. */
export const blocksOf = (title: string, markdown: string): readonly Example[] =>
  Array.from(markdown.matchAll(/^```ts[^\n]*\n(.*?)^```$/gms), ([, code = '']) => ({
    title: `${title}, line ${markdown.slice(0, markdown.indexOf(code)).split('\n').length}`,
    code,
  }))

/** Returns the examples in a Markdown file in the repository's root, or an empty array if the file does not exist. */
export const blocksOfFile = (name: string): readonly Example[] => {
  const file = join(ROOT, name)
  return existsSync(file) ? blocksOf(name, readFileSync(file, 'utf8')) : []
}

/** Matches a comment (one or more lines) that contains the value of the preceding expression. */
const CLAIM = /^[ \t]*\/\/=>((?:[^\n]*)(?:\n[ \t]*\/\/ {2}[^\n]*)*)/

/**
 * Replaces each claim in an example with a call to `claim` on the same line. A claim has the form
 * `expression //=> value`.
 */
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

/**
 * The code of the function that compares a claimed value with the actual value and records that the claim has been
 * checked. The code is a single line so that it does not change the example's line numbers.
 */
const CLAIM_FUNCTION = [
  "import { deepStrictEqual } from 'node:assert/strict'; const claimed = new Set<number>();",
  'const claim = (index: number, actual: unknown, value: unknown): void => { claimed.add(index); deepStrictEqual(actual, value) };',
].join(' ')

/** Returns a module that runs an example and that fails if a claim is false or is never reached. */
const moduleOf = (example: Example): string => {
  const { code, claims } = withClaims(example.code)
  return `${CLAIM_FUNCTION} ${code}\ndeepStrictEqual(claimed.size, ${claims})\nexport {}`
}

export interface Outcome {
  /** The errors that the compiler reports when it compiles the example with the repository's options. */
  readonly errors: string
  /** The error that the example threw, if any. */
  readonly thrown: string
  readonly printed: string
}

const nameOf = (index: number): string => `example-${index}.ts`

/** Runs the examples in Node, without the test runner, and writes their outcomes to a file. */
const RUNNER = `
import { writeFileSync } from 'node:fs'
const outcomes = []
for (const file of process.argv.slice(2)) {
  const outcome = { thrown: '', printed: '' }
  console.log = (line) => { outcome.printed += line + '\\n' }
  await import(file).catch((error) => { outcome.thrown = String(error?.stack ?? error) })
  outcomes.push(outcome)
}
writeFileSync('outcomes.json', JSON.stringify(outcomes))
process.exit()
`

/** Writes examples as modules that are compiled as one program and bundled together. */
const write = (folder: string, examples: readonly Example[]): void => {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [index, example] of examples.entries()) writeFileSync(join(folder, nameOf(index)), moduleOf(example))
  const compilerOptions = { types: ['node'], noUnusedLocals: false, rootDir: '/' }
  const config = { extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: ['*.ts'], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'run.mjs'), RUNNER)
}

/** Returns the compiler's errors, keyed by example number. */
const compile = async (folder: string): Promise<ReadonlyMap<number, string>> => {
  const errors = new Map<number, string>()
  for (const line of await tscAsync('typescript-7.0', folder, '-p', '.', '--checkers', '1')) {
    const [, index, message = ''] = /^example-(\d+)\.ts\(.*?: error (.*)/.exec(line) ?? []
    if (index !== undefined) errors.set(Number(index), `${errors.get(Number(index)) ?? ''}${message}\n`)
    else if (!line.startsWith(' ')) throw new Error(line)
  }
  return errors
}

const execute = promisify(execFile)

/** Bundles examples as ES modules that share the library, and runs them. */
const run = async (folder: string, count: number): Promise<readonly Pick<Outcome, 'thrown' | 'printed'>[]> => {
  const names = Array.from({ length: count }, (_, index) => nameOf(index))
  await build({
    entryPoints: names.map((name) => join(folder, name)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: join(folder, 'tsconfig.json'),
    logLevel: 'silent',
  })
  const files = names.map((name) => `./${name.replace('.ts', '.mjs')}`)
  await execute(process.execPath, ['run.mjs', ...files], { cwd: folder })
  return JSON.parse(readFileSync(join(folder, 'outcomes.json'), 'utf8'))
}

export const outcomesOf = async (examples: readonly Example[]): Promise<ReadonlyMap<Example, Outcome>> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'uri-ts-examples-')))
  write(folder, examples)
  const [errors, ran] = await Promise.all([compile(folder), run(folder, examples.length)])
  rmSync(folder, { recursive: true })
  return new Map(
    examples.map((example, index) => [
      example,
      { thrown: 'did not run', printed: '', ...ran[index], errors: errors.get(index) ?? '' },
    ]),
  )
}
