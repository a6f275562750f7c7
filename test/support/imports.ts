/** Uses the TypeScript parser to read the imports of each source file. */
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { ROOT, textOf } from './files'

export interface Import {
  /** The importing file's path, relative to the root and without `.ts`, such as `src/scan`. */
  readonly from: string
  /** The imported file's path (relative to the root and without `.ts`), or the name of a package. */
  readonly to: string
  /** Specifies whether the import is type-only, as in `import type` and `export type`. */
  readonly isTypeOnly: boolean
}

const withoutSuffix = (file: string): string => file.replace(/(\.d)?\.ts$/, '')

const targetOf = (file: string, specifier: string): string =>
  specifier.startsWith('.')
    ? withoutSuffix(relative(ROOT, resolve(ROOT, dirname(file), specifier)).replaceAll('\\', '/'))
    : specifier

/**
 * Returns the specifier of an import, and whether the import is type-only. The node may be an import or export
 * declaration, a call to `require`, or `import('x')` in code or in a type.
 */
const importOf = (node: ts.Node): { specifier: ts.Node | undefined; isTypeOnly: boolean } | undefined => {
  if (ts.isImportDeclaration(node)) {
    const isTypeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    return { specifier: node.moduleSpecifier, isTypeOnly }
  }
  if (ts.isExportDeclaration(node)) return { specifier: node.moduleSpecifier, isTypeOnly: node.isTypeOnly }
  if (ts.isImportTypeNode(node)) {
    return { specifier: ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, isTypeOnly: true }
  }
  const isCall = ts.isCallExpression(node)
  if (isCall && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { specifier: node.arguments[0], isTypeOnly: false }
  }
  if (isCall && ts.isIdentifier(node.expression) && node.expression.text === 'require') {
    return { specifier: node.arguments[0], isTypeOnly: false }
  }
  return undefined
}

export const importsIn = (file: string, text: string): readonly Import[] => {
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    const imported = importOf(node)
    if (imported?.specifier !== undefined && ts.isStringLiteralLike(imported.specifier)) {
      const to = targetOf(file, imported.specifier.text)
      found.push({ from: withoutSuffix(file), to, isTypeOnly: imported.isTypeOnly })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

export const importsOf = (files: readonly string[]): readonly Import[] =>
  files.flatMap((file) => importsIn(file, textOf(file)))

/** Returns the files in the first cycle that `imports` contains, or `undefined` if there is no cycle. */
export const cycleIn = (imports: readonly Import[]): readonly string[] | undefined => {
  const done = new Set<string>()
  const search = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const { from, to } of imports) {
      const cycle = from === file ? search(to, [...trail, file]) : undefined
      if (cycle !== undefined) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const { from } of imports) {
    const cycle = search(from, [])
    if (cycle !== undefined) return cycle
  }
  return undefined
}
