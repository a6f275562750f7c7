/** The exports of each entry point as declarations, and the reports of them in `api/`. */
import { basename, join } from 'node:path'
import ts from 'typescript'
import { ENTRY_FILES, ROOT } from './imports'

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
  readonly checker: ts.TypeChecker
}

const TSCONFIG = join(ROOT, 'tsconfig.json')

const options = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(TSCONFIG, ts.sys.readFile)
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, ROOT, {}, TSCONFIG)
  return { ...parsed.options, noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: ROOT }
}

/** A program made of the declarations of some files and everything that they import. It does not write to the disk. */
const declarationProgram = (files: readonly string[]): ts.Program => {
  const emitted = new Map<string, string>()
  ts.createProgram(files, options()).emit(undefined, (file, text) => emitted.set(file, text))
  const host = ts.createCompilerHost(options())
  const { fileExists, readFile, getSourceFile } = host
  // A source file would shadow the declaration file of the same name.
  const isSource = (file: string): boolean => emitted.has(file.replace(/\.ts$/, '.d.ts'))
  host.fileExists = (file) => emitted.has(file) || (!isSource(file) && fileExists(file))
  host.readFile = (file) => emitted.get(file) ?? readFile(file)
  host.getSourceFile = (file, version, ...rest) => {
    const text = emitted.get(file)
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version, true)
  }
  const declarations = files.map((file) => file.replace(/\.ts$/, '.d.ts'))
  return ts.createProgram(declarations, { ...options(), noEmit: true, declaration: false }, host)
}

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
    return (
      fileName.startsWith(ROOT) && !fileName.includes('/node_modules/') && !ts.isTypeParameterDeclaration(declaration)
    )
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

/** Reads the exports of entry files from the source. */
export const apiOf = (files: readonly string[] = ENTRY_FILES): Api => {
  const program = declarationProgram(files.map((file) => join(ROOT, file)))
  const checker = program.getTypeChecker()
  const entries = files.map((file) => {
    const source = program.getSourceFile(join(ROOT, file.replace(/\.ts$/, '.d.ts')))
    const module = source && checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${file} exports nothing`)
    const named = checker.getExportsOfModule(module).filter((exported) => !isForCompilers(exported.name))
    const exports = named.map((exported) => exportOf(exported, checker))
    return { name: entryName(file), file, exports: exports.sort((a, b) => (a.name < b.name ? -1 : 1)) }
  })
  return { entries, checker }
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
