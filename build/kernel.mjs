// Compiles the kernel (the fast code in `uri-ts/bytes`) to WebAssembly, and writes the result as a module. If the
// generated module is up to date, the script does nothing.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const folder = 'src/bytes/kernel'
const target = resolve(root, 'src/bytes/kernel-code.ts')

const textOf = (file) => readFileSync(resolve(root, file), 'utf8')

/** Lists the library's source files that the kernel also uses. */
const SHARED = ['src/core/grammar/code-units.ts', 'src/core/scanner/spans.ts', 'src/bytes/layout.ts']

const numbersOf = (text) => text.match(/^export const \w+ = \w+$/gm).join('\n')

const sources = () => {
  const own = readdirSync(resolve(root, folder)).filter((name) => name.endsWith('.ts'))
  return new Map([
    ...own.map((name) => [`${folder}/${name}`, textOf(`${folder}/${name}`)]),
    ...SHARED.map((file) => [file, numbersOf(textOf(file))]),
  ])
}

const OPTIONS = [
  ...['--optimizeLevel', '3', '--shrinkLevel', '0', '--converge', '--noAssert', '--runtime', 'stub'],
  ...['--importMemory', '--noExportMemory', '--enable', 'simd', '--enable', 'relaxed-simd', '--use', 'abort='],
]

const compile = async (files) => {
  const { default: asc } = await import('assemblyscript/asc')
  let wasm
  const { error, stderr } = await asc.main([`${folder}/index.ts`, '--outFile', 'kernel.wasm', ...OPTIONS], {
    readFile: (name) => files.get(name.replaceAll('\\', '/')) ?? null,
    writeFile: (_, contents) => {
      wasm = contents
    },
    listFiles: () => [],
  })
  if (error) throw new Error(`${error.message}\n${stderr}`)
  return Buffer.from(wasm)
}

/**
 * Encodes bytes as printable characters: each of 93 byte values as one character, and each of the other 163 as two. The
 * result compresses better than hexadecimal digits and much better than base64.
 */
const encode = (bytes) =>
  Array.from(bytes, (byte) => {
    const value = (byte + 7) & 255
    return ['', '}', '~'][Math.floor(value / 93)] + String.fromCharCode(32 + (value % 93))
  }).join('')

/**
 * Writes the module if the sources, the compiler or this file has changed. Returns the bytes of the kernel, or
 * `undefined` if nothing was written.
 */
export const buildKernel = async () => {
  const files = sources()
  const hash = createHash('sha256')
  for (const text of [
    ...files.values(),
    textOf('build/kernel.mjs'),
    textOf('node_modules/assemblyscript/package.json'),
  ]) {
    hash.update(text)
  }
  const mark = `// ${hash.digest('hex').slice(0, 32)}\n`
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(mark)) return undefined
  const wasm = await compile(files)
  const comment = '/** The kernel, compiled by `build/kernel.mjs`, in ASCII: `kernelBytes` reads it. Not committed. */'
  const literal = `'${encode(wasm).replace(/['\\]/g, '\\$&')}'`
  writeFileSync(target, `${mark}${comment}\nexport const KERNEL_CODE =\n  ${literal}\n`)
  return wasm
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wasm = await buildKernel()
  console.log(wasm === undefined ? 'the kernel is up to date' : `the kernel has ${wasm.length} bytes`)
}
