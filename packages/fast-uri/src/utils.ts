import { removeDotSegments } from 'uri-ts'
import { repairPath } from '../../shared/src/encode'
import { escapePreservingEscapes, stringArrayToHexStripped } from './internals'

export = { escapePreservingEscapes, normalizePathEncoding: repairPath, removeDotSegments, stringArrayToHexStripped }
