/*
 * In Node, Deno and Bun, this file makes `uri`, `uris` and similar functions check their arguments at run time.
 * Bundlers omit this file, because `package.json` declares that no file has side effects.
 */
import { checkLiterals } from '../model/checked-literals'
import { NOT_LITERALS } from '../model/messages'
import { parseAbsoluteUri, parseRelativeRef, parseUri, parseUriReference } from '../model/parse'
import { explainLiteral, requireLiteral } from '../model/require-literal'

/**
 * Returns its argument, a table of URIs. If a value in the table is neither a URI nor a table, throws a `TypeError`
 * whose message begins with the keys that lead to that value.
 */
const requireUris = (table: unknown): never => {
  const keys = new Map([[table, '']])
  // A table could contain itself, so the loop visits each table only once.
  for (const [entry, key] of keys) {
    if (typeof entry === 'object' && entry !== null) {
      for (const [name, inner] of Object.entries(entry)) {
        if (!keys.has(inner)) keys.set(inner, key === '' ? name : `${key}.${name}`)
      }
    } else {
      const message = typeof entry === 'string' ? explainLiteral(parseUri, entry) : NOT_LITERALS
      if (message !== undefined) throw new TypeError(key === '' ? message : `${key}: ${message}`)
    }
  }
  // The declaration of `uris` determines the type of the result.
  return table as never
}

checkLiterals({
  uri: requireLiteral(parseUri),
  absoluteUri: requireLiteral(parseAbsoluteUri),
  relativeRef: requireLiteral(parseRelativeRef),
  uriReference: requireLiteral(parseUriReference),
  uris: requireUris,
})
