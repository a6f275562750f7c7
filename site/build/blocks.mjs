// Compiles the code blocks of all pages as one program. By default, Twoslash creates three programs for every block,
// each with a separate checker. Compiling 400 blocks that way took 90 s.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import ts from 'typescript'
import { PAGES, SITE } from './places.mjs'

/** Treats every block as a module, so that names in one block do not conflict with names in another. */
export const COMPILER_OPTIONS = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
  allowJs: true,
  skipLibCheck: true,
  noEmit: true,
}

const BLOCK = /^```(ts|typescript|js)\b(.*)\n([\s\S]*?)\n```$/gm

/** Returns the blocks of all pages. A block that this function omits is checked later, by a second type checker. */
const blocksOfPages = () =>
  readdirSync(PAGES, { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(PAGES, file), 'utf8').matchAll(BLOCK)])
    .filter(([, , options]) => !options.includes('no-twoslash'))
    .map(([, language, , text]) => ({ extension: language === 'js' ? '.js' : '.ts', text }))

/**
 * Creates a language service for code blocks and for files on disk. The service treats each block as a file next to
 * `node_modules`.
 */
const serviceOf = (blocks) => {
  const host = {
    getCompilationSettings: () => COMPILER_OPTIONS,
    getScriptFileNames: () => [...blocks.keys()],
    getProjectVersion: () => String(blocks.size),
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = blocks.get(path) ?? ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => SITE,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => blocks.has(path) || ts.sys.fileExists(path),
    readFile: (path) => blocks.get(path) ?? ts.sys.readFile(path),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  }
  return ts.createLanguageService(host)
}

/**
 * Creates the environment that answers Twoslash's queries. Twoslash names every block `index`, but this environment
 * derives each name from the block's text.
 */
const environmentOf = () => {
  const blocks = new Map()
  const service = serviceOf(blocks)
  const diagnostics = new Map()
  const add = ({ extension, text }) => {
    const path = join(SITE, `block-${createHash('sha256').update(text).digest('hex').slice(0, 16)}${extension}`)
    blocks.set(path, text)
    return path
  }
  /**
   * Checks a block. Blocks are checked before Twoslash asks for types, because the compiler does not report an error
   * that a type query has already found.
   */
  const check = (path) => {
    if (diagnostics.has(path)) return
    diagnostics.set(path, [...service.getSemanticDiagnostics(path), ...service.getSyntacticDiagnostics(path)])
  }
  // All blocks are added before the first one is checked, because adding a block invalidates the compiler's program.
  blocksOfPages().map(add).forEach(check)
  let current = ''
  return {
    getSourceFile: () => service.getProgram().getSourceFile(current),
    createFile: (path, text) => {
      // Twoslash passes an empty string when it has finished with the block.
      if (text === '') return
      current = add({ extension: extname(path), text })
      check(current)
    },
    // The service already has the text that Twoslash passes, so this function does nothing.
    updateFile: () => {},
    languageService: {
      getQuickInfoAtPosition: (_path, position) => service.getQuickInfoAtPosition(current, position),
      getSemanticDiagnostics: (fileName) =>
        diagnostics.get(current).map((diagnostic) => ({ ...diagnostic, file: diagnostic.file && { fileName } })),
      getSyntacticDiagnostics: () => [],
    },
  }
}

/**
 * Implements Twoslash's `cache` option by sharing one environment among all blocks. The first call to `get` creates the
 * environment.
 */
export class SharedEnvironment extends Map {
  #environment
  has() {
    return true
  }
  get() {
    this.#environment ??= environmentOf()
    return this.#environment
  }
}

/**
 * Implements Twoslash's `typesCache` option. Keeps the result for each code block in memory, because each page is
 * compiled twice: once for the browser's script, and once for the HTML.
 */
export const typesInMemory = () => {
  const results = new Map()
  return {
    read: (code) => results.get(code) ?? null,
    write: (code, result) => {
      results.set(code, result)
    },
  }
}
