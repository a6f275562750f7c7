/**
 * A server in a connection URI.
 *
 * @category Connection URIs
 */
export interface ConnectionHost {
  /** The host's decoded name or address, or a socket's path. An IPv6 address in `name` has no brackets. */
  readonly name: string
  /**
   * Indicates whether `name` is an IP address, a host name or the path of a socket. If the name contains a `/`, it is a
   * path in the file system, and the kind is `socket`.
   */
  readonly kind: 'ipv4' | 'ipv6' | 'name' | 'socket'
  /** The host's port, or the default port if none is specified. For a socket without a port, `port` is `undefined`. */
  readonly port: number | undefined
}

/**
 * The decoded parameters of a connection URI, in order. The parameters are printed without their values, because a
 * value may be a password.
 *
 * @category Connection URIs
 */
export interface ConnectionParameters {
  /** Lists the names of the parameters in the order in which they occur. */
  readonly names: readonly string[]
  /** Returns the value of the first parameter with the given name, or `undefined` if there is no such parameter. */
  readonly get: (name: string) => string | undefined
  /** Iterates over the parameters as name-value pairs. */
  readonly [Symbol.iterator]: () => Iterator<readonly [name: string, value: string]>
  /** Returns the names of the parameters, but not their values. */
  readonly toJSON: () => readonly string[]
}

/**
 * The decoded parts of a connection URI. Each part is decoded once. `password` is not an own property, so
 * `JSON.stringify`, `util.inspect` and object spread omit it.
 *
 * @category Connection URIs
 */
export interface Connection<
  Scheme extends string = string,
  Hosts extends readonly ConnectionHost[] = readonly ConnectionHost[],
> {
  readonly scheme: Scheme
  /** The user's name, or `undefined` if there is none. */
  readonly user: string | undefined
  /** The password, or `undefined` if there is none. */
  readonly password: string | undefined
  readonly hosts: Hosts
  /** The name of the database, or `undefined` if there is none. The name is the path without its leading `/`. */
  readonly database: string | undefined
  readonly parameters: ConnectionParameters
}

/** The name of the method that Node calls when `util.inspect` or `console.log` formats an object. */
const INSPECT: unique symbol = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom') as never

type Pairs = ReadonlyArray<readonly [name: string, value: string]>

/**
 * Implements parameters that hide their values from `JSON.stringify` and `util.inspect`. Bundlers can drop the class if
 * it is unused, because the call that creates it is marked as pure.
 */
export const HiddenParameters: new (pairs: Pairs) => ConnectionParameters = /* @__PURE__ */ (() => {
  class DecodedParameters implements ConnectionParameters {
    readonly #pairs: Pairs

    constructor(pairs: Pairs) {
      this.#pairs = pairs
    }

    get names(): readonly string[] {
      return this.#pairs.map(([name]) => name)
    }

    get(name: string): string | undefined {
      return this.#pairs.find((pair) => pair[0] === name)?.[1]
    }

    [Symbol.iterator](): Iterator<readonly [name: string, value: string]> {
      return this.#pairs[Symbol.iterator]()
    }

    toJSON(): readonly string[] {
      return this.names
    }

    [INSPECT](): readonly string[] {
      return this.names
    }
  }
  return DecodedParameters
})()

/** Implements a connection that hides its password from `JSON.stringify` and `util.inspect`. */
export const HiddenConnection: new (parts: Connection) => Connection = /* @__PURE__ */ (() => {
  class DecodedConnection implements Connection {
    readonly scheme: string
    readonly user: string | undefined
    readonly hosts: readonly ConnectionHost[]
    readonly database: string | undefined
    readonly parameters: ConnectionParameters
    readonly #password: string | undefined

    constructor({ scheme, user, password, hosts, database, parameters }: Connection) {
      this.scheme = scheme
      this.user = user
      this.hosts = hosts
      this.database = database
      this.parameters = parameters
      this.#password = password
    }

    get password(): string | undefined {
      return this.#password
    }

    [INSPECT](): object {
      return { ...this }
    }
  }
  return DecodedConnection
})()
