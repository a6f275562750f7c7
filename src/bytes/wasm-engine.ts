import { writeTables } from './class-tables'
import type { Engine } from './engine'
import { KERNEL_CODE } from './kernel-code'
import { DATA, PADDING, RESULT } from './layout'

interface Memory {
  readonly buffer: ArrayBuffer
}

declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => Memory
  readonly Instance: new (
    module: object,
    imports: { readonly env: { readonly memory: Memory } },
  ) => { readonly exports: Pick<WasmEngine, 'scanLines' | 'checkLines' | 'scanText'> }
}

export interface WasmEngine extends Engine {
  /** Reads the text at `start`, and writes its spans at the start of `result`. Returns the address of its end, or 0. */
  readonly scanText: (start: number) => number
}

const PAGE = 65536

/** Compiles the kernel. Throws if WebAssembly is missing, has no SIMD, or is refused, as by a Content-Security-Policy. */
const compile = (): object => {
  const code = new Uint8Array(KERNEL_CODE.length / 2)
  for (let i = 0; i < code.length; i++) code[i] = Number.parseInt(KERNEL_CODE.slice(2 * i, 2 * i + 2), 16)
  return new WebAssembly.Module(code)
}

/** The compiled kernel; null if it was refused. Kept, because the answer does not change while a program runs. */
let kernel: object | null | undefined

/**
 * Makes an engine with a memory of its own, which can never grow: its maximum is its size. A view of it is therefore never
 * detached, and two engines cannot touch each other. Returns undefined if the kernel or the memory is refused.
 */
export const createWasmEngine = (size: number): WasmEngine | undefined => {
  if (kernel === null) return undefined
  const pages = Math.ceil((DATA + size + PADDING) / PAGE)
  try {
    kernel = kernel ?? compile()
  } catch {
    kernel = null
    return undefined
  }
  try {
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
    const { buffer } = memory
    const all = new Uint8Array(buffer)
    writeTables(all)
    const { scanLines, checkLines, scanText } = new WebAssembly.Instance(kernel, { env: { memory } }).exports
    const bytes = new Uint8Array(buffer, DATA, size)
    const result = new Int32Array(buffer, RESULT, (DATA - RESULT) >> 2)
    return { name: 'wasm', bytes, memory: all, result, scanLines, checkLines, scanText }
  } catch {
    return undefined
  }
}
