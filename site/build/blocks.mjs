// Blocks of code on the pages, compiled in one program. By itself, twoslash makes a program, and a checker with all
// its types, three times per block: 400 blocks took 90 s.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import ts from 'typescript'
import { PAGES, SITE } from './places.mjs'

/** Options that make each block a module: names in one do not meet those in another. */
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

/** The blocks of all pages. A block that is missing here also compiles, but needs a second checker. */
const blocksOfPages = () =>
  readdirSync(PAGES, { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(PAGES, file), 'utf8').matchAll(BLOCK)])
    .filter(([, , options]) => !options.includes('no-twoslash'))
    .map(([, language, , text]) => ({ extension: language === 'js' ? '.js' : '.ts', text }))

/** A language service over the blocks, each a file beside `node_modules`, and the files on the disk. */
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

/** The environment that twoslash asks. It names every block `index`; here the name depends on the text. */
const environmentOf = () => {
  const blocks = new Map()
  const service = serviceOf(blocks)
  const diagnostics = new Map()
  const add = ({ extension, text }) => {
    const path = join(SITE, `block-${createHash('sha256').update(text).digest('hex').slice(0, 16)}${extension}`)
    blocks.set(path, text)
    return path
  }
  /** Before anybody asks for types: an error that a question meets first is not reported again. */
  const check = (path) => {
    if (diagnostics.has(path)) return
    diagnostics.set(path, [...service.getSemanticDiagnostics(path), ...service.getSyntacticDiagnostics(path)])
  }
  // All of them first: another block makes another program.
  blocksOfPages().map(add).forEach(check)
  let current = ''
  return {
    getSourceFile: () => service.getProgram().getSourceFile(current),
    createFile: (path, text) => {
      // An empty string: twoslash has finished with the block.
      if (text === '') return
      current = add({ extension: extname(path), text })
      check(current)
    },
    // The same text again, to be checked.
    updateFile: () => {},
    languageService: {
      getQuickInfoAtPosition: (_path, position) => service.getQuickInfoAtPosition(current, position),
      getSemanticDiagnostics: (fileName) =>
        diagnostics.get(current).map((diagnostic) => ({ ...diagnostic, file: diagnostic.file && { fileName } })),
      getSyntacticDiagnostics: () => [],
    },
  }
}

/** For twoslash's option `cache`: one environment for all blocks, made when the first is compiled. */
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

/** Results of this build, because each page is rendered twice: for the browser, and as HTML. */
export const typesInMemory = () => {
  const results = new Map()
  return {
    read: (code) => results.get(code) ?? null,
    write: (code, result) => {
      results.set(code, result)
    },
  }
}
