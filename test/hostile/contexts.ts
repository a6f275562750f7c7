/** Creates contexts with new global objects. In each context, loads the library and calls every library function. */
import { createRequire } from 'node:module'
import { createContext, Script } from 'node:vm'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)

const FOLDER = new URL('.', import.meta.url).pathname

/** Bundles `answers.ts` and everything that it imports, except Node's built-in modules. */
const compile = async (): Promise<Script> => {
  const { outputFiles } = await build({
    entryPoints: [`${FOLDER}answers.ts`],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'import.meta.dirname': JSON.stringify(FOLDER), 'import.meta.url': JSON.stringify(import.meta.url) },
  })
  return new Script(`(function (exports, module, require) { ${outputFiles[0]?.text ?? ''}\n})`)
}

let compiled: Promise<Script> | undefined

interface Library {
  readonly answers: () => ReadonlyMap<string, string>
  readonly run: (code: string) => unknown
}

/** Creates a context with some of Node's globals, runs `before` in that context, and then loads the library. */
export const loadInContext = async (globals: object, before = ''): Promise<Library> => {
  compiled ??= compile()
  const script = await compiled
  const context = createContext({ console, setTimeout, clearTimeout, ...globals })
  const run = (code: string): unknown => new Script(code).runInContext(context)
  run(before)
  const module = { exports: {} }
  script.runInContext(context)(module.exports, module, require)
  return { ...(module.exports as { answers: Library['answers'] }), run }
}

/** Compares the results of two runs. Returns the calls whose results differ, each with the first line that differs. */
export const differences = (
  answers: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): readonly string[] =>
  [...answers]
    .filter(([name, answer]) => others.get(name) !== answer)
    .map(([name, answer]) => `${name}\n${firstLineOf(answer, others.get(name))}`)

const firstLineOf = (answer: string, other = ''): string => {
  const lines = answer.split('\n')
  const index = other.split('\n').findIndex((line, at) => line !== lines[at])
  return `  ${lines[index]?.slice(0, 300)}\n  ${other.split('\n')[index]?.slice(0, 300)}`
}
