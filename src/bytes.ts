/**
 * This file is the entry point `uri-ts/bytes`. It exports functions that scan strings or lines of bytes, and that can
 * use a WebAssembly kernel.
 */

import './core/inspect/inspect'

export type { EngineName } from './bytes/engine'
export type { LineField } from './bytes/fields/line-field'
export { scanFields } from './bytes/fields/scan-fields'
export {
  LINE_COUNT,
  LINE_END,
  LINE_NUMBER,
  LINE_SLOTS,
  LINE_START,
  NEXT_LINE,
} from './bytes/layout'
export { createLineBuffer, engineOf } from './bytes/line-buffer'
export {
  checkLines,
  createLines,
  type Lines,
  scanLines,
} from './bytes/lines'
export { parseLine, scanLine } from './bytes/parse-line'
export { enableKernel, scanText } from './bytes/scan-text'
