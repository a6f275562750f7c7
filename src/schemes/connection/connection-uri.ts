import type { CheckSchemes } from '../../../types/core/model/uri-of'
import type { CheckConnectionUri } from '../../../types/schemes/connection/check-connection-uri'
import { showReason } from '../../core/errors/format-error'
import { requireKnown, requireOneOf } from '../../core/errors/require-known'
import type { Either } from '../../core/fp/either'
import type { Connection, ConnectionHost } from './connection'
import type { ConnectionError } from './connection-error'
import { type ConnectionRules, parseConnection } from './parse-connection'

/**
 * A checked connection URI whose scheme is in the union `Scheme`. A connection URI is not always a `Uri`, because it
 * may contain a list of hosts with ports, which RFC 3986 does not allow in an authority.
 *
 * @category Connection URIs
 */
export type ConnectionUri<Scheme extends string = string> = string & { readonly '~connection': Scheme }

type HostsOf<Hosts extends 'one' | 'many', HasHost extends boolean> = Hosts extends 'one'
  ? HasHost extends true
    ? readonly [ConnectionHost]
    : readonly [] | readonly [ConnectionHost]
  : readonly ConnectionHost[]

/**
 * The options of `connectionUri`.
 *
 * @category Connection URIs
 */
export interface ConnectionOptions<
  Schemes extends readonly string[],
  Hosts extends 'one' | 'many',
  HasHost extends boolean,
> {
  /** The allowed schemes, in lower case. */
  readonly schemes: CheckSchemes<Schemes>
  /** Specifies whether a URI may list several hosts, separated by commas. */
  readonly hosts: Hosts
  /** The port to assume for a host without a port. */
  readonly defaultPort?: number | undefined
  /**
   * Specifies whether a host is required. The default is `true`. If there is no host, as in `postgresql:///shop`, libpq
   * normally connects through a Unix domain socket.
   */
  readonly requireHost?: HasHost
}

/**
 * The functions that `connectionUri` returns. The type parameters correspond to the options of `connectionUri`.
 *
 * @category Connection URIs
 */
export interface ConnectionUriOf<
  Schemes extends readonly string[],
  Hosts extends 'one' | 'many',
  HasHost extends boolean,
> {
  /**
   * Accepts a literal that the compiler has verified to be a connection URI. Throws a `TypeError` if an invalid string
   * gets past the compiler.
   */
  readonly uri: <const Text extends string>(
    text: CheckConnectionUri<Text, Schemes, Hosts, HasHost>,
  ) => ConnectionUri<Schemes[number]>
  /** Parses a string and decodes each of its parts once. */
  readonly parse: (text: string) => Either<ConnectionError, Connection<Schemes[number], HostsOf<Hosts, HasHost>>>
  /** Returns whether a value is a connection URI with one of the given schemes. */
  readonly is: (text: unknown) => text is ConnectionUri<Schemes[number]>
}

/**
 * Returns the functions `uri`, `parse` and `is` for database connection URIs, such as the URI in `DATABASE_URL`. A
 * connection URI may contain a user, a password, one or more hosts, a database and parameters. Each part is decoded
 * once. Supports the features that the connection URIs of libpq (PostgreSQL documentation, 34.1.1.2) and MongoDB have
 * in common. RFC 3986 determines the allowed characters. A raw `?`, `#`, `/` or `@` in a password causes an error and
 * never changes the host. The error message says how to write the character. Neither an error nor a printed
 * `Connection` shows the password.
 *
 * Allocates the returned object and its functions. `parse` allocates the `Either`, and the `Connection` with its lists
 * and strings. `parse` fails at a scheme that is not in `schemes`, at a character that must be percent-encoded, and at
 * octets that are not valid UTF-8. It also fails at a port that is not a number from 1 to 65535, at a parameter without
 * `=`, and at a fragment. If a required host is missing, or if there are several hosts but only one is allowed, `parse`
 * fails as well. `connectionUri` throws a `TypeError` for an invalid or unknown option.
 *
 * @example
 * import { showReason } from 'uri-ts'
 * import { connectionUri } from 'uri-ts/schemes'
 *
 * const postgres = connectionUri({ schemes: ['postgres', 'postgresql'], hosts: 'many', defaultPort: 5432 })
 * const parsed = postgres.parse('postgres://ann:p%3Fw@db1,db2:5433/shop?sslmode=require')
 * if (parsed._tag === 'Right') [parsed.right.password, parsed.right.hosts[1]] //=> ['p?w', { name: 'db2', kind: 'name', port: 5433 }]
 *
 * const wrong = postgres.parse('postgres://ann:p?w@db1/shop')
 * if (wrong._tag === 'Left') showReason(wrong.left) //=> "password: '?' does not belong to a password at offset 16; write '?' as %3F in a password"
 *
 * @category Connection URIs
 */
export const connectionUri = <
  // TypeScript 5.0 infers literal types for the members of a list only if the type of the members is a type parameter.
  Scheme extends string,
  const Schemes extends readonly [Scheme, ...Scheme[]],
  const Hosts extends 'one' | 'many',
  const HasHost extends boolean = true,
>(
  options: ConnectionOptions<Schemes, Hosts, HasHost>,
): ConnectionUriOf<Schemes, Hosts, HasHost> => {
  const own = requireKnown(options, ['schemes', 'hosts', 'defaultPort', 'requireHost'])
  const { schemes, hosts, defaultPort, requireHost = true } = own
  requireOneOf('requireHost', requireHost, [true, false])
  const isScheme = (scheme: unknown): boolean => typeof scheme === 'string' && /^[a-z][a-z\d+.-]*$/.test(scheme)
  if (!Array.isArray(schemes) || schemes.length === 0 || !schemes.every(isScheme))
    throw new TypeError("the option 'schemes' is a list of schemes in lower case")
  if (hosts === undefined) throw new TypeError("the option 'hosts' is missing")
  requireOneOf('hosts', hosts, ['one', 'many'])
  if (defaultPort !== undefined && !(Number.isInteger(defaultPort) && defaultPort > 0 && defaultPort <= 0xffff))
    throw new TypeError("the option 'defaultPort' is a number from 1 to 65535")
  const rules: ConnectionRules = {
    schemes: [...schemes],
    isMany: hosts === 'many',
    defaultPort,
    isHostRequired: requireHost,
  }
  const parse = (text: string) => parseConnection(text, rules)
  return {
    uri: (text: string) => {
      const parsed = parse(text)
      if (parsed._tag === 'Left') throw new TypeError(showReason(parsed.left))
      return text
    },
    parse,
    is: (text: unknown) => parse(text as string)._tag === 'Right',
  } as never
}
