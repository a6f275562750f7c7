import { uriJs } from './uri-js'

export = uriJs
