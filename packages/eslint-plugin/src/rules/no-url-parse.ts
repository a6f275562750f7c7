/** Reports `url.parse`, `url.resolve` and `url.format`, which are deprecated in Node. */
import { isRequestTarget, NODE_URL } from '../conversion/node-url'
import { createConversionRule } from '../conversion/rule'

export const noUrlParse = createConversionRule('Disallow url.parse, url.resolve and url.format', true, [
  {
    modules: ['url', 'node:url'],
    heading: '`node:url` and `node:querystring`',
    object: 'nodeUrl',
    functions: NODE_URL,
    replacementFor: (call) => (isRequestTarget(call) ? 'parseRequestTarget' : undefined),
  },
])
