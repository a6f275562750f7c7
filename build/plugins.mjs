// What the build does beside bundling, each step a plugin of Rollup. Ratios are medians of pairs in one process, on Node 20.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minify as terser } from 'terser'

/** Reads sources without docstrings, in the same lines. This makes the source maps 0.48 MB smaller. */
export const withoutDocstrings = {
  name: 'without-docstrings',
  load: (id) => readFileSync(id, 'utf8').replace(/^ *\/\*\*[\s\S]*?\*\//gm, (comment) => comment.replace(/.+/g, '')),
}

/**
 * Returns the number that a constant has in a source. The constant may be a literal, another constant, or several
 * constants that are combined with `|`.
 */
const numberIn = (source, name) => {
  if (/^-?\d/.test(name)) return Number(name)
  const value = new RegExp(`^(?:export )?const ${name} = ([-\\w| ]+);?$`, 'm').exec(source)?.[1]
  const numbers = value?.split(' | ').map((each) => numberIn(source, each)) ?? [undefined]
  return numbers.includes(undefined) ? undefined : numbers.reduce((joined, each) => joined | each)
}

/**
 * Replaces the names of numbers with the numbers, because V8 does not inline what a chunk imports or exports. Without
 * this plugin, `scan` takes 1.06 times as long, `parseUri` takes 1.08 times as long, and a client with forty routes has
 * 5 % more bytes. Names in imports, strings and keys are kept.
 */
export const inlinedNumbers = {
  name: 'inlined-numbers',
  transform(code, id) {
    const sources = new Map()
    for (const [, list, from] of code.matchAll(/^import (?:\* as|\{)([^"]*?)\}? from "(\..*)";/gm))
      for (const name of list.match(/[\w$]+/g)) sources.set(name, readFileSync(join(dirname(id), `${from}.ts`), 'utf8'))
    const tokens = /^(?:import|export) [{*][^;]*;|const \w+|(["'])(?:\\.|(?!\1).)*\1|[\w$.]+(?![\w$.:])/gm
    const written = code.replace(tokens, (token) => {
      const [, space, name] = /^(?:(\w+)\.)?([A-Z]\w*)$/.exec(token) ?? []
      const value = name && numberIn(sources.get(space ?? name) ?? code, name)
      return value === undefined ? token : `${value < 0 ? `(${value})` : value}`.padEnd(token.length)
    })
    return { code: written, map: null }
  },
}

/**
 * Exports the functions of the grammar under aliases. Loops call these functions, but V8 does not inline an exported
 * name, and without the aliases, `scan` takes 1.4 times as long. Other names have no aliases, because these would add
 * 60 bytes to a client with forty routes.
 */
export const aliases = {
  name: 'aliases',
  renderChunk(code, { modules }) {
    const ids = Object.keys(modules).filter((id) => /\/core\/grammar\//.test(id))
    const inLoops = new Set(ids.flatMap((id) => modules[id].renderedExports))
    let constants = ''
    const list = code.replace(/(?<=^export \{.*[{,] )([\w$]+)(?: as ([\w$]+))?/gm, (each, name, as = name) => {
      if (!inLoops.has(as)) return each
      constants += `const ${name}$ = ${name}; `
      return `${name}$ as ${as}`
    })
    return { code: list.replace(/^(?=export )/m, constants), map: null }
  },
}

/**
 * Converts a module to CommonJS. Each line stays in its place, so that both modules can share a source map. This saves
 * 1.46 MB.
 */
export const asCommonJs = (code) => {
  const exported = (list, from) =>
    list.replace(/([\w$]+)(?: as ([\w$]+))?,?/g, (_, name, as = name) => `exports.${as} = ${from}${name};`)
  const required = code
    .replace(/^import ('.*');$/gm, 'require($1);')
    .replace(/^import (?:\* as )?(.*) from ('.*');$/gm, 'const $1 = require($2);')
    .replace(/^const \{ .* \} = require/gm, (line) => line.replaceAll(' as ', ': '))
    .replace(/\bexport \{ (.*) \} from ('.*');$/gm, (_, list, from) => exported(list, `require(${from}).`))
  return `'use strict'; ${required.replace(/\bexport \{ (.*) \};$/m, (_, list) => exported(list, ''))}`
}

/**
 * Also writes each module, or its declarations, for CommonJS. If both kinds of modules shared one file, TypeScript 5.0
 * would report TS2841.
 */
export const addCommonJs = (changed) => ({
  name: 'add-common-js',
  generateBundle(_, bundle) {
    for (const { fileName, code } of Object.values(bundle).filter(({ type }) => type === 'chunk')) {
      const source = changed(code.replace(/(?<=(?:from|^import) '\.[\w/-]+\.)js/gm, 'cjs'))
      this.emitFile({ type: 'asset', fileName: fileName.replace(/(?=[jt]s$)/, 'c'), source })
    }
  },
})

/**
 * Exports each declaration where it is declared. For a declaration that is exported in a list, TypeScript 5.0 does not
 * find the other entry points, and reports TS2742. The class `View` is exported only as a type.
 */
export const placedExports = {
  name: 'placed-exports',
  renderChunk(code, { isEntry }) {
    const placed = new Set()
    const isListed = (each) => each.includes(' as ') || !placed.add(each)
    const LISTS = /(?<=^export .*\{ ).*(?= \};$)/gm
    const DECLARED = /^(?=(?:declare )?(?:abstract )?(?:type|interface|const|class|function) ([\w$]+))/gm
    const exported = code
      .replace(LISTS, (list) => list.split(', ').filter(isListed).join(', '))
      .replace(DECLARED, (_, name) => (placed.has(name) ? 'export ' : ''))
    return { code: isEntry ? exported.replace(/(?<=^export .*[{,] )View(?=[ ,])/m, 'type View') : exported, map: null }
  },
}

/** Minifies, but does not move a function into its only caller: each call of `scan` would allocate it again. */
export const minified = {
  name: 'minified',
  renderChunk: (code, _, { format }) =>
    terser(code, {
      module: format === 'es',
      toplevel: format !== 'iife',
      compress: { ecma: 2020, passes: 3, reduce_funcs: false, inline: 1 },
      mangle: { toplevel: format !== 'iife', reserved: ['View'] },
      format: { ascii_only: true },
    }),
}
