import type { Engine } from './engine'
import { KERNEL_CODE } from './kernel-code'
import * as layout from './layout'
import { classesOf } from './pair-table'

interface Memory {
  readonly buffer: ArrayBuffer
}

declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => Memory
  readonly Instance: new (
    module: object,
    imports: { readonly env: { readonly memory: Memory } },
  ) => { readonly exports: Pick<WasmEngine, 'readLines' | 'scanText'> }
}

/** Represents an engine that can read a single string as well as lines of bytes. */
export interface WasmEngine extends Engine {
  /**
   * Reads the text at `start`, and writes its spans at the beginning of `result`. Returns the address of the end of the
   * text, or 0.
   */
  readonly scanText: (start: number) => number
}

const PAGE = 65536

/** The last character that encodes a value is `|`. */
const BAR = 124

/**
 * Writes the tables of a kernel. The tables contain the same classes as the string scanner's table, but in a different
 * form.
 */
export const writeTables = (memory: Uint8Array): void => {
  for (let byte = 0; byte < 0x80; byte++) {
    const classes = classesOf(byte)
    const upper = byte >> 4
    const lower = byte & 15
    memory[layout.BIT_TABLE + upper] = 1 << upper
    memory[layout.LOW_BITS + lower] = 15
    for (let table = 0; table < 8; table++) {
      ;(memory[table * 16 + lower] as number) |= ((classes >> table) & 1) << upper
    }
  }
}

/**
 * Decodes the bytes of the kernel. Each character encodes one of 93 values. `}` and `~` increase the value of the next
 * character by a multiple of 93.
 */
export const kernelBytes = (): Uint8Array => {
  const bytes: number[] = []
  let skipped = 0
  for (const character of KERNEL_CODE) {
    const code = character.charCodeAt(0)
    if (code > BAR) skipped = 93 * (code - BAR)
    else {
      bytes.push(code + skipped - 40)
      skipped = 0
    }
  }
  return new Uint8Array(bytes)
}

/**
 * Contains the compiled kernel, or null if the runtime has refused the kernel. The result is cached, because it does
 * not change while a program runs.
 */
let kernel: object | null | undefined

/**
 * Creates an engine whose memory has room for `size` bytes of input. Because the maximum size of the memory is its
 * initial size, the memory never grows, and views of it are never detached. Engines do not share memory. Returns
 * undefined if the runtime refuses the kernel or the memory.
 */
export const createWasmEngine = (size: number): WasmEngine | undefined => {
  if (kernel === null) return undefined
  const pages = Math.ceil((layout.DATA + size + layout.PADDING) / PAGE)
  try {
    // The constructor throws if WebAssembly is not available, does not support SIMD, or is blocked, for example by a
    // Content-Security-Policy.
    kernel ??= new WebAssembly.Module(kernelBytes())
    const env = { memory: new WebAssembly.Memory({ initial: pages, maximum: pages }) }
    const { buffer } = env.memory
    const memory = new Uint8Array(buffer)
    writeTables(memory)
    const bytes = new Uint8Array(buffer, layout.DATA, size)
    const result = new Int32Array(buffer, layout.RESULT, (layout.DATA - layout.RESULT) >> 2)
    const { readLines, scanText } = new WebAssembly.Instance(kernel, { env }).exports
    return { name: 'wasm', bytes, memory, result, readLines, scanText }
  } catch {
    kernel ??= null
    return undefined
  }
}
