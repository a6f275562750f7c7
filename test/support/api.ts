/** The exports of each entry point as declarations, and the reports of them in `api/`. */
import { basename, join, relative } from 'node:path'
import ts from 'typescript'
import { inject } from 'vitest'
import { ENTRY_FILES } from './imports'

export type Kind = 'function' | 'constant' | 'class' | 'interface' | 'type'

/** An export of an entry point. */
export interface Exported {
  readonly name: string
  readonly kind: Kind
  /** Its declaration, without comments. */
  readonly text: string
  /** The types of this library that the declaration names. */
  readonly mentions: ReadonlyArray<ts.Symbol>
  readonly symbol: ts.Symbol
}

/** An entry point: `uri-ts`, `uri-ts/scan` and so on. */
export interface Entry {
  readonly name: string
  /** The file of its exports, from the root: `src/index.ts`. */
  readonly file: string
  readonly exports: readonly Exported[]
}

export interface Api {
  readonly entries: readonly Entry[]
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
}

/** The declarations of a source file. */
export const declarationOf = (file: string): string => join(inject('declarations'), file.replace(/\.ts$/, '.d.ts'))

/** The source file of a declaration file, from the root. */
export const sourceOf = (declaration: string): string =>
  relative(inject('declarations'), declaration)
    .replaceAll('\\', '/')
    .replace(/\.d\.ts$/, '.ts')

/** The symbol behind its import and export aliases. */
const origin = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)

const kindOf = (symbol: ts.Symbol, isTypeOnly: boolean, checker: ts.TypeChecker): Kind => {
  if (!isTypeOnly && (symbol.flags & ts.SymbolFlags.Variable) !== 0) {
    return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'constant'
  }
  if ((symbol.flags & ts.SymbolFlags.Class) !== 0) return 'class'
  return (symbol.flags & ts.SymbolFlags.Interface) === 0 ? 'type' : 'interface'
}

/** The statement of a declaration. For a constant it is an outer node. */
const statementOf = (declaration: ts.Node): ts.Node => {
  let node = declaration
  while (!ts.isStatement(node)) node = node.parent
  return node
}

const PRINTER = ts.createPrinter({ removeComments: true })

/** A declaration without comments. The keys of a table that is not exported are written out. */
const textOf = (statement: ts.Node, symbol: ts.Symbol, checker: ts.TypeChecker): string => {
  if (ts.isTypeAliasDeclaration(statement) && /\btypeof\b/.test(statement.getText()) && !statement.typeParameters) {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
    return `export type ${symbol.name} = ${checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), undefined, flags)};`
  }
  return PRINTER.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
}

/** The name of the type that a node mentions, if any. */
const mentionedName = (node: ts.Node): ts.Node | undefined => {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  if (ts.isExpressionWithTypeArguments(node)) return node.expression
  return ts.isImportTypeNode(node) ? node.qualifier : undefined
}

const isOurs = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((declaration) => {
    const { fileName } = declaration.getSourceFile()
    return fileName.startsWith(inject('declarations')) && !ts.isTypeParameterDeclaration(declaration)
  }) ?? false

/** The types of this library that a declaration mentions. It ignores the branches of conditional types. */
const mentionsOf = (declaration: ts.Node, checker: ts.TypeChecker): ReadonlyArray<ts.Symbol> => {
  const found = new Set<ts.Symbol>()
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalTypeNode(node)) return
    const name = mentionedName(node)
    const symbol = name && checker.getSymbolAtLocation(name)
    if (symbol !== undefined && isOurs(origin(symbol, checker))) found.add(origin(symbol, checker))
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return [...found]
}

const exportOf = (exported: ts.Symbol, checker: ts.TypeChecker): Exported => {
  const symbol = origin(exported, checker)
  const declaration = symbol.declarations?.[0]
  if (declaration === undefined) throw new Error(`${exported.name} is not declared`)
  const isTypeOnly = exported.declarations?.some(ts.isTypeOnlyExportDeclaration) ?? false
  const statement = statementOf(declaration)
  return {
    name: exported.name,
    kind: kindOf(symbol, isTypeOnly, checker),
    text: textOf(statement, symbol, checker).replace(new RegExp(`\\b${symbol.name}\\b`), exported.name),
    mentions: mentionsOf(statement, checker),
    symbol,
  }
}

const entryName = (file: string): string => {
  const name = basename(file, '.ts')
  return name === 'index' ? 'uri-ts' : `uri-ts/${name}`
}

/** Whether a name is exported only so that compilers can write it in declarations. */
export const isForCompilers = (name: string): boolean => name.startsWith('$')

/** Reads the exports of the entry files from their declarations. */
const readApi = (): Api => {
  const program = ts.createProgram(ENTRY_FILES.map(declarationOf), OPTIONS)
  const checker = program.getTypeChecker()
  const entries = ENTRY_FILES.map((file) => {
    const source = program.getSourceFile(declarationOf(file))
    const module = source && checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${file} exports nothing`)
    const named = checker.getExportsOfModule(module).filter((exported) => !isForCompilers(exported.name))
    const exports = named.map((exported) => exportOf(exported, checker))
    return { name: entryName(file), file, exports: exports.sort((a, b) => (a.name < b.name ? -1 : 1)) }
  })
  return { entries, program, checker }
}

let api: Api | undefined

/** The exports of the entry files. Tests in one process share one program. */
export const apiOf = (): Api => {
  api ??= readApi()
  return api
}

/** Whether an export exists at run time. */
export const isValue = ({ kind }: Exported): boolean => kind === 'function' || kind === 'constant'

/** The file in `api/` that holds the report of an entry point. */
export const reportFile = ({ file }: Entry): string =>
  `api/${file === 'src/index.ts' ? 'uri-ts' : basename(file, '.ts')}.md`

/** The report of an entry point: each export by name, with its kind and its declaration. */
export const reportOf = ({ name, exports }: Entry): string => {
  const values = exports.filter(isValue).length
  const sections = exports.map(({ name: each, kind, text }) => `## ${each} (${kind})\n\n\`\`\`ts\n${text}\n\`\`\`\n`)
  const head = `# ${name}\n\n${values} values, ${exports.length - values} types. \`npm run api\` writes this file.\n`
  return [head, ...sections].join('\n')
}

/** Whether a type is a type-level function such as `Widen<Text>`: an alias with parameters. */
const isTypeFunction = ({ declarations }: ts.Symbol): boolean =>
  declarations?.some((each) => ts.isTypeAliasDeclaration(each) && each.typeParameters !== undefined) ?? false

/**
 * The types that exported declarations mention and that no entry point exports, with the exports that mention them.
 * Omits type-level functions, which `uri-ts/internal` exports for the compiler.
 */
export const forgottenIn = ({ entries }: Api): ReadonlyMap<string, readonly string[]> => {
  const exported = new Set(entries.flatMap(({ exports }) => exports.map(({ symbol }) => symbol)))
  const forgotten = new Map<string, readonly string[]>()
  for (const { exports } of entries) {
    for (const { name, mentions } of exports) {
      for (const symbol of mentions.filter((each) => !exported.has(each) && !isTypeFunction(each))) {
        forgotten.set(symbol.name, [...(forgotten.get(symbol.name) ?? []), name])
      }
    }
  }
  return forgotten
}
