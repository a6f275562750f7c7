/**
 * Checks that the package starts the kernel in Node without a call to `enableKernel`, and that bundles omit the kernel.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { installPacked } from '../support/packed'

const packed = installPacked()

const LOADED = {
  module: `const { isUri, parseUri } = await import('uri-ts')`,
  commonjs: `const { isUri, parseUri } = require('uri-ts')`,
}

/**
 * Returns a program that checks results and counts the compiled modules, once before and once after the kernel has had
 * time to start.
 */
const programOf = (load: string, count: number, before = '') => `
let modules = 0
if (globalThis.WebAssembly) {
  const { Module } = WebAssembly
  WebAssembly.Module = class extends Module { constructor(code) { modules++; super(code) } }
}
${before}
${load}
const valid = 'https://user@example.com:8080/'.padEnd(100, 'a')
const isRight = () => isUri(valid) && !isUri(valid + ' ') && parseUri(valid).right.hostEnd === 24
const scan = (count) => { for (let index = 0; index < count; index++) isUri(valid) }
let rounds = 0
let early
const turn = () => {
  if (rounds === 0) {
    scan(${count})
    early = [isRight(), modules]
  }
  scan(1)
  if (modules === 0 && ++rounds < 20) setTimeout(turn, 10)
  else console.log(JSON.stringify({ early, late: [isRight(), modules] }))
}
setTimeout(turn, 300)
`

const run = async (type: 'module' | 'commonjs', program: string): Promise<unknown> => {
  const args = [`--input-type=${type}`, '-e', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: packed.folder })
  return JSON.parse(stdout)
}

// The programs spend most of their time waiting, so they run in parallel.
describe.concurrent.each(['module', 'commonjs'] as const)('in a program of type %s', (type) => {
  const load = LOADED[type]

  it('compiles the kernel 100 ms after the import and 1,000,000 characters', async ({ expect }) => {
    expect(await run(type, programOf(load, 10_000))).toEqual({ early: [true, 0], late: [true, 1] })
  })

  it('compiles nothing before', async ({ expect }) => {
    expect(await run(type, programOf(load, 9_000))).toEqual({ early: [true, 0], late: [true, 0] })
  })

  it('compiles nothing in Deno', async ({ expect }) => {
    expect(await run(type, programOf(load, 10_000, 'globalThis.Deno = {}'))).toEqual({
      early: [true, 0],
      late: [true, 0],
    })
  })

  it('changes nothing if WebAssembly is absent', async ({ expect }) => {
    const program = programOf(load, 10_000, 'delete globalThis.WebAssembly')
    expect(await run(type, program)).toEqual({ early: [true, 0], late: [true, 0] })
  })
})

it.each(['browser', 'node'] as const)('a bundle for %s contains neither the counter nor the kernel', (platform) => {
  const contents = `export { isUri } from 'uri-ts'`
  const options = { bundle: true, write: false, format: 'esm', platform, logLevel: 'silent' } as const
  const [file] = buildSync({ ...options, stdin: { contents, resolveDir: packed.folder } }).outputFiles
  expect(file?.text).toContain('scanString')
  expect(file?.text).not.toMatch(/startWhenWorthwhile|bytes\.js|__esm/)
})
