/** Turns conversions into fixes that ESLint can apply. A fix also imports the names that the new code uses. */
import type { Rule } from 'eslint'
import type { CallExpression, NewExpression, Node } from 'estree'
import { type Binding, bindingOfCall, rangeWithComma, requiredModule } from '../syntax/modules'
import type { Edit } from './conversion'
import { chooseNames, type Imported } from './names'

/** Describes how a file imports modules. */
interface Style {
  readonly isModule: boolean
  readonly quote: string
  readonly end: string
}

const isModule = (statement: Node): boolean => /^(Import|Export)|^TSImport/.test(statement.type)

/** Matches CommonJS code. Some ESLint configurations parse such code as an ES module. */
const COMMON_JS = /\brequire\s*\(|\bexports\b/

const styleOf = ({ sourceCode, languageOptions }: Rule.RuleContext, binding: Binding | undefined): Style => {
  const { text, ast } = sourceCode
  const isModuleSource = languageOptions.sourceType === 'module' && !COMMON_JS.test(text)
  const source = binding === undefined ? text : sourceCode.getText(binding.statement)
  return {
    isModule: isModuleSource || ast.body.some(isModule),
    quote: /["']/.exec(source)?.[0] ?? "'",
    end: /;[ \t]*(\n|$)/.test(source) ? ';' : '',
  }
}

/** Returns statements that import the given names, one statement for each entry point. */
const statementsFor = (imports: readonly Imported[], { isModule: isEsm, quote, end }: Style): string => {
  const as = isEsm ? ' as ' : ': '
  return [...new Set(imports.map(({ entry }) => entry))]
    .map((entry) => {
      const names = imports.filter((each) => each.entry === entry)
      const list = names.map(({ name, local }) => (name === local ? name : `${name}${as}${local}`)).join(', ')
      return isEsm
        ? `import { ${list} } from ${quote}${entry}${quote}${end}`
        : `const { ${list} } = require(${quote}${entry}${quote})${end}`
    })
    .join('\n')
}

/** Returns the last directive or `import` declaration in a file. New imports can be inserted after this statement. */
const lastOfHead = ({ sourceCode: { ast } }: Rule.RuleContext): Node | undefined =>
  ast.body.filter((each) => each.type === 'ImportDeclaration' || 'directive' in each).at(-1)

const hasInside = (outer: Node, inner: Node): boolean =>
  (outer.range?.[0] as number) <= (inner.range?.[0] as number) &&
  (inner.range?.[1] as number) <= (outer.range?.[1] as number)

/**
 * Returns the last of the names that a file imports from an entry point. Considers only `import` declarations and those
 * top-level `require` declarations that precede `call`.
 */
const lastImported = ({ sourceCode: { ast } }: Rule.RuleContext, entry: string, call: Node): Node | undefined => {
  for (const each of ast.body) {
    if (each.type === 'ImportDeclaration' && each.source.value === entry) {
      const isOfValues = (each as { readonly importKind?: string }).importKind !== 'type'
      const last = each.specifiers.at(-1)
      if (isOfValues && last?.type === 'ImportSpecifier') return last
    }
    if (each.type !== 'VariableDeclaration' || (each.range?.[1] as number) > (call.range?.[0] as number)) continue
    const [first] = each.declarations
    if (first?.init?.type !== 'CallExpression' || requiredModule(first.init) !== entry) continue
    if (first.id.type === 'ObjectPattern' && first.id.properties.at(-1)?.type === 'Property')
      return first.id.properties.at(-1)
  }
  return undefined
}

/**
 * If a declaration already imports from a name's entry point, adds the name to that declaration. Returns the names that
 * still have to be imported.
 */
const extendDeclarations = (
  context: Rule.RuleContext,
  fixer: Rule.RuleFixer,
  call: Node,
  imports: readonly Imported[],
): { readonly fixes: readonly Rule.Fix[]; readonly rest: readonly Imported[] } => {
  const fixes: Rule.Fix[] = []
  const rest = imports.filter(({ entry, name, local }) => {
    const last = lastImported(context, entry, call)
    if (last === undefined) return true
    const as = last.type === 'ImportSpecifier' ? ' as ' : ': '
    fixes.push(fixer.insertTextAfter(last, `, ${name === local ? name : `${name}${as}${local}`}`))
    return false
  })
  return { fixes, rest }
}

/**
 * Adds the new import statements. Removes the variable for the old module if only the converted call refers to that
 * variable.
 */
const changeImports = (
  context: Rule.RuleContext,
  fixer: Rule.RuleFixer,
  {
    call,
    binding,
    statements,
  }: { readonly call: Node; readonly binding: Binding | undefined; readonly statements: string },
): readonly Rule.Fix[] => {
  const { text } = context.sourceCode
  if (binding === undefined) {
    const head = lastOfHead(context)
    if (statements === '') return []
    if (head !== undefined) return [fixer.insertTextAfter(head, `\n${statements}`)]
    const start = /^#!.*\n/.exec(text)?.[0].length ?? 0
    return [fixer.insertTextAfterRange([0, start], `${statements}\n`)]
  }
  const { variable, items, statement } = binding
  const [start, end] = statement.range as [number, number]
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))?.[0] ?? ''
  const lines = statements.replaceAll('\n', `\n${indent}`)
  const isLast = variable.references.filter(({ init }) => !init).length === 1
  if (isLast && items.length === 1) {
    if (statements !== '') return [fixer.replaceTextRange([start, end], lines)]
    const isLine = text.charAt(end) === '\n'
    return [fixer.removeRange([start - (isLine ? indent.length : 0), end + (isLine ? 1 : 0)])]
  }
  const removed = isLast ? [fixer.removeRange(rangeWithComma(context, binding))] : []
  if (statements === '') return removed
  const added = hasInside(statement, call)
    ? fixer.insertTextBefore(statement, `${lines}\n${indent}`)
    : fixer.insertTextAfter(statement, `\n${indent}${lines}`)
  return [...removed, added]
}

export const fixFor =
  (
    context: Rule.RuleContext,
    call: Node & Pick<CallExpression | NewExpression, 'callee'>,
    edits: readonly Edit[],
  ): Rule.ReportFixer =>
  (fixer) => {
    const { nameOf, imports } = chooseNames(context, call)
    const binding = bindingOfCall(context, call)
    const replaced = edits.map(({ node, code }) => fixer.replaceText(node, code(nameOf)))
    imports.sort((a, b) => (a.name < b.name ? -1 : 1))
    const { fixes, rest } = extendDeclarations(context, fixer, call, imports)
    const statements = statementsFor(rest, styleOf(context, binding))
    return [...changeImports(context, fixer, { call, binding, statements }), ...fixes, ...replaced]
  }
