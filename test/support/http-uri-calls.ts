/** Lists calls to each function that accepts only URIs with certain schemes. */
import { httpUri, isHttpUri, parseHttpUri, uriOf } from 'uri-ts'
import { onLiteral } from './on-literal'

const database = uriOf({ schemes: ['postgres', 'redis'], host: true })

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const

export const httpUris = {
  httpUri: onLiteral(httpUri),
  isHttpUri: onText(isHttpUri),
  parseHttpUri: onText(parseHttpUri),
  uriOf: onText(database.parse),
}
