import type { NOT_A_SERVER_HOST } from '../../../src/http/hosts/messages'
import type { Parse } from '../../core/components/components'
import type { Refused } from '../../core/errors/refused'
import type { IsLiteral } from '../../core/grammar/literal'

/** The text after the slashes in a reference that consists of a host and perhaps a port. */
interface HostAlone {
  readonly userinfo: undefined
  readonly path: ''
  readonly query: undefined
  readonly fragment: undefined
}

/** Whether a literal is a host, perhaps with a port. This is the type-level version of `hostView`. */
type IsServerHost<Parts> = [Parts] extends [never]
  ? false
  : Parts extends HostAlone & { readonly host: infer Host }
    ? Host extends ''
      ? false
      : true
    : false

/** `Text`, or the reason why a literal is not a host of a server. */
export type CheckServerHost<Text extends string> = Text extends Text
  ? IsLiteral<Text> extends true
    ? IsServerHost<Parse<`//${Text}`>> extends true
      ? Text
      : Refused<typeof NOT_A_SERVER_HOST>
    : Text
  : never
