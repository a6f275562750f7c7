import { scan } from '../scanner/scan'
import type { Spans } from '../scanner/spans'
import { LF } from './layout'
import { createWasmEngine, type WasmEngine } from './wasm-engine'

declare const TextEncoder: new () => Encoder

interface Encoder {
  readonly encodeInto: (text: string, bytes: Uint8Array) => { readonly written: number }
}

/** Shorter texts are scanned as strings, because encoding them takes longer than that. */
const SHORTEST = 32

/** So are longer ones: the memory is not for documents. */
const LONGEST = 65535

/** The slots of the spans, without `ERROR_OFFSET`. */
const SLOTS = 7

interface TextScanner {
  readonly engine: WasmEngine
  readonly encoder: Encoder
}

/** Null if the kernel was refused. */
let scanner: TextScanner | null | undefined

const createScanner = (): TextScanner | null => {
  const engine = createWasmEngine(LONGEST + 1)
  return engine === undefined ? null : { engine, encoder: new TextEncoder() }
}

/** Scans a text by the kernel. Returns its length, or -1 if the kernel does not accept it. */
const scanEncoded = ({ engine, encoder }: TextScanner, text: string, spans: Spans): number => {
  const { bytes, result, scanText } = engine
  const { length } = text
  // A text that is not ASCII has more bytes than characters.
  if (encoder.encodeInto(text, bytes).written !== length) return -1
  bytes[length] = LF
  if (scanText(bytes.byteOffset) !== bytes.byteOffset + length) return -1
  for (let slot = 0; slot < SLOTS; slot++) spans[slot] = result[slot] as number
  return length
}

/**
 * Does what `scan` does, and is faster for texts of 32 to 65,535 characters: it writes the text into the memory of the
 * kernel, where WebAssembly runs. For servers that read long URLs. All other texts, and invalid ones, are read by `scan`.
 *
 * Returns `text.length`. Allocates: what `TextEncoder.encodeInto` returns. Time is linear in the length of `text`. The first
 * call compiles the kernel: half a millisecond.
 * Fails: as `scan`: with the same number, and the same `ERROR_OFFSET`.
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
    if (scanner === undefined) scanner = createScanner()
    if (scanner !== null) {
      const end = scanEncoded(scanner, text, spans)
      if (end >= 0) return end
    }
  }
  return scan(text, spans)
}
