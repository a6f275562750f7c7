import { nodeUrl } from './node-url'

export = nodeUrl
