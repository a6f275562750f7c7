/**
 * Defines functions that check a file tree against the rules of this repository. Each function returns one message for
 * each violation.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { isForeign, ROOT, textOf } from './files'
import { cycleIn, type Import, importsIn } from './imports'

/**
 * Maps the path of each file, relative to the root, to the file's contents, or to `''` if no rule needs the contents.
 */
export type Tree = ReadonlyMap<string, string>

/** A folder in `src/` that the table of rooms in `ARCHITECTURE.md` describes. */
export interface Room {
  readonly name: string
  readonly sentence: string
}

const FOLDERS = ['src', 'types', 'test', 'test-d', 'bench', 'examples', 'docs', 'api']
const MOST_FILES = 12
const MOST_LINES = 300

/**
 * Returns the paths of the files in the checkout, and the contents of the TypeScript, JavaScript and Markdown files.
 */
export const checkout = (): Tree => {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isForeign(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
  )
  const atRoot = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile())
  const isText = (file: string): boolean => /\.(ts|mjs|md)$/.test(file)
  const files = [...inFolders, ...atRoot.map(({ name }) => name)].map((file) => file.replaceAll('\\', '/')).sort()
  return new Map(files.map((file) => [file, isText(file) ? textOf(file) : '']))
}

/** Returns the rows of the table under the heading "Rooms" in a Markdown document, lowest room first. */
export const roomsIn = (markdown: string): readonly Room[] => {
  const [section = ''] = markdown.split(/^## Rooms$/m, 2)[1]?.split(/^## /m, 1) ?? []
  const rows = section.matchAll(/^\| `([\w/-]+)` \| (.+?) \|$/gm)
  return Array.from(rows, ([, name = '', sentence = '']) => ({ name, sentence }))
}

/** Returns the path of a file's folder relative to `src/` or `types/`. The path is `''` for an entry point. */
const roomOf = (file: string): string => dirname(file).split('/').slice(1).join('/')

const sourcesOf = (tree: Tree): readonly string[] =>
  [...tree.keys()].filter((file) => /^(src|types)\/.+\.ts$/.test(file))

const imports = new WeakMap<Tree, readonly Import[]>()

/** Returns the imports of all the sources in a tree. Reads each tree only once. */
const importsOf = (tree: Tree): readonly Import[] => {
  const found = imports.get(tree) ?? sourcesOf(tree).flatMap((file) => importsIn(file, tree.get(file) as string))
  imports.set(tree, found)
  return found
}

const isLocal = ({ to }: Import): boolean => /^(src|types)\//.test(to)

/**
 * Checks that the table has one row for each folder in `src/` and `types/`, and that each row describes its folder in
 * one line of prose.
 */
export const roomFaults = (rooms: readonly Room[], tree: Tree): readonly string[] => {
  const names = rooms.map(({ name }) => name)
  const folders = new Set(sourcesOf(tree).map(roomOf))
  return [
    ...[...folders].filter((name) => name !== '' && !names.includes(name)).map((name) => `${name} is not in the table`),
    ...names.filter((name) => !folders.has(name)).map((name) => `${name} is in the table, but is not a folder`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} has two rows`),
    ...rooms
      .filter(({ sentence }) => !/^[A-Z`][^.]+(\.\w[^.]*)*\.$/.test(sentence))
      .map(({ name }) => `${name} is not described in one sentence`),
  ]
}

/**
 * Checks that a file imports only from its own folder and from folders in earlier rows of the table. No file may import
 * an entry point.
 */
export const edgeFaults = (rooms: readonly Room[], tree: Tree): readonly string[] => {
  const rankOf = (room: string): number => {
    const rank = rooms.findIndex(({ name }) => name === room)
    return room === '' || rank < 0 ? rooms.length : rank
  }
  return importsOf(tree)
    .filter(isLocal)
    .filter(({ from, to }) => {
      const [above, below] = [roomOf(from), roomOf(to)]
      return below === '' || (above !== below && rankOf(below) >= rankOf(above))
    })
    .map(({ from, to }) => `${from} imports ${to}`)
}

/** Checks that imports, including type imports, do not form a cycle. */
export const cycleFaults = (tree: Tree): readonly string[] => {
  const cycle = cycleIn(importsOf(tree).filter(isLocal))
  return cycle === undefined ? [] : [cycle.join(' -> ')]
}

/** Checks that files under `types/` import only types, and are imported only as types. */
export const runTimeFaults = (tree: Tree): readonly string[] =>
  importsOf(tree)
    .filter(({ from, to, isTypeOnly }) => !isTypeOnly && (from.startsWith('types/') || to.startsWith('types/')))
    .map(({ from, to }) => `${from} imports ${to} at run time`)

/** Returns whether an import is in the fast-check adapter and refers to fast-check, which users install themselves. */
const isAdapter = ({ from, to }: Import): boolean =>
  from.startsWith('src/integrations/fast-check/') && to === 'fast-check'

/**
 * Checks that, in the library, only adapters import packages. The command-line program may import packages, because the
 * build bundles them with the program.
 */
export const packageFaults = (tree: Tree): readonly string[] =>
  importsOf(tree)
    .filter((imported) => !isLocal(imported) && !isAdapter(imported) && !imported.from.startsWith('src/cli/'))
    .map(({ from, to }) => `${from} imports ${to}`)

/**
 * Checks that no folder contains more than twelve files, and that no file exceeds 300 lines. Entry points that are
 * directly in `src` are not counted.
 */
export const sizeFaults = (rooms: readonly Room[], tree: Tree): readonly string[] => {
  const folders = new Map<string, number>()
  for (const file of tree.keys()) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  const isRoom = (folder: string): boolean =>
    /^(src|types|test-d)\//.test(folder) || rooms.some(({ name }) => folder === `test/${name}`)
  const linesOf = (text: string): number => text.split('\n').length - 1
  return [
    ...[...folders]
      .filter(([folder, count]) => isRoom(folder) && count > MOST_FILES)
      .map(([folder, count]) => `${folder} has ${count} files`),
    ...[...tree]
      .filter(([file, text]) => file.endsWith('.ts') && linesOf(text) > MOST_LINES)
      .map(([file, text]) => `${file} has ${linesOf(text)} lines`),
  ]
}

/**
 * Checks that each folder in `types/` or `test-d/` has a counterpart in `src/`, and that each folder in `src/` has
 * tests.
 */
export const twinFaults = (rooms: readonly Room[], tree: Tree): readonly string[] => {
  const files = [...tree.keys()]
  const sources = new Set(files.filter((file) => /^src\/.+\.ts$/.test(file)).map(roomOf))
  const tested = files.filter((file) => /^test\/.+\.test\.ts$/.test(file)).map(roomOf)
  const twins = files.filter((file) => /^(types|test-d)\/.+\/[^/]+\.ts$/.test(file)).map(dirname)
  return [
    ...[...new Set(twins)]
      .filter((twin) => !sources.has(twin.split('/').slice(1).join('/')))
      .map((twin) => `${twin} has no twin in src`),
    ...rooms
      .map(({ name }) => name)
      .filter((name) => !tested.some((folder) => folder === name || folder.startsWith(`${name}/`)))
      .map((name) => `${name} has no tests in test/${name}`),
  ]
}

/** Checks that each source file has a comment. The first comment describes the file and is printed by `npm run map`. */
export const commentFaults = (tree: Tree): readonly string[] =>
  sourcesOf(tree)
    .filter((file) => commentsIn(tree.get(file) ?? '').length === 0)
    .map((file) => `${file} has no comment that says what it holds`)

const PATH =
  /(?<![\w@:./\\-])((?:src|types|test|test-d|bench|examples|docs|api)\/[\w./*<>{}-]*[\w*>}-]|[\w-]+(?:\.[\w-]+)*\.(?:ts|mjs|md|json|svg))(?![\w/*<{])/g

/** Caches the paths of the files and folders in each tree. TypeScript files are listed both with and without `.ts`. */
const paths = new WeakMap<Tree, ReadonlySet<string>>()

const pathsIn = (tree: Tree): ReadonlySet<string> => {
  const known = paths.get(tree)
  if (known !== undefined) return known
  const found = new Set<string>()
  for (const file of tree.keys()) {
    found.add(file).add(file.replace(/\.ts$/, ''))
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) found.add(folder)
  }
  paths.set(tree, found)
  return found
}

/**
 * Returns whether a tree contains a folder or a file with the given path. The path may omit the extension `.ts`.
 * Ignores the first segment that contains `*`, `<` or `{`, and all segments after it.
 */
const isIn = (tree: Tree, path: string): boolean => {
  const [known = ''] = path.split(/[^/]*[*<{]/, 1)
  return pathsIn(tree).has(known.replace(/\/$/, ''))
}

/** Reports each path in `text` that `isIn` finds neither in the root nor in the folder of `file`. */
const pathsMissing = (file: string, text: string, tree: Tree): readonly string[] =>
  Array.from(text.matchAll(PATH), ([, path = '']) => path)
    .filter((path) => !isIn(tree, path) && !isIn(tree, join(dirname(file), path)))
    .map((path) => `${file} names ${path}`)

/** Returns whether a node is a literal. In a literal, two slashes do not begin a comment. */
const isLiteral = (node: ts.Node): boolean => ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** The parser skips JSDoc comments, because `commentsIn` finds all comments itself. */
const PARSED = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs

const comments = new Map<string, readonly string[]>()

export const commentsIn = (text: string): readonly string[] => {
  const known = comments.get(text)
  if (known !== undefined) return known
  let code = ''
  let end = 0
  const source = ts.createSourceFile('x.ts', text, PARSED)
  const visit = (node: ts.Node): void => {
    if (isLiteral(node) || node.kind === ts.SyntaxKind.TemplateHead) {
      code += `${text.slice(end, node.getStart(source))}x`
      end = node.end
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const found = `${code}${text.slice(end)}`.match(COMMENT) ?? []
  comments.set(text, found)
  return found
}

/** Captures the language of a code block. In code blocks, only shell commands refer to files in this repository. */
const BLOCK = /^```(.*?)\n.*?^```$/gms

/** Checks that each path in a document or a comment exists. */
export const pathFaults = (tree: Tree): readonly string[] =>
  [...tree].flatMap(([file, text]) => {
    if (/^([^/]+|docs\/.+|test-d\/.+|examples\/.+)\.md$/.test(file))
      return pathsMissing(
        file,
        text.replace(BLOCK, (block, language) => (language === 'sh' ? block : '')),
        tree,
      )
    if (!/^(src|types|test|test-d|bench)\/.+\.(ts|mjs)$/.test(file)) return []
    return commentsIn(text).flatMap((comment) => pathsMissing(file, comment, tree))
  })
