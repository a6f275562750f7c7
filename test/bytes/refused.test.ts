/** Tests the library in an environment that forbids WebAssembly, for example through a Content-Security-Policy. */
import { HOST_END, PATH_START } from 'uri-ts/scan'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wasm } from '../support/wasm'

// Each test reloads the modules of `uri-ts/bytes`, because they check only once whether WebAssembly is available.
beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterAll(() => {
  vi.resetModules()
})

const load = async (): Promise<typeof import('uri-ts/bytes')> => import('uri-ts/bytes')

function refuse(): never {
  throw new wasm.CompileError('refused')
}

const BYTES = Buffer.from('http://example.com/a\nb c\n')
const LONG = 'http://example.com/'.padEnd(100, 'a')

const check = (bytes: typeof import('uri-ts/bytes')): void => {
  const lines = bytes.createLines(9)
  expect(bytes.scanLines(BYTES, lines)).toBe(2)
  expect(lines[bytes.LINE_SLOTS + HOST_END]).toBe(18)
  expect(lines[2 * bytes.LINE_SLOTS + PATH_START]).toBe(-1)
  expect(bytes.scanText(LONG, lines as never)).toBe(100)
}

it.each([
  ['the module', { ...wasm, Module: refuse }],
  ['WebAssembly', undefined],
  ['the memory', { ...wasm, Module: wasm.Module, Memory: refuse }],
])('%s', async (_, stub) => {
  vi.stubGlobal('WebAssembly', stub)
  const bytes = await load()
  check(bytes)
  expect(bytes.engineOf(BYTES)).toBe('script')
  expect(bytes.engineOf(bytes.createLineBuffer(10))).toBe('script')
})

it('is not asked for a text where there is no TextEncoder', async () => {
  vi.stubGlobal('TextEncoder', undefined)
  check(await load())
})

it('is asked once', async () => {
  const Module = vi.fn(refuse)
  vi.stubGlobal('WebAssembly', { ...wasm, Module })
  const bytes = await load()
  for (let call = 0; call < 3; call++) {
    bytes.createLineBuffer(10)
    check(bytes)
  }
  expect(Module).toHaveBeenCalledTimes(1)
})

it('is not asked when the entry is imported, nor is anything compiled', async () => {
  const Module = vi.fn(refuse)
  const Encoder = vi.fn(refuse)
  vi.stubGlobal('WebAssembly', { ...wasm, Module })
  vi.stubGlobal('TextEncoder', Encoder)
  await load()
  expect(Module).not.toHaveBeenCalled()
  expect(Encoder).not.toHaveBeenCalled()
})
