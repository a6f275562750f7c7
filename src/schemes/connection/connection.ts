/**
 * A server of a connection URI.
 *
 * @category Connection URIs
 */
export interface ConnectionHost {
  /** The name or the address, decoded, without the brackets of an IPv6 address; or the path of a socket. */
  readonly name: string
  /** `socket` if the name has a `/`: a path in the file system. */
  readonly kind: 'ipv4' | 'ipv6' | 'name' | 'socket'
  /** The port, or the default port; undefined for a socket without one. */
  readonly port: number | undefined
}

/** The name of the method that Node's `util.inspect` and `console.log` call to print an object. */
const INSPECT: unique symbol = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom') as never

/**
 * The parameters of a connection URI, decoded, in order. Printing them shows no value, because one may be a password.
 *
 * @category Connection URIs
 */
export class ConnectionParameters {
  readonly #pairs: ReadonlyArray<readonly [name: string, value: string]>

  constructor(pairs: ReadonlyArray<readonly [name: string, value: string]>) {
    this.#pairs = pairs
  }

  /** The names, in order. */
  get names(): readonly string[] {
    return this.#pairs.map(([name]) => name)
  }

  /** Returns the value of the first parameter with a name; undefined if there is none. */
  get(name: string): string | undefined {
    return this.#pairs.find((pair) => pair[0] === name)?.[1]
  }

  /** The names and values. */
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

/**
 * What a `Connection` is made of.
 *
 * @category Connection URIs
 */
export interface ConnectionParts<Scheme extends string, Hosts extends readonly ConnectionHost[]> {
  readonly scheme: Scheme
  readonly user: string | undefined
  readonly password: string | undefined
  readonly hosts: Hosts
  readonly database: string | undefined
  readonly parameters: ConnectionParameters
}

/**
 * What a connection URI says, decoded once. `password` is not a property of the object itself: neither `JSON.stringify` nor
 * `util.inspect` nor a spread copies it.
 *
 * @category Connection URIs
 */
export class Connection<
  Scheme extends string = string,
  Hosts extends readonly ConnectionHost[] = readonly ConnectionHost[],
> {
  readonly scheme: Scheme
  /** The user; undefined if there is none. */
  readonly user: string | undefined
  readonly hosts: Hosts
  /** The database: the path without its `/`; undefined if there is none. */
  readonly database: string | undefined
  readonly parameters: ConnectionParameters
  readonly #password: string | undefined

  constructor({ scheme, user, password, hosts, database, parameters }: ConnectionParts<Scheme, Hosts>) {
    this.scheme = scheme
    this.user = user
    this.hosts = hosts
    this.database = database
    this.parameters = parameters
    this.#password = password
  }

  /** The password; undefined if there is none. */
  get password(): string | undefined {
    return this.#password
  }

  [INSPECT](): object {
    return { ...this }
  }
}
