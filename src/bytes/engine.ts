/**
 * Names an engine that scans lines. `wasm` is the WebAssembly kernel, and `script` is the JavaScript engine. The
 * WebAssembly kernel and the JavaScript engine return the same results.
 *
 * @category Bytes
 */
export type EngineName = 'wasm' | 'script'

/**
 * An engine scans lines in its memory. An address is an index into `memory`.
 *
 * In memory, an LF must end or follow the last line.
 */
export interface Engine {
  readonly name: EngineName
  /** Contains the part of the memory to which callers write. */
  readonly bytes: Uint8Array
  readonly memory: Uint8Array
  /** Contains a header with the slots `LINE_COUNT` and `NEXT_LINE`, followed by the records. */
  readonly result: Int32Array
  /**
   * Reads at most `most` lines from `start` to `end`, and writes a record for each line. Writes records only for
   * invalid lines if `isCheck` is `true`. Offsets are relative to `origin`. Returns the number of records that were
   * written.
   */
  readonly readLines: (origin: number, start: number, end: number, most: number, isCheck: boolean) => number
}
