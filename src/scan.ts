/**
 * This file is the entry point `uri-ts/scan`. It exports the scanner and the cursors. Neither the scanner nor the
 * cursors allocate memory.
 */

import './core/inspect/inspect'

export { firstPair, forEachPair, keyEnd, pairEnd } from './core/components/query-cursor'
export { integerValue, valueStart } from './core/components/query-lookup'
export { forEachSegment, segmentEnd } from './core/components/segments'
export { componentOf, reasonOf } from './core/errors/failure-code'
export { ALPHA, DIGIT, GEN_DELIMS, HEXDIG, SUB_DELIMS, UNRESERVED } from './core/grammar/characters'
export { equalsOctets } from './core/grammar/octet-cursor'
export { octetAt } from './core/grammar/percent-encoded'
export { hostStart, hostStartIn } from './core/model/bounds'
export { viewFromSpans } from './core/model/view'
export { scan, scanFromPath, scanHost } from './core/scanner/scan'
export {
  createSpans,
  ERROR_OFFSET,
  HOST_END,
  HOST_KIND,
  HOST_KINDS,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  type Spans,
  USERINFO_END,
} from './core/scanner/spans'
