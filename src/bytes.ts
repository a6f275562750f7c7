export type { EngineName } from './bytes/engine'
export {
  INVALID_END,
  INVALID_NUMBER,
  INVALID_SLOTS,
  INVALID_START,
  LINE_COUNT,
  LINE_END,
  LINE_SLOTS,
  LINE_START,
  NEXT_LINE,
} from './bytes/layout'
export { createLineBuffer, engineOf } from './bytes/line-buffer'
export {
  checkLines,
  createInvalidLines,
  createLines,
  type InvalidLines,
  type Lines,
  scanLines,
} from './bytes/lines'
export { parseLine, scanLine } from './bytes/parse-line'
export { scanText } from './bytes/scan-text'
export {
  HOST_END,
  HOST_KIND,
  HOST_KINDS,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  USERINFO_END,
} from './scanner/spans'
