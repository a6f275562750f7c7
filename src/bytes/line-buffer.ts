/* Buffers for lines, and the engines whose memory they are in. */
import { requireBytes } from '../core/errors/require-bytes'
import type { Engine, EngineName } from './engine'
import { DATA, PADDING } from './layout'
import { createScriptEngine } from './script-engine'
import { createWasmEngine } from './wasm-engine'

/** The most bytes of a buffer or of a call: offsets are 32-bit integers with a sign. */
export const MOST_BYTES = 2 ** 31 - 1 - DATA - PADDING

/** The engines that own the buffers of callers, by their memory. */
const engines = /* @__PURE__ */ new WeakMap<object, Engine>()

/** Makes an engine with room for `size` bytes: the kernel, if it may run. */
export const createEngine = (size: number, name: EngineName = 'wasm'): Engine =>
  (name === 'wasm' ? createWasmEngine(size) : undefined) ?? createScriptEngine(size)

/**
 * Makes a buffer for lines: read a file or a socket into it, and give it, or a `subarray` of it, to `scanLines` and
 * `checkLines`, which then copy nothing. The buffer is part of a separate memory that no other buffer shares and that never
 * grows, so the buffer is never detached. Do not write to the rest of its `ArrayBuffer`.
 *
 * `engine` decides what scans the lines in it: `'wasm'`, a kernel in WebAssembly with SIMD, where the program may run it;
 * otherwise, or if it is `'script'`, JavaScript. The results are the same. `engineOf` tells which it is.
 *
 * Allocates: the memory, in pages of 64 KiB, and 64 KiB more. The first call compiles the kernel: half a millisecond.
 * Fails: throws a `RangeError` if `size` is not an integer from 0 to 2,147,417,983, or for another engine.
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

/** Returns the engine that owns `bytes`, if they lie in a buffer that `createLineBuffer` made. */
export const lenderOf = (bytes: Uint8Array): Engine | undefined => {
  const engine = engines.get(bytes.buffer)
  if (engine === undefined) return undefined
  const { byteOffset, length } = engine.bytes
  const isInside = bytes.byteOffset >= byteOffset && bytes.byteOffset + bytes.length <= byteOffset + length
  return isInside ? engine : undefined
}

/** The space for bytes from elsewhere, and for strings. Lines that do not fit into this space get a separate engine. */
export const SHARED_SIZE = 65536

const shared: Partial<Record<EngineName, Engine>> = {}

/** The engine for bytes from elsewhere, which are copied to it, and for strings. */
export const sharedEngine = (name: EngineName = 'wasm'): Engine => {
  shared[name] ??= createEngine(SHARED_SIZE, name)
  return shared[name] as Engine
}

/**
 * Returns what scans these bytes: `'wasm'` or `'script'`. For bytes that are not in a buffer of `createLineBuffer`, returns
 * what scans all such bytes.
 *
 * Allocates: what the kernel needs, if it is the first call.
 * Fails: throws a `TypeError` if `bytes` is not a `Uint8Array`.
 *
 * @example
 * import { createLineBuffer, engineOf } from 'uri-ts/bytes'
 *
 * engineOf(createLineBuffer(100, 'script')) //=> 'script'
 *
 * @category Bytes
 */
export const engineOf = (bytes: Uint8Array): EngineName => (lenderOf(requireBytes(bytes)) ?? sharedEngine()).name
