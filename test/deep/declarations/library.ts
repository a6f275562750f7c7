/** Writes the sources of a library that exports each function and table in this package without naming any type. */
import { filesOf, textOf } from '../../support/files'
import { APPLICATIONS, OTHERS, SAMPLES } from './applications'

/**
 * Describes an entry point and the names that it exports at run time. The names are read from the reports in `api/`,
 * which another test compares with the exports.
 */
export interface Reported {
  readonly name: string
  readonly functions: readonly string[]
  readonly constants: readonly string[]
}

const namesIn = (report: string, kind: string): readonly string[] =>
  [...report.matchAll(/^## (\w+) \((\w+)\)$/gm)].flatMap(([, name = '', found]) => (found === kind ? [name] : []))

export const REPORTED: readonly Reported[] = filesOf('api', '.md').map((file) => {
  const report = textOf(file)
  const name = /^# (\S+)/.exec(report)?.[1] ?? ''
  return { name, functions: namesIn(report, 'function'), constants: namesIn(report, 'constant') }
})

export type Extension = 'mts' | 'cts'

const NAMES = Object.keys(SAMPLES)

/** Returns the argument lists of a call. For example, `($view)($ref)` has two argument lists. */
const listsOf = (args: string): readonly string[] => {
  const lists: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '(') depth++
    if (args[i] === ')' && --depth === 0) {
      lists.push(args.slice(start, i + 1))
      start = i + 1
    }
  }
  return lists
}

const wrapperOf = (expression: string): string => {
  const used = NAMES.filter((name) => new RegExp(`\\${name}\\b`).test(expression))
  const generics = used.flatMap((name) => {
    const parameter = SAMPLES[name]?.parameter
    return parameter === undefined ? [] : [`${parameter.name} extends ${parameter.bound}`]
  })
  const parameters = used.map((name) => `${name}: ${SAMPLES[name]?.parameter?.name ?? `typeof sample.${name}`}`)
  const head = generics.length > 0 ? `<${generics.join(', ')}>` : ''
  return `${head}(${parameters.join(', ')}) => ${expression}`
}

/**
 * Returns the expressions to export for a function: the function's name, one call for each possible number of argument
 * lists, and a wrapper around the last of these calls.
 */
const exportsOf = (name: string): readonly string[] => {
  const lists = listsOf(APPLICATIONS.get(name) ?? '')
  const calls = lists.map((_, index) => `${name}${lists.slice(0, index + 1).join('')}`)
  return [name, ...calls, ...calls.slice(-1).map(wrapperOf)]
}

export const moduleOf = ({ name }: Reported): string => name.replace(/^uri-ts\/?/, '') || 'root'

export const samples = (): string => {
  const modules = Object.entries({
    uriTs: 'uri-ts',
    fastCheck: 'uri-ts/fast-check',
    urn: 'uri-ts/schemes',
    bytes: 'uri-ts/bytes',
    scan: 'uri-ts/scan',
    template: 'uri-ts/template',
    routes: 'uri-ts/routes',
  })
  const imports = modules.map(([as, from]) => `import * as ${as} from '${from}'`)
  const values = Object.entries(SAMPLES).map(([name, { value }]) => `export const ${name} = ${value}`)
  return [...imports, ...values, ''].join('\n')
}

export const library = (entry: Reported, extension: Extension): string => {
  const names = [...entry.functions, ...entry.constants]
  const others = OTHERS[entry.name] ?? []
  const file = `./samples.${extension.replace('ts', 'js')}`
  return [
    `import { ${names.join(', ')} } from '${entry.name}'`,
    `import { ${NAMES.join(', ')} } from '${file}'`,
    `import * as sample from '${file}'`,
    ...names.flatMap((name) => exportsOf(name).map((value, i) => `export const ${name}_${i} = ${value}`)),
    ...others.map((value, i) => `export const other_${i} = ${value}`),
    '',
  ].join('\n')
}

/** Returns a program that compares the types in a module's declarations with those in its source. */
export const program = (source: string, emitted: string): string => `import * as source from '${source}'
import * as emitted from '${emitted}'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Differing<A, B> = {
  [Name in keyof A]: Name extends keyof B ? (Identity<A[Name]> extends Identity<B[Name]> ? never : Name) : Name
}[keyof A]
export const differing: never = {} as Differing<typeof source, typeof emitted>
`
