import { createFastUri } from './create'

export = createFastUri(true)
