/** Reads the names that the declaration files of the built package export. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './files'

const DIST = join(ROOT, 'dist')

export interface Declared {
  readonly name: string
  readonly isValue: boolean
  readonly isType: boolean
}

const isTypeOnly = (declaration: ts.Declaration): boolean =>
  ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly)

const declaredOf = (checker: ts.TypeChecker, symbol: ts.Symbol): Declared => {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const isValue = (target.flags & ts.SymbolFlags.Value) !== 0 && !symbol.declarations?.some(isTypeOnly)
  return { name: symbol.name, isValue, isType: (target.flags & ts.SymbolFlags.Type) !== 0 }
}

/** Returns each declaration file's exports, keyed by the path of the file. */
export const declaredByFile = (): ReadonlyMap<string, readonly Declared[]> => {
  const files = readdirSync(DIST).filter((file) => /\.d\.c?ts$/.test(file))
  const { NodeNext: module } = ts.ModuleKind
  const { NodeNext: moduleResolution } = ts.ModuleResolutionKind
  const paths = files.map((file) => join(DIST, file))
  const program = ts.createProgram(paths, { module, moduleResolution, strict: true, skipLibCheck: true, types: [] })
  const checker = program.getTypeChecker()
  const exportsOf = (path: string): readonly Declared[] => {
    const source = program.getSourceFile(path)
    const symbol = source && checker.getSymbolAtLocation(source)
    return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map((each) => declaredOf(checker, each))
  }
  return new Map(paths.map((path) => [path, exportsOf(path)]))
}
