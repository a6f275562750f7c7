import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { Either, Uri, UriError } from 'uri-ts'
import {
  type Connection,
  type ConnectionComponent,
  type ConnectionError,
  type ConnectionHost,
  type ConnectionOptions,
  type ConnectionParameters,
  type ConnectionReason,
  type ConnectionUri,
  type ConnectionUriOf,
  connectionUri,
} from 'uri-ts/schemes'

declare const string: string
declare const unknown: unknown
declare const host: ConnectionHost
declare const error: ConnectionError

type Schemes = 'postgres' | 'postgresql'
const many = connectionUri({ schemes: ['postgres', 'postgresql'], hosts: 'many', defaultPort: 5432 })
const one = connectionUri({ schemes: ['redis'], hosts: 'one' })
const optional = connectionUri({ schemes: ['redis'], hosts: 'one', requireHost: false })

// The types show whether a connection URI may contain several hosts.
expectType<ConnectionUriOf<readonly ['postgres', 'postgresql'], 'many', true>>(many)
expectType<ConnectionUriOf<readonly ['redis'], 'one', true>>(one)
expectType<ConnectionUriOf<readonly ['redis'], 'one', false>>(optional)
expectType<Either<ConnectionError, Connection<Schemes, readonly ConnectionHost[]>>>(many.parse(string))
expectType<ConnectionHost>((null! as Connection<'redis', readonly [ConnectionHost]>).hosts[0])
expectError(many.parse(1))
expectError(many.parse())

declare const hostsOf: <Hosts>(parsed: Either<ConnectionError, { readonly hosts: Hosts }>) => Hosts
expectType<readonly [ConnectionHost]>(hostsOf(one.parse(string)))
expectType<readonly [] | readonly [ConnectionHost]>(hostsOf(optional.parse(string)))

// The compiler checks the literals that are passed to `many.uri` and `one.uri`.
expectType<ConnectionUri<Schemes>>(many.uri('postgres://h/shop'))
expectType<ConnectionUri<'redis'>>(one.uri('redis://h'))
expectError(one.uri('rediss://h'))
expectError(one.uri('redis:h'))
expectError(one.uri(string))
expectError(one.uri(`redis://${string}` as const))
expectError(one.uri('redis://a,b'))
expectError(one.uri('redis://u:p?w@h'))
expectError(one.uri('redis://h:0'))
expectError(one.uri('redis:///0'))
expectType<ConnectionUri<'redis'>>(optional.uri('redis:///0'))
expectType<ConnectionUri<Schemes>>(many.uri('postgresql://ann:p%3Fw@db1,[::1]:5433/shop?sslmode=require'))
if (one.is(unknown)) expectType<ConnectionUri<'redis'>>(unknown)
expectAssignable<ConnectionUri>(one.uri('redis://h'))
expectNotAssignable<ConnectionUri<'postgres'>>(one.uri('redis://h'))
expectNotAssignable<ConnectionUri>(string)
expectNotAssignable<Uri>(many.uri('postgres://a:1,b:2/shop'))

expectAssignable<ConnectionOptions<readonly ['redis'], 'one', true>>({ schemes: ['redis'], hosts: 'one' })
expectAssignable<ConnectionOptions<readonly ['redis'], 'one', true>>({
  schemes: ['redis'],
  hosts: 'one',
  defaultPort: 6379,
  requireHost: true,
})
expectNotAssignable<ConnectionOptions<readonly ['redis'], 'one', true>>({ schemes: ['redis'], hosts: 'many' })
expectNotAssignable<ConnectionOptions<readonly ['redis'], 'one', true>>({ schemes: ['rediss'], hosts: 'one' })
expectError(connectionUri({ schemes: ['redis'] }))
expectError(connectionUri({ schemes: [], hosts: 'one' }))
expectError(connectionUri({ schemes: 'redis', hosts: 'one' }))
expectError(connectionUri({ schemes: ['a b'], hosts: 'one' }))
expectError(connectionUri({ schemes: ['redis'], hosts: 'two' }))
expectError(connectionUri({ schemes: ['redis'], hosts: 'one', defaultPort: '6379' }))
expectError(connectionUri({ schemes: ['redis'], hosts: 'one', port: 6379 }))

expectType<'ipv4' | 'ipv6' | 'name' | 'socket'>(host.kind)
expectType<string>(host.name)
expectType<number | undefined>(host.port)
declare const parameters: ConnectionParameters
const parts = {
  scheme: 'redis',
  user: undefined,
  password: 'p',
  database: '0',
  parameters,
}
declare const connection: Connection<'redis', readonly [ConnectionHost]>
expectType<'redis'>(connection.scheme)
expectType<string | undefined>(connection.user)
expectType<string | undefined>(connection.password)
expectType<string | undefined>(connection.database)
expectType<string | undefined>(connection.parameters.get('sslmode'))
expectType<readonly string[]>(connection.parameters.names)
expectType<(readonly [name: string, value: string])[]>([...connection.parameters])
expectAssignable<Connection>(connection)
expectAssignable<Connection>({ ...parts, hosts: [host] })
expectNotAssignable<Connection>({ ...parts, hosts: 'h' })

expectAssignable<UriError>(error)
expectType<'ConnectionError'>(error._tag)
expectType<ConnectionComponent>(error.component)
expectType<ConnectionReason>(error.reason)
expectType<'scheme' | 'user' | 'password' | 'host' | 'port' | 'database' | 'parameter' | 'fragment'>(
  null! as ConnectionComponent,
)
expectAssignable<ConnectionReason>('unencoded')
expectNotAssignable<ConnectionReason>('password')
