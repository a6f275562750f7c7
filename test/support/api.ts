/** Reads the declarations of each entry point's exports and writes the reports in `api/`. */
import { basename, join, relative } from 'node:path'
import ts from 'typescript'
import { inject } from 'vitest'
import { ENTRY_FILES } from './files'

export type Kind = 'function' | 'constant' | 'class' | 'interface' | 'type'

export interface Exported {
  readonly name: string
  readonly kind: Kind
  /** The declaration of the export, without comments. */
  readonly text: string
  /** Lists the types from this library that the declaration mentions. */
  readonly mentions: ReadonlyArray<ts.Symbol>
  readonly symbol: ts.Symbol
  /** The text of the docstring, without the tags. */
  readonly doc: string
}

/** An entry point, such as `uri-ts` or `uri-ts/scan`. */
export interface Entry {
  readonly name: string
  /** The path, relative to the root, of the file that contains the exports. An example is `src/index.ts`. */
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

export const declarationOf = (file: string): string => join(inject('declarations'), file.replace(/\.ts$/, '.d.ts'))

/** Returns the path, relative to the root, of the source file that corresponds to a declaration file. */
export const sourceOf = (declaration: string): string =>
  relative(inject('declarations'), declaration)
    .replaceAll('\\', '/')
    .replace(/\.d\.ts$/, '.ts')

/** Returns the symbol to which an import or export alias refers. */
const origin = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)

const kindOf = (symbol: ts.Symbol, isTypeOnly: boolean, checker: ts.TypeChecker): Kind => {
  if (!isTypeOnly && (symbol.flags & ts.SymbolFlags.Variable) !== 0) {
    return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'constant'
  }
  if ((symbol.flags & ts.SymbolFlags.Class) !== 0) return 'class'
  return (symbol.flags & ts.SymbolFlags.Interface) === 0 ? 'type' : 'interface'
}

/**
 * Returns the statement that contains a declaration. For a constant, the statement is the parent of the declaration's
 * parent.
 */
const statementOf = (declaration: ts.Node): ts.Node => {
  let node = declaration
  while (!ts.isStatement(node)) node = node.parent
  return node
}

const PRINTER = ts.createPrinter({ removeComments: true })

/**
 * Returns a declaration without its comments. If the declaration uses `typeof` to derive a type from an internal table,
 * the result contains the derived type.
 */
const textOf = (statement: ts.Node, symbol: ts.Symbol, checker: ts.TypeChecker): string => {
  if (ts.isTypeAliasDeclaration(statement) && /\btypeof\b/.test(statement.getText()) && !statement.typeParameters) {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
    return `export type ${symbol.name} = ${checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), undefined, flags)};`
  }
  return PRINTER.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
}

/** Returns the name of the type to which a node refers, or `undefined` if the node does not refer to a type. */
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

/** Returns the types from this library that a declaration mentions. Ignores conditional types. */
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
    doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    symbol,
  }
}

const entryName = (file: string): string => {
  const name = basename(file, '.ts')
  return name === 'index' ? 'uri-ts' : `uri-ts/${name}`
}

/** Returns whether a name is exported only because compilers write it in declarations. */
export const isForCompilers = (name: string): boolean => name.startsWith('$')

/** Reads the exports from the declarations of the entry files. */
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

/** Returns the exports of the entry files. All tests in one process share a single TypeScript program. */
export const apiOf = (): Api => {
  api ??= readApi()
  return api
}

export const isValue = ({ kind }: Exported): boolean => kind === 'function' || kind === 'constant'

export const reportFile = ({ file }: Entry): string =>
  `api/${file === 'src/index.ts' ? 'uri-ts' : basename(file, '.ts')}.md`

/** Returns a report that contains the name, kind and declaration of each export of an entry point. */
export const reportOf = ({ name, exports }: Entry): string => {
  const values = exports.filter(isValue).length
  const sections = exports.map(({ name: each, kind, text }) => `## ${each} (${kind})\n\n\`\`\`ts\n${text}\n\`\`\`\n`)
  const head = `# ${name}\n\n${values} values, ${exports.length - values} types. \`npm run api\` writes this file.\n`
  return [head, ...sections].join('\n')
}

/** Returns whether a type is a type-level function: an alias with type parameters, such as `Widen<Text>`. */
const isTypeFunction = ({ declarations }: ts.Symbol): boolean =>
  declarations?.some((each) => ts.isTypeAliasDeclaration(each) && each.typeParameters !== undefined) ?? false

/**
 * For each type that no entry point exports, lists the exports that mention the type. Type-level functions are omitted,
 * because `uri-ts/internal` exports them for the compiler.
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
