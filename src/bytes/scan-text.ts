/* The functions in this file scan strings with the kernel. */
import { SHORTEST, startWhenWorthwhile } from '../core/scanner/count-characters'
import { type Scanner, scan, scanFrom, setScanner } from '../core/scanner/scan'
import {
  HOST_END,
  HOST_KIND,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  type Spans,
  USERINFO_END,
} from '../core/scanner/spans'
import { DATA, LF } from './layout'
import { createCopyText } from './utf8'
import { createWasmEngine } from './wasm-engine'

/** The maximum length of a string that the kernel scans. Longer strings are scanned without the kernel. */
const LONGEST = 65535

/**
 * Creates a scanner that uses the kernel. The scanner is a closure, so the machine code that V8 generates can contain
 * the addresses of the memory and of the functions. If the kernel cannot run, returns the JavaScript scanner.
 */
const createScanner = (): Scanner => {
  // The memory has space for the longest ASCII string and four more bytes. The first non-ASCII character of a string
  // therefore always fits, and the kernel never reads the bytes of an earlier string.
  const engine = createWasmEngine(LONGEST + 4)
  const copyText = engine && createCopyText(engine.bytes)
  if (!engine || !copyText) return scanFrom
  const { bytes, result, scanText } = engine
  return (text, start, spans) => {
    const { length } = text
    if (length >= SHORTEST && length <= LONGEST) {
      copyText(text)
      bytes[length] = LF
      // Each character before the first non-ASCII character occupies one byte. The first byte of a non-ASCII character
      // belongs to no class, so the kernel stops at that byte. If the text contains an LF or a CR, the kernel stops
      // before the end of the text.
      if (scanText(DATA) === DATA + length) {
        spans[SCHEME_END] = result[SCHEME_END] as number
        spans[USERINFO_END] = result[USERINFO_END] as number
        spans[HOST_END] = result[HOST_END] as number
        spans[HOST_KIND] = result[HOST_KIND] as number
        spans[PATH_START] = result[PATH_START] as number
        spans[PATH_END] = result[PATH_END] as number
        spans[QUERY_END] = result[QUERY_END] as number
        return length
      }
    }
    return scanFrom(text, start, spans)
  }
}

/** Stores the result of the only call to `createScanner`. */
let kernelScanner: Scanner | undefined

/** Returns the scanner that uses the kernel. The first call to `requireScanner` compiles the kernel. */
const requireScanner = (): Scanner => {
  kernelScanner ??= createScanner()
  return kernelScanner
}

const useKernel = (): void => setScanner(requireScanner())

/**
 * Returns the same result as `scan`, but is faster for strings of 32 to 65,535 characters if the runtime provides
 * WebAssembly and `TextEncoder`. A WebAssembly kernel scans these strings. Shorter and longer strings, and strings that
 * the kernel finds invalid, are passed to `scan`. `enableKernel` makes `scan` as fast as `scanText`.
 *
 * Returns `text.length`. Allocates nothing in Node, Bun and Deno. In other runtimes, allocates the result of
 * `TextEncoder.encodeInto`. The running time is linear in the length of `text`. The first call to `scanText` takes a
 * few milliseconds longer, because it compiles the kernel. Fails in the same cases as `scan`, with the same return
 * value and the same `ERROR_OFFSET`.
 *
 * @example
 * import { scanText } from 'uri-ts/bytes'
 * import { createSpans, PATH_START } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scanText('http://example.com/a/long/path/of/many/segments', spans) //=> 47
 * spans[PATH_START] //=> 18
 *
 * @category Bytes
 */
export const scanText = (text: string, spans: Spans): number =>
  typeof text === 'string' ? requireScanner()(text, -1, spans) : scan(text, spans)

/**
 * After a call to `enableKernel`, every function that scans strings uses the kernel for strings of 32 to 65,535
 * characters. Such functions include `isUri`, `parseUri`, `resolveText`, `scan`, and the functions in `uri-ts/http`.
 * `enableKernel` does not change any results. In Node and Bun, if the program is not bundled, the kernel starts without
 * a call to `enableKernel`. In a bundled server, call `enableKernel` once, at startup. The kernel hardly speeds up a
 * program that scans fewer than 100,000 strings. A library should not call `enableKernel`, because the program should
 * decide whether to use the kernel.
 *
 * Each worker thread has a separate copy of the library, and so does each module format (ESM and CommonJS).
 * `enableKernel` affects only the copy of the library from which it was imported. If WebAssembly is not available,
 * `enableKernel` has no effect.
 *
 * Allocates nothing. The kernel is compiled only after 1,000,000 characters have been scanned. Compiling the kernel
 * takes a few milliseconds and allocates 192 KiB. In Node, Bun and Deno, a call to `enableKernel` does not increase the
 * memory that scanning a string allocates. In other runtimes, scanning allocates the result of
 * `TextEncoder.encodeInto`.
 *
 * @example
 * import { isUri } from 'uri-ts'
 * import { enableKernel } from 'uri-ts/bytes'
 *
 * enableKernel()
 * isUri('http://example.com/a/long/path/of/many/segments') //=> true
 *
 * @category Bytes
 */
export const enableKernel = (): void => startWhenWorthwhile(useKernel)
