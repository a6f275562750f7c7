/** What scans lines: `wasm` is the kernel in WebAssembly, `script` is JavaScript. Both give the same results. */
export type EngineName = 'wasm' | 'script'

/**
 * A scanner of lines, and the memory that it scans. Addresses are indices in `memory`.
 *
 * One byte after the lines must be LF, and must be in the memory.
 */
export interface Engine {
  readonly name: EngineName
  /** The part of the memory that is lent. */
  readonly bytes: Uint8Array
  readonly memory: Uint8Array
  /** A header, with the slots `LINE_COUNT` and `NEXT_LINE`, and after it a record for each line. */
  readonly result: Int32Array
  /** Reads at most `most` lines from `start` to `end`. Offsets are from `origin`. Returns the number of records. */
  readonly scanLines: (origin: number, start: number, end: number, most: number) => number
  /** As `scanLines`, with a record for each invalid line. */
  readonly checkLines: (origin: number, start: number, end: number, most: number) => number
}
