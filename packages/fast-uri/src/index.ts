import { createFastUri } from './create'

export = createFastUri(false)
