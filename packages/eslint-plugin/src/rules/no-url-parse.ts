/** Reports calls to `url.parse`, `url.resolve` and `url.format`, which are deprecated in Node. */
import { formatsUrlObject, isRequestTarget, NODE_URL } from '../conversion/node-url'
import { createConversionRule } from '../conversion/rule'

export const noUrlParse = createConversionRule('Disallow url.parse, url.resolve and url.format', true, [
  {
    modules: ['url', 'node:url'],
    heading: '`node:url` and `node:querystring`',
    object: 'nodeUrl',
    functions: NODE_URL,
    isAllowed: (name, call) => name === 'format' && formatsUrlObject(call),
    replacementFor: (call) => (isRequestTarget(call) ? 'parseRequestTarget' : undefined),
  },
])
