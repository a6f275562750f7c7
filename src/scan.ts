export { firstPair, forEachPair, keyEnd, pairEnd } from './components/query-cursor'
export { integerValue, valueStart } from './components/query-lookup'
export { forEachSegment, segmentEnd } from './components/segments'
export { componentOf, reasonOf } from './errors/failure-code'
export { ALPHA, DIGIT, GEN_DELIMS, HEXDIG, SUB_DELIMS, UNRESERVED } from './grammar/characters'
export { equalsOctets } from './grammar/octet-cursor'
export { octetAt } from './grammar/percent-encoded'
export { hostStart } from './model/bounds'
export { viewFromSpans } from './model/view'
export { scan, scanFromPath, scanHost } from './scanner/scan'
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
} from './scanner/spans'
