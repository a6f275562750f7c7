/*
 * The functions in this file create buffers for lines, and find the engine for a buffer. A buffer is part of an
 * engine's memory.
 */
import { requireBytes } from '../core/errors/require-text'
import type { Engine, EngineName } from './engine'
import { DATA, PADDING } from './layout'
import { createScriptEngine } from './script-engine'
import { createWasmEngine } from './wasm-engine'

/**
 * The maximum number of bytes in a buffer or in the input of one call. Offsets into longer inputs would not fit in
 * signed 32-bit integers.
 */
export const MOST_BYTES = 0x7fff_ffff - DATA - PADDING

/** Maps the memory of each buffer that `createLineBuffer` creates to the buffer's engine. */
const engines = /* @__PURE__ */ new WeakMap<object, Engine>()

/**
 * Creates an engine with space for `size` bytes. The engine uses the kernel if `name` is `wasm` and the program is
 * allowed to run WebAssembly. Otherwise, the engine uses JavaScript.
 */
export const createEngine = (size: number, name: EngineName = 'wasm'): Engine =>
  (name === 'wasm' ? createWasmEngine(size) : undefined) ?? createScriptEngine(size)

/**
 * Creates a buffer for lines. Read bytes from a file or a socket into the buffer, and pass the buffer, or a `subarray`
 * of it, to `scanLines` or `checkLines`. If the bytes that you pass end with LF, neither function copies them. The
 * buffer does not share its memory with other buffers. The memory never grows, so the buffer is never detached. Write
 * only to the returned array, not to other parts of its `ArrayBuffer`.
 *
 * `engine` selects the engine that scans the lines in the buffer. `'wasm'` denotes a WebAssembly kernel that uses SIMD.
 * If `engine` is `'script'`, or if the program is not allowed to run the kernel, the lines are scanned in JavaScript
 * instead. Both engines return the same results. To determine which engine a buffer uses, call `engineOf`.
 *
 * Allocates the buffer's memory. For `'wasm'`, the memory consists of pages of 64 KiB, one of which holds the kernel's
 * tables and results. The first call to `createLineBuffer` takes a few extra milliseconds to compile the kernel. Throws
 * a `RangeError` if `size` is not an integer from 0 to 2,147,417,983, or if `engine` is neither `'wasm'` nor
 * `'script'`.
 *
 * @example
 * import { checkLines, createLineBuffer, createLines } from 'uri-ts/bytes'
 *
 * const buffer = createLineBuffer(65536)
 * const { written } = new TextEncoder().encodeInto('http://a/\nhttp://b c/\n', buffer)
 * checkLines(buffer.subarray(0, written), createLines(10)) //=> 1
 *
 * @category Bytes
 */
export const createLineBuffer = (size: number, engine: EngineName = 'wasm'): Uint8Array => {
  const isEngine = engine === 'wasm' || engine === 'script'
  if (!(Number.isInteger(size) && size >= 0 && size <= MOST_BYTES && isEngine)) {
    throw new RangeError(`the size must be an integer up to ${MOST_BYTES}, the engine wasm or script`)
  }
  const created = createEngine(size, engine)
  engines.set(created.memory.buffer, created)
  return created.bytes
}

/** Returns the engine that owns `bytes`, or `undefined` if `bytes` is not in a buffer from `createLineBuffer`. */
export const lenderOf = (bytes: Uint8Array): Engine | undefined => {
  const engine = engines.get(bytes.buffer)
  if (engine === undefined) return undefined
  const { byteOffset, length } = engine.bytes
  const isInside = bytes.byteOffset >= byteOffset && bytes.byteOffset + bytes.length <= byteOffset + length
  return isInside ? engine : undefined
}

/** The number of bytes that fit in the shared engine's memory. A longer line is scanned by a separate engine. */
export const SHARED_SIZE = 65536

const shared: Partial<Record<EngineName, Engine>> = {}

/**
 * Returns the shared engine. The engine scans bytes that must be copied, such as bytes that are not in a buffer from
 * `createLineBuffer`.
 */
export const sharedEngine = (name: EngineName = 'wasm'): Engine => {
  shared[name] ??= createEngine(SHARED_SIZE, name)
  return shared[name] as Engine
}

/**
 * Returns the name of the engine that scans `bytes`: `'wasm'` or `'script'`. A shared engine scans every line that is
 * neither very long nor in a buffer from `createLineBuffer`.
 *
 * Allocates the kernel's memory on the first call. Throws a `TypeError` if `bytes` is not a `Uint8Array`.
 *
 * @example
 * import { createLineBuffer, engineOf } from 'uri-ts/bytes'
 *
 * engineOf(createLineBuffer(100, 'script')) //=> 'script'
 *
 * @category Bytes
 */
export const engineOf = (bytes: Uint8Array): EngineName => (lenderOf(requireBytes(bytes)) ?? sharedEngine()).name
