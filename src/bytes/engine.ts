/**
 * The name of an engine that scans lines. `wasm` is the kernel in WebAssembly, and `script` is written in JavaScript.
 * The two engines return the same results.
 *
 * @category Bytes
 */
export type EngineName = 'wasm' | 'script'

/**
 * A line scanner, and the memory that it scans. An address is an index into `memory`.
 *
 * The last line must end with LF, or an LF must follow it in memory.
 */
export interface Engine {
  readonly name: EngineName
  /** The part of the memory that callers write to. */
  readonly bytes: Uint8Array
  readonly memory: Uint8Array
  /** A header with the slots `LINE_COUNT` and `NEXT_LINE`, followed by the records. */
  readonly result: Int32Array
  /**
   * Reads at most `most` lines from `start` to `end`, and writes a record for each. If `isCheck` is true, writes
   * records only for invalid lines. Offsets are from `origin`. Returns the number of records.
   */
  readonly readLines: (origin: number, start: number, end: number, most: number, isCheck: boolean) => number
}
