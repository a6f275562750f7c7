import { describeLaws } from '../../shared/test/laws'
import { uriJs } from '../src/uri-js'

describeLaws('uri-js', uriJs)
