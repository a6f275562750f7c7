/** Checks the English of documents, comments and test names. */
import ts from 'typescript'
import { commentsIn } from './house'

/** A pattern that our prose must not match, and the wording to use instead. */
interface Rule {
  readonly pattern: RegExp
  readonly write: string
}

export const RULES: readonly Rule[] = [
  { pattern: /\b(?:[Tt]ake it|[Dd]o not take it)\b/, write: '"Use it to ...", or "For ..., use ... instead"' },
  {
    pattern: /(?<!\b[Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b)/,
    write: '"is not a ...", "there is no ..."',
  },
  { pattern: /\bin another way\b/, write: '"differently"' },
  { pattern: /\bof (?:its|their|your|our|his) own\b/, write: '"separate", or nothing' },
  { pattern: /, too(?=[.;:,)\]!?]|$)/, write: '"also" before the verb' },
  { pattern: /\bsentences?\b/, write: '"message", for the text of an error' },
  { pattern: /\brelatives\b/, write: '"similar functions", or their names' },
  {
    pattern:
      /\b(?:0\.\d+|half|thirds?|quarters?|(?:fif|six|seven|eigh|nin|ten)ths?) of the (?:time|memory)\b|\btimes? the time before\b/,
    write: 'a ratio: "2.5 times as fast"',
  },
  {
    pattern: /\b(?:doors?|twins?|(?<!\/)houses?(?!\/)|mend(?:s|ed|ing)?|dearer|[Tt]he world's)\b/,
    write: 'the plain word',
  },
  { pattern: /\b(?:lend|lends|lent|lending)\b/, write: '"buffer", "memory of the library"' },
  { pattern: /\bhas not(?=[.,;:]|$)/, write: 'the whole verb' },
  { pattern: /\b[Ww]hoever\b/, write: '"anyone who ..."' },
  {
    pattern: /, which (?:keeps|saves|lets|allows|causes|leads to|is (?:why|what|how))\b/,
    write: 'two clauses or sentences: after a comma, "which" stands for a noun, not for a whole clause',
  },
  {
    pattern: /\b(?:OWNER|REPO|TODO|TBD|FIXME|XXX|[Ll]orem ipsum)\b|\bexample\/repo\b|\byour-(?:name|org|repo|user)\b/,
    write: 'what is meant, or nothing: a reader sees a placeholder',
  },
]

/** Lists patterns that apply to documents and comments but not to test names, which may omit words. */
export const PROSE_RULES: readonly Rule[] = [
  { pattern: /\b[Aa] text\b(?! (?:node|editor|file))|\b[Tt]exts\b/, write: '"a string", "strings", "input"' },
  { pattern: /\b[Aa] wrong (?:entry|field|literal|string|template|text|URI)\b/, write: '"an invalid ..."' },
  { pattern: /\b(?:Allocates|Fails|Throws|Keeps alive): /, write: 'a sentence: "Allocates the view."' },
  { pattern: /\b(?:characters?|letters?|names?) outside ASCII\b/, write: '"non-ASCII ..."' },
  { pattern: /\bJavaScript (?:can pass|has passed|passes)\b/, write: '"a JavaScript caller passes"' },
  { pattern: /\b(?:blocks? of addresses|object of options)\b/, write: '"address block", "options object"' },
]

/** A passage of prose and the file that contains the passage. */
export interface Prose {
  readonly file: string
  readonly text: string
}

/** Returns the test names that begin with a code that readers cannot look up, such as `C12:`. */
export const codesIn = (names: readonly string[]): readonly string[] =>
  names.filter((name) => /^(?!IPv)[A-Z]{1,2}\d+\b/.test(name))

/** Returns the prose in a Markdown document. Code blocks are removed, and text in backquotes becomes `x`. */
export const proseOfMarkdown = (text: string): string =>
  text
    .replace(/^(```+|~~~+).*?^\1$/gms, '')
    .replace(/``.+?``|`[^`\n]*`/g, 'x')
    .replace(/\]\([^)]*\)/g, ']')

/** Returns the prose in a program's comments. Examples are removed, and text in backquotes becomes `x`. */
export const proseOfComments = (code: string): string =>
  commentsIn(code)
    .map((comment) => comment.replace(/@example[\s\S]*?(?=\n \* @|\*\/$)/g, ''))
    .join('\n')
    .replace(/^\s*\*\s?/gm, ' ')
    .replace(/`[^`]*`/g, 'x')

/**
 * Returns the names of the tests in a file. The names are the first arguments of `describe`, `it`, `test` and `law`,
 * and of their `each` forms. A placeholder such as `$name` becomes `x`.
 */
export const testNamesIn = (code: string): readonly string[] => {
  const names: string[] = []
  const isTest = (node: ts.Expression): boolean => {
    if (ts.isIdentifier(node)) return ['describe', 'it', 'test', 'law'].includes(node.text)
    if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return isTest(node.expression)
    return ts.isTaggedTemplateExpression(node) && isTest(node.tag)
  }
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) ? node.arguments : []
    if (first !== undefined && ts.isStringLiteralLike(first) && isTest((node as ts.CallExpression).expression)) {
      names.push(first.text.replace(/\$[\w.]+/g, 'x'))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true))
  return names
}

/**
 * Matches a name that is a participle or begins with one. Excludes names, such as `bindingOf`, that begin with a noun.
 */
const PARTICIPLE =
  /^(?:(?!need$|seed$|feed$|embed$)[a-z]+ed|frozen|given|hidden|shown|taken|written)$|^(?!binding|closing|missing|padding|reading|string)[a-z]+ing(?:$|[A-Z])/

/** Returns a program's function names that match `PARTICIPLE`, such as `encoded`. */
export const participlesIn = (code: string): readonly string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isFunction =
      ts.isFunctionDeclaration(node) ||
      (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isFunctionLike(node.initializer))
    const name = isFunction && node.name !== undefined && ts.isIdentifier(node.name) ? node.name.text : ''
    if (PARTICIPLE.test(name)) found.push(name)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true))
  return found
}

/**
 * Returns a message for each match of a rule in a passage. Each message contains the match, the text around it, and the
 * wording to use instead.
 */
export const faultsIn = ({ file, text }: Prose, rules = RULES): readonly string[] => {
  const line = text.replace(/\s+/g, ' ')
  return rules.flatMap(({ pattern, write }) =>
    Array.from(line.matchAll(new RegExp(pattern, 'g')), ({ index, 0: found }) => {
      const around = line.slice(Math.max(0, index - 30), index + found.length + 20)
      return `${file}: "${around}": write ${write}`
    }),
  )
}
