import { describeLaws } from '../../shared/test/laws'
import { createFastUri } from '../src/create'

describeLaws('fast-uri', createFastUri(false))
