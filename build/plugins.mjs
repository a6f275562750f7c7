// Defines the Rollup plugins. Each speed ratio in this file compares two builds that ran in the same Node 24 process.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the value of a numeric constant in `source`, even if its definition combines several constants with `|`. */
const numberIn = (source, name) => {
  const value = new RegExp(`^(?:export )?const ${name} = (-?\\w+(?: \\| \\w+)*);?$`, 'm').exec(source)?.[1]
  const numbers = value?.split(' | ').map((n) => (/^-?\d/.test(n) ? +n.replaceAll('_', '') : numberIn(source, n)))
  return numbers?.includes(undefined) ? undefined : numbers?.reduce((joined, each) => joined | each)
}

/**
 * Replaces docstrings with blank lines. Without docstrings, the source maps are 0.48 MB smaller. Replaces the names of
 * numeric constants with their values, because V8 does not inline constants that a chunk imports or exports. Without
 * inlining, `scan` takes 1.16 times as long, and a client with forty routes is 5% larger.
 */
export const sources = {
  name: 'sources',
  load: (id) => readFileSync(id, 'utf8').replace(/^ *\/\*\*[\s\S]*?\*\//gm, (comment) => comment.replace(/.+/g, '')),
  transform(code, id) {
    const imported = new Map()
    for (const [, list, from] of code.matchAll(/^import (?:\* as|\{)([^"]*?)\}? from "(\..*)";/gm))
      for (const name of list.match(/[\w$]+/g))
        imported.set(name, readFileSync(join(dirname(id), `${from}.ts`), 'utf8'))
    const tokens = /^(?:import|export) [{*][^;]*;|const \w+|(["'])(?:\\.|(?!\1).)*\1|[\w$.]+(?![\w$.:])/gm
    const written = code.replace(tokens, (token) => {
      const [, space, name] = /^(?:(\w+)\.)?([A-Z]\w*)$/.exec(token) ?? []
      const value = name && numberIn(imported.get(space ?? name) ?? code, name)
      return value === undefined ? token : `${value < 0 ? `(${value})` : value}`.padEnd(token.length)
    })
    return { code: written, map: null }
  },
}

/**
 * Exports grammar functions under aliases, because V8 does not inline a function if the variable that holds it is
 * exported. Without aliases, `scan` takes 1.4 times as long. Aliases for all exports would add 60 bytes to a bundle.
 */
export const aliases = {
  name: 'aliases',
  renderChunk(code, { modules }) {
    const inLoops = Object.keys(modules).flatMap((id) => (/core.grammar/.test(id) ? modules[id].renderedExports : []))
    let constants = ''
    const list = code.replace(/(?<=^export \{.*[{,] )([\w$]+)(?: as ([\w$]+))?/gm, (each, name, as = name) => {
      if (!inLoops.includes(as)) return each
      constants += `const ${name}$ = ${name}; `
      return `${name}$ as ${as}`
    })
    return { code: list.replace(/^(?=export )/m, constants), map: null }
  },
}

/** Converts ES modules to CommonJS. Sharing source maps between the formats makes the package 1.46 MB smaller. */
export const addCommonJs = {
  name: 'add-common-js',
  generateBundle(_, bundle) {
    const NAMES = /([\w$]+)(?: as ([\w$]+))?,?/g
    const writeExports = (_, list, from) =>
      list.replace(NAMES, (_, name, as = name) => `exports.${as} = ${from ? `require(${from}).` : ''}${name};`)
    for (const { fileName, code } of Object.values(bundle).filter(({ type }) => type === 'chunk')) {
      const source = code
        .replace(/(?<=(?:from|^import|^const BYTES =) ['"]\.[\w/-]+\.)js/gm, 'cjs')
        .replace(/^import ('.*');$/gm, 'require($1);')
        .replace(/^import (?:. as )?(.*) from (.*);/gm, (_, a, b) => `const ${a.replace(/ as /g, ': ')}=require(${b});`)
        .replace(/\bexport \{ (.*?) \}(?: from ('.*'))?;$/gm, writeExports)
        .replace(/(?<=^ +)\(\{ .* \} = (\w+)\);$/gm, '$& Object.assign(exports, $1);')
      this.emitFile({ type: 'asset', fileName: fileName.replace(/js$/, 'cjs'), source: `'use strict'; ${source}` })
    }
  },
}

/** Writes `export` before declarations, because TypeScript 5.0 reports TS2742 for a list of exports. */
export const placedExports = {
  name: 'placed-exports',
  renderChunk(code) {
    const placed = new Set()
    const isListed = (each) => each.includes(' as ') || !placed.add(each)
    return code
      .replace(/(?<=^export .*\{ ).*(?= \};$)/gm, (list) => list.split(', ').filter(isListed).join(', '))
      .replace(/^(?=(?:declare )?(?:abstract )?\w+ ([\w$]+))/gm, (_, name) => (placed.has(name) ? 'export ' : ''))
      .replace(/(?<=^export .*[{,] )View(?=[ ,].* from )/m, 'type View')
  },
}
