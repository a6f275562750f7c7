import type { Option } from 'fp-ts/Option'
import { expectType } from 'tsd'
import { type Components, type HostKind, rawQueryValue, rawQueryValues, type View } from 'uri-ts'

// The properties of the object that `components` returns have wide types, such as `string`.
expectType<{
  scheme: string | undefined
  authority: string | undefined
  userinfo: string | undefined
  host: string | undefined
  port: string | undefined
  path: string
  query: string | undefined
  fragment: string | undefined
}>({ ...(null! as Components) })
expectType<'reg-name' | 'IPv4address' | 'IPv6address' | 'IPvFuture'>(null! as HostKind)

expectType<Option<string>>(rawQueryValue('a')(null! as View))
expectType<ReadonlyArray<string>>(rawQueryValues('a')(null! as View))
