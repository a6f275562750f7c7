/** Lists calls to each function in the entry points for other libraries. */
import { parseUri } from 'uri-ts'
import * as ajv from 'uri-ts/ajv'
import * as standard from 'uri-ts/standard'
import { int } from 'uri-ts/template'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const

export const ajvCalls = {
  name: 'uri-ts/ajv',
  module: ajv,
  calls: {
    addFormats: onText((text) => ajv.addFormats({ addFormat: (_name, format) => format(text) })),
  },
} as const

export const standardCalls = {
  name: 'uri-ts/standard',
  module: standard,
  calls: {
    brandSchema: onText(standard.brandSchema(parseUri)['~standard'].validate),
    codecSchema: onText(standard.codecSchema(int)['~standard'].validate),
    valueSchema: onText(standard.valueSchema(int.decode)['~standard'].validate),
  },
} as const
