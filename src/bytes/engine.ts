/**
 * The name of an engine that scans lines. `wasm` is the WebAssembly kernel, and `script` is the JavaScript engine. Both
 * return the same results.
 *
 * @category Bytes
 */
export type EngineName = 'wasm' | 'script'

/**
 * An engine scans lines in its memory. An address is an index into `memory`.
 *
 * The last line in memory must end with an LF or be followed by one.
 */
export interface Engine {
  readonly name: EngineName
  /** The part of the memory that callers write to. */
  readonly bytes: Uint8Array
  readonly memory: Uint8Array
  /** A header with the slots `LINE_COUNT` and `NEXT_LINE`, followed by the records. */
  readonly result: Int32Array
  /**
   * Reads lines between `start` and `end`, and writes a record for each line; `most` is the maximum number of records.
   * If `isCheck` is `true`, only invalid lines are recorded. Offsets are relative to `origin`. Returns the number of
   * records.
   */
  readonly readLines: (origin: number, start: number, end: number, most: number, isCheck: boolean) => number
}
