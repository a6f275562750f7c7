import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { isForCompilers } from '../support/api'
import { ENTRY_FILES, filesOf, textOf } from '../support/files'

const parse = (file: string): ts.SourceFile => ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest)

/** Returns the names of the types that a file exports. */
const exportedTypes = (file: string): readonly string[] =>
  parse(file).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return []
    const clause = statement.exportClause
    if (clause === undefined || !ts.isNamedExports(clause)) return []
    return clause.elements.filter((element) => statement.isTypeOnly || element.isTypeOnly).map(({ name }) => name.text)
  })

/** Returns the names that a file imports from an entry point. */
const imported = (file: string, entry: string): readonly string[] =>
  parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const bindings = statement.importClause?.namedBindings
    if (statement.moduleSpecifier.text !== entry || bindings === undefined || !ts.isNamedImports(bindings)) return []
    return bindings.elements.map(({ name, propertyName = name }) => propertyName.text)
  })

const TESTS = filesOf('test-d')

describe('every exported type has a test in test-d', () => {
  for (const file of ENTRY_FILES) {
    const entry = file.replace(/^src\/(.+)\.ts$/, 'uri-ts/$1').replace('/index', '')
    it(entry, () => {
      const types = exportedTypes(file)
      const tested = new Set(TESTS.flatMap((test) => imported(test, entry)))
      expect(types.filter((name) => !tested.has(name) && !isForCompilers(name))).toEqual([])
    })
  }
})
