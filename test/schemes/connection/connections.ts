/** Creates functions that read the connection URIs of PostgreSQL, MongoDB and Redis. */
import type { Either } from 'uri-ts'
import { type ConnectionError, connectionUri } from 'uri-ts/schemes'
import { expect } from 'vitest'

// `npm run mutation` counts only failures inside tests, so each test creates the functions that it calls.
export const libpq = () =>
  connectionUri({ schemes: ['postgresql', 'postgres'], hosts: 'many', defaultPort: 5432, requireHost: false })
export const mongo = () => connectionUri({ schemes: ['mongodb'], hosts: 'many', defaultPort: 27017 })
export const one = () => connectionUri({ schemes: ['redis', 'rediss'], hosts: 'one', defaultPort: 6379 })

export const errorOf = (
  { parse }: { readonly parse: (text: string) => Either<ConnectionError, unknown> },
  text: string,
) => {
  const parsed = parse(text)
  return parsed._tag === 'Left' ? parsed.left : expect.fail(`<${text}> is valid`)
}
