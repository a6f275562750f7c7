/* This file scans long strings with the engine for bytes. */
import { scan } from '../core/scanner/scan'
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
import { createWasmEngine } from './wasm-engine'

/** Some engines for embedded devices do not provide `TextEncoder`, and neither does a new `node:vm` context. */
declare const TextEncoder: (new () => Encoder) | undefined

interface Encoder {
  readonly encodeInto: (text: string, bytes: Uint8Array) => { readonly written: number }
}

/** Shorter strings are scanned directly, because encoding them would take longer. */
const SHORTEST = 32

/** Longer strings are scanned directly, because they do not fit in the memory. */
const LONGEST = 65535

/** Scans a string with the kernel. Returns the length of the string, or -1 if the kernel does not accept it. */
type ScanEncoded = (text: string, spans: Spans) => number

/** Creates the function in a closure, so that V8 embeds the addresses of the memory and the functions. */
const createScanEncoded = (): ScanEncoded => {
  const engine = typeof TextEncoder === 'undefined' ? undefined : createWasmEngine(LONGEST + 1)
  if (engine === undefined) return () => -1
  const { bytes, result, scanText } = engine
  const encoder = new (TextEncoder as new () => Encoder)()
  return (text, spans) => {
    const { length } = text
    // If a string is not ASCII, it has more bytes than characters.
    if (encoder.encodeInto(text, bytes).written !== length) return -1
    bytes[length] = LF
    if (scanText(DATA) !== DATA + length) return -1
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

let scanEncoded: ScanEncoded | undefined

/**
 * Returns the same result as `scan`, but is faster for strings of 32 to 65,535 characters if the runtime provides
 * WebAssembly and `TextEncoder`. The kernel scans such strings. Use `scanText` in servers that read long URLs. All
 * other strings, and invalid strings, are passed to `scan`.
 *
 * Returns `text.length`. Allocates what `TextEncoder.encodeInto` returns. The time is linear in the length of `text`.
 * The first call compiles the kernel, which takes half a millisecond. Fails in the same cases as `scan`, with the same
 * number and the same `ERROR_OFFSET`.
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
export const scanText = (text: string, spans: Spans): number => {
  if (typeof text === 'string' && text.length >= SHORTEST && text.length <= LONGEST) {
    scanEncoded ??= createScanEncoded()
    const end = scanEncoded(text, spans)
    if (end >= 0) return end
  }
  return scan(text, spans)
}
