// What the build does beside transpiling and bundling, each step a small plugin of rollup.
import { readFileSync } from 'node:fs'
import { minify as terser } from 'terser'

/** The value of a number, of a constant that is known, or of classes that `|` joins. */
const numberOf = (node, values) => {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value
  if (node.type === 'Identifier') return values.get(node.name)
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = numberOf(node.argument, values)
    return value === undefined ? undefined : -value
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '|') return undefined
  const [left, right] = [numberOf(node.left, values), numberOf(node.right, values)]
  return left === undefined || right === undefined ? undefined : left | right
}

/** The constants of a program that are numbers, besides those that are known. */
const addNumbers = (body, values) => {
  for (const node of body) {
    const { type, kind, declarations } = node.declaration ?? node
    if (type !== 'VariableDeclaration' || kind !== 'const') continue
    for (const { id, init } of declarations) {
      const value = numberOf(init, values)
      if (value !== undefined && /^[A-Z][A-Z\d_$]*$/.test(id.name)) values.set(id.name, value)
    }
  }
}

/**
 * The numeric constants that a chunk imports from other chunks. `minifyInternalExports` is off: they keep their names.
 */
const importedNumbers = (context, body, moduleIds) => {
  const names = body.flatMap(({ type, specifiers }) =>
    type === 'ImportDeclaration' ? specifiers.map(({ local, imported }) => [local.name, imported?.name]) : [],
  )
  const others = new Set(moduleIds.flatMap((id) => context.getModuleInfo(id).importedIds))
  for (const id of moduleIds) others.delete(id)
  const found = new Map()
  for (const id of others) {
    const { code } = context.getModuleInfo(id)
    if (code === null) continue
    const values = new Map()
    addNumbers(context.parse(code).body, values)
    for (const [local, name] of names) {
      // Rollup numbers the second constant of a name in a chunk, and the import takes its name back.
      const isSame = local === name?.replace(/\$\d+$/, '')
      const isHere = isSame && new RegExp(`^export const ${local} =`, 'm').test(code)
      // Two modules may have a constant of one name: then it stays a name.
      if (isHere) found.set(local, found.has(local) ? undefined : values.get(local))
    }
  }
  return found
}

/** Calls `visit` with each expression that is a name, and with each `|`, before what is in it. */
const visitValues = (node, visit) => {
  if (visit(node)) return
  for (const [key, child] of Object.entries(node)) {
    const isName = (key === 'id' || key === 'key' || key === 'property') && !node.computed
    if (isName || /^(Ex|Im)portSpecifier$/.test(node.type) || node.shorthand) continue
    for (const each of [child].flat()) if (typeof each?.type === 'string') visitValues(each, visit)
  }
}

/** A minus would join with another one before it. */
const textOf = (value) => (value < 0 ? `(${value})` : String(value))

/**
 * Writes numbers in place of their names, in bundlers that do not: a class of characters costs a bundle its name and its
 * number, once for each class. V8 loads a name of another chunk each time that it is used. The constants of a module are the only names in capitals.
 */
export const inlinedNumbers = {
  name: 'inlined-numbers',
  renderChunk(code, { moduleIds }) {
    const found = []
    const { body } = this.parse(code)
    const values = importedNumbers(this, body, moduleIds)
    addNumbers(body, values)
    visitValues({ type: 'Program', body }, (node) => {
      const isName = node.type === 'Identifier' || node.type === 'BinaryExpression'
      const value = isName ? numberOf(node, values) : undefined
      if (value !== undefined) found.push([node.start, node.end, value])
      return value !== undefined
    })
    let inlined = code
    for (const [start, end, value] of found.reverse())
      inlined = inlined.slice(0, start) + textOf(value) + inlined.slice(end)
    return { code: inlined, map: null }
  },
}

/**
 * Exports what loops use, the grammar and percent-encoding, under an alias: V8 treats an exported name as a variable and
 * does not inline its value. Other names have none, because it costs each bundle some bytes.
 */
export const aliasedInternals = {
  name: 'aliased-internals',
  renderChunk(code, { name, modules }, { format }) {
    if (name !== 'internal' || format !== 'es') return null
    const inLoops = Object.entries(modules).flatMap(([id, { renderedExports }]) =>
      /\/src\/core\/(grammar|percent)\//.test(id) ? renderedExports : [],
    )
    const { specifiers, start } = this.parse(code).body.at(-1)
    const names = specifiers.map(({ local, exported }) => [local.name, exported.name])
    const isAliased = ([local, exported]) => inLoops.includes(exported) && code.includes(`\nconst ${local} =`)
    const aliases = names.filter(isAliased).map(([local]) => `const ${local}$ = ${local};\n`)
    const list = names.map((pair) => `${pair[0]}${isAliased(pair) ? '$' : ''} as ${pair[1]}`)
    return { code: `${code.slice(0, start)}${aliases.join('')}export { ${list.join(', ')} };\n`, map: null }
  },
}

/** Reads sources without docstrings, in the same lines: source maps hold them, which saves 0.25 MB. */
export const withoutDocstrings = {
  name: 'without-docstrings',
  load: (id) => readFileSync(id, 'utf8').replace(/^ *\/\*\*[\s\S]*?\*\//gm, (comment) => comment.replace(/.+/g, '')),
}

/** Assigns to `exports` what a list of names in braces exports. */
const assigned = (list, from = '') =>
  list.replace(/([\w$]+)(?: as ([\w$]+))?,?/g, (_, name, as = name) => `exports.${as} = ${from}${name};`)

/** A module as CommonJS. Each line stays where it is. */
const asCommonJs = (code) =>
  code
    .replace(/^import '(.*)\.js';$/gm, "require('$1.cjs');")
    .replace(/^import \* as (\w+) from '(.*)';$/gm, "const $1 = require('$2');")
    .replace(/^import (\{.*\}) from '(.*)\.js';$/gm, (_, list, from) => {
      return `const ${list.replaceAll(' as ', ': ')} = require('${from}.cjs');`
    })
    .replace(/^export \{ (.*) \} from '(.*)\.js';$/gm, (_, list, from) => assigned(list, `require('${from}.cjs').`))
    .replace(/^export \{ (.*) \};$/m, (_, list) => assigned(list))
    .replace(/^/, "'use strict'; ")

/** Also writes each chunk as CommonJS. Both kinds have the same lines, so they share a source map. */
export const commonJs = {
  name: 'common-js',
  generateBundle(_, bundle) {
    for (const { type, fileName, code } of Object.values(bundle))
      if (type === 'chunk')
        this.emitFile({ type: 'asset', fileName: fileName.replace(/js$/, 'cjs'), source: asCommonJs(code) })
  },
}

/** A declaration at the top of a file, and its name. */
const DECLARED = /^(?=(?:declare )?(?:abstract )?(?:type|interface|const|class|function) ([\w$]+))/gm

/**
 * Exports each declaration where it stands, because TypeScript 5.0 finds another entry point only for those, and gives
 * TS2742 otherwise. Also writes the declarations for CommonJS: with one file for both kinds, it gives TS2841.
 */
export const declarations = {
  name: 'declarations',
  renderChunk(code) {
    const placed = new Set()
    const lists = code.replace(/(?<=^export (?:type )?\{ ).*(?= \};$)/gm, (list) =>
      list
        .split(', ')
        .filter((each) => each.includes(' as ') || !placed.add(each))
        .join(', '),
    )
    return { code: lists.replace(DECLARED, (_, name) => (placed.has(name) ? 'export ' : '')), map: null }
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      // `View` is a class of which entry points export only the type.
      if (chunk.isEntry) chunk.code = chunk.code.replace(/(?<=^export .*[{,] )View(?=[ ,])/m, 'type View')
      const source = chunk.code.replace(/(?<=(?:from|^import) '\.[\w/-]+\.)js/gm, 'cjs')
      this.emitFile({ type: 'asset', fileName: chunk.fileName.replace('.d.ts', '.d.cts'), source })
    }
  },
}

const minified = (name, compress) => ({
  name,
  renderChunk: (code, _, { format }) =>
    terser(code, {
      module: format === 'es',
      toplevel: format !== 'iife',
      compress: { ...compress },
      mangle: { toplevel: format !== 'iife', reserved: ['View'] },
      format: { ascii_only: true },
      sourceMap: { asObject: true },
    }),
})

/** Minifies, but does not move a function into its only caller: each call of `scan` would allocate it again. */
export const withoutClosures = minified('without-closures', { ecma: 2020, passes: 3, reduce_funcs: false, inline: 1 })

const NOTHING = '\0nothing'

/**
 * Leaves out a Node module that a package loads at its start, and uses only for features that this command line does
 * not have.
 */
export const without = (name) => ({
  name: 'without',
  resolveId: (id) => (id === name ? NOTHING : null),
  load: (id) => (id === NOTHING ? 'export {}' : null),
})
