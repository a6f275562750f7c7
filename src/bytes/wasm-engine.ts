import type { Engine } from './engine'
import { KERNEL_CODE } from './kernel-code'
import * as layout from './layout'
import { classesOf } from './pair-table'

interface Memory {
  readonly buffer: ArrayBuffer
}

declare const WebAssembly: {
  readonly validate: (code: Uint8Array) => boolean
  readonly Module: new (code: Uint8Array) => object
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => Memory
  readonly Instance: new (
    module: object,
    imports: { readonly env: { readonly memory: Memory } },
  ) => { readonly exports: Pick<WasmEngine, 'readLines' | 'scanText'> }
}

/** An engine that can read single strings as well as lines of bytes. */
export interface WasmEngine extends Engine {
  /**
   * Reads the text at `start` and writes its spans at the beginning of `result`. Returns the address of the end of the
   * text, or 0 if the text is invalid.
   */
  readonly scanText: (start: number) => number
}

/** The code unit of `|`, the last character that encodes a value. */
const BAR = 124

/** The code unit of `'`, the character that encodes the value 0. */
const FIRST = 39

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

/** The opcode of `i8x16.relaxed_swizzle`, encoded as it is in the kernel's code. */
const RELAXED_SWIZZLE = '$}J)'

/** The opcode of `i8x16.swizzle`, encoded in the same way as `RELAXED_SWIZZLE` and padded to the same length. */
const SWIZZLE = "$}X'"

/**
 * Decodes a string to the bytes of a kernel. Each character except `}` and `~` encodes one of 93 values. `}` and `~`
 * increase the value of the next character by 93 and 186, respectively.
 */
const decodeKernel = (encoded: string): Uint8Array =>
  Uint8Array.from(encoded.match(/[}~]?./g) as string[], (units) =>
    units.length > 1 ? 93 * (units.charCodeAt(0) - BAR) + units.charCodeAt(1) - FIRST : units.charCodeAt(0) - FIRST,
  )

/**
 * Returns the bytes of the kernel. On x64, a relaxed swizzle takes one instruction, and an ordinary swizzle takes two.
 * Both kinds of swizzle return the same bytes, because the kernel selects only bytes 0 to 15 of a table. In a runtime
 * without relaxed SIMD, such as Node 20, the kernel uses ordinary swizzles.
 */
export const kernelBytes = (): Uint8Array => {
  const bytes = decodeKernel(KERNEL_CODE)
  return WebAssembly.validate(bytes) ? bytes : decodeKernel(KERNEL_CODE.replaceAll(RELAXED_SWIZZLE, SWIZZLE))
}

/**
 * The compiled kernel, or `null` if the runtime cannot compile it. A failed compilation is not retried, because a
 * second attempt would also fail.
 */
let kernel: object | null | undefined

/**
 * Creates an engine whose memory has space for `size` bytes of input. Because the memory's maximum size is its initial
 * size, the memory never grows, and views of it are never detached. Engines do not share memory. Returns `undefined` if
 * the runtime cannot compile the kernel or allocate the memory.
 */
export const createWasmEngine = (size: number): WasmEngine | undefined => {
  if (kernel === null) return undefined
  // A page of memory has 65,536 bytes.
  const pages = ((layout.DATA + layout.PADDING + size) >> 16) + 1
  try {
    // The constructor throws an error if WebAssembly is not available, does not support SIMD, or is blocked, for
    // example by a Content Security Policy.
    kernel ??= new WebAssembly.Module(kernelBytes())
    const env = { memory: new WebAssembly.Memory({ initial: pages, maximum: pages }) }
    const { buffer } = env.memory
    const memory = new Uint8Array(buffer)
    writeTables(memory)
    const bytes = new Uint8Array(buffer, layout.DATA, size)
    const result = new Int32Array(buffer, layout.RESULT)
    const { readLines, scanText } = new WebAssembly.Instance(kernel, { env }).exports
    return { name: 'wasm', bytes, memory, result, readLines, scanText }
  } catch {
    kernel ??= null
    return undefined
  }
}
