import { createSpans, ERROR_OFFSET, PATH_START } from 'uri-ts/scan'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOURS } from '../support/law'
import { wasm } from '../support/wasm'

// Each test loads the modules anew, because a loaded module compiles the kernel only once.
beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(() => {
  vi.resetModules()
})

const LONG = 'http://example.com/'.padEnd(60_000, 'a')
const VALID = 'https://user@example.com:8080/a/long/path?q=1#f'
const INVALID = 'https://user@example.com:8080/a/long/path?q= #f'

const load = async () => ({
  ...(await import('uri-ts')),
  ...(await import('uri-ts/scan')),
  ...(await import('uri-ts/bytes')),
})
type Library = Awaited<ReturnType<typeof load>>

const warmUp = ({ isUri }: Library): void => {
  for (let count = 0; count < 20; count++) expect(isUri(LONG)).toBe(true)
}

const check = ({ isUri, parseUri, scan }: Library): void => {
  const spans = createSpans()
  expect(scan(VALID, spans)).toBe(VALID.length)
  expect([...spans.subarray(0, ERROR_OFFSET)]).toEqual([5, 12, 24, 0, 29, 41, 45])
  expect(scan(INVALID, spans)).toBeLessThan(0)
  expect(spans[ERROR_OFFSET]).toBe(44)
  expect([isUri(VALID), isUri(INVALID), isUri(VALID.slice(8))]).toEqual([true, false, false])
  const parsed = parseUri(VALID)
  expect(parsed).toMatchObject({ right: { text: VALID, schemeEnd: 5, queryEnd: 45 } })
  expect(parseUri(INVALID)).toMatchObject({ left: { component: 'query', offset: 44 } })
  expect(parsed).toMatchObject({ right: { text: VALID, schemeEnd: 5, queryEnd: 45 } })
}

const watch = () => {
  const modules = vi.fn()
  const memories: { readonly grow: (pages: number) => unknown }[] = []
  class Module extends wasm.Module {
    constructor(code: Uint8Array) {
      modules()
      super(code)
    }
  }
  class Memory extends wasm.Memory {
    constructor(pages: object) {
      super(pages)
      memories.push(this)
    }
  }
  vi.stubGlobal('WebAssembly', { ...wasm, Module, Memory })
  return { modules, memories }
}

it('compiles the kernel only after 1,000,000 characters in strings of 32 characters or more', async () => {
  const { modules } = watch()
  const library = await load()
  library.enableKernel()
  for (let count = 0; count < 33_000; count++) library.isUri('http://a/'.padEnd(31, 'b'))
  for (let count = 0; count < 31_249; count++) library.isUri('http://a/'.padEnd(32, 'b'))
  expect(modules).toHaveBeenCalledTimes(0)
  library.isUri('http://a/'.padEnd(32, 'b'))
  expect(modules).toHaveBeenCalledTimes(1)
  check(library)
  library.enableKernel()
  check(library)
  expect(modules).toHaveBeenCalledTimes(1)
})

it('starts by itself if the entry point with the kernel can be loaded', async () => {
  const { modules } = watch()
  // Without `setTimeout`, the module starts no timer. On a busy machine, a timer could fire during this test and
  // replace the loading function.
  vi.stubGlobal('setTimeout', undefined)
  const library = await load()
  const { startKernel } = await import('../../src/core/inspect/start-kernel')
  startKernel(() => import('uri-ts/bytes'))
  warmUp(library)
  check(library)
  expect(modules).toHaveBeenCalledTimes(0)
  await vi.waitFor(() => {
    check(library)
    expect(modules).toHaveBeenCalledTimes(1)
  }, HOURS)
  check(library)
})

describe('the timer that starts the kernel', () => {
  const started = async (globals: object): Promise<readonly unknown[]> => {
    const unref = vi.fn()
    const timers: unknown[] = []
    const setTimeout = (call: () => void) => {
      timers.push(call)
      return { unref }
    }
    for (const [name, value] of Object.entries({ setTimeout, ...globals })) vi.stubGlobal(name, value)
    const { modules } = watch()
    const library = await load()
    for (const call of timers) (call as () => void)()
    warmUp(library)
    check(library)
    vi.unstubAllGlobals()
    // The kernel cannot be loaded from the source folder, which does not contain the built entry point.
    await new Promise((resolve) => setImmediate(resolve))
    check(library)
    return [timers.length, unref.mock.calls.length, modules.mock.calls.length]
  }

  it('does not keep the process alive', async () => expect(await started({})).toEqual([1, 1, 0]))

  it.each([{ Deno: {} }, { process: {} }, { process: undefined }, { setTimeout: undefined }, { setTimeout: () => 1 }])(
    'is absent with the globals %j',
    async (globals) => expect(await started(globals)).toEqual([0, 0, 0]),
  )
})

it('uses a memory that cannot grow', async () => {
  const { memories } = watch()
  const library = await load()
  library.enableKernel()
  warmUp(library)
  expect(memories.length).toBe(1)
  expect(() => memories[0]?.grow(1)).toThrow(RangeError)
  check(library)
})

it('never reads what an earlier string has left in the memory', async () => {
  const library = await load()
  library.enableKernel()
  warmUp(library)
  library.isUri('http://a/'.padEnd(65_535, 'b'))
  for (const last of ['\u00e9', '\u20ac', '\ud800', '\u{1f600}', '\n', '\r', '%']) {
    for (const length of [65_535, 65_534, 65_533, 65_532, 64, 33]) {
      library.isUri('http://a/'.padEnd(length, 'b'))
      const text = 'http://a/'.padEnd(length - last.length, 'b') + last
      const spans = createSpans()
      expect([length, library.scan(text, spans) < 0, spans[ERROR_OFFSET]]).toEqual([length, true, length - last.length])
    }
  }
  expect(library.isUri('http://a/'.padEnd(65_536, 'b'))).toBe(true)
})

describe.each([
  ['Node 20', '20.20.2'],
  ['Node 24', '24.21.0'],
])('in %s', (_, node) => {
  it('finds the same', async () => {
    const write = vi.spyOn(Buffer.prototype, 'write')
    const encodeInto = vi.spyOn(TextEncoder.prototype, 'encodeInto')
    vi.stubGlobal('process', { versions: { node } })
    const library = await load()
    library.enableKernel()
    warmUp(library)
    encodeInto.mockClear()
    library.isUri(VALID)
    expect([write.mock.calls.length > 0, encodeInto.mock.calls.length > 0]).toEqual([node > '22', node < '22'])
    check(library)
  })
})

function refuse(): never {
  throw new wasm.CompileError('refused')
}

it.each([
  ['the module', { WebAssembly: { ...wasm, Module: refuse } }],
  ['WebAssembly', { WebAssembly: undefined }],
  ['the memory', { WebAssembly: { ...wasm, Module: wasm.Module, Memory: refuse } }],
  ['Buffer', { Buffer: undefined }],
  ['process', { process: undefined }],
  ['Buffer and TextEncoder', { Buffer: undefined, TextEncoder: undefined }],
])('finds the same without %s, and prints nothing', async (_, globals) => {
  const prints = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const library = await load()
  library.enableKernel()
  warmUp(library)
  check(library)
  const printed = prints.map(({ mock }) => mock.calls.length)
  vi.unstubAllGlobals()
  expect(printed).toEqual([0, 0, 0, 0])
})

it('refuses values that are not strings', async () => {
  const library = await load()
  library.enableKernel()
  warmUp(library)
  for (const value of [undefined, null, 1, {}, [VALID], { length: 40 }]) {
    expect(library.isUri(value)).toBe(false)
    expect(library.reasonOf(library.scan(value as never, createSpans()))).toBe('not-text')
  }
})

it('leaves scanFromPath alone', async () => {
  const library = await load()
  library.enableKernel()
  warmUp(library)
  const spans = createSpans()
  const target = '//example.com/'.padEnd(100, 'a')
  expect(library.scanFromPath(target, 0, spans)).toBe(100)
  expect(spans[PATH_START]).toBe(0)
})
