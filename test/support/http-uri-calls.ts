/** A call of each function for URIs of certain schemes. */
import { httpUri, isHttpUri, parseHttpUri, uriOf } from 'uri-ts'

const database = uriOf({ schemes: ['postgres', 'redis'], host: true })

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const

/** Throws for wrong literals, which is a refusal. */
const literal = (text: never): unknown => {
  try {
    return httpUri(text)
  } catch {
    return false
  }
}

export const httpUris = {
  httpUri: onText(literal),
  isHttpUri: onText(isHttpUri),
  parseHttpUri: onText(parseHttpUri),
  uriOf: onText(database.parse),
}
