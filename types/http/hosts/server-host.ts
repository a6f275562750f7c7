import type { NOT_A_SERVER_HOST } from '../../../src/http/hosts/messages'
import type { Parse } from '../../core/components/components'
import type { UnlessRefused } from '../../core/errors/refused'
import type { IsLiteral } from '../../core/grammar/literal'
import type { PortInRange } from '../../core/grammar/port'

/** The components of a reference that consists of two slashes, a host, and an optional port. */
interface HostAlone {
  readonly userinfo: undefined
  readonly path: ''
  readonly query: undefined
  readonly fragment: undefined
}

/** Evaluates to the error message for a literal, or to `never` if the literal is a host, with or without a port. */
type ExplainServerHost<Parts> = [Parts] extends [never]
  ? typeof NOT_A_SERVER_HOST
  : Parts extends HostAlone & { readonly host: infer Host; readonly port: infer Port }
    ? Host extends '' | `.${string}` | `${string}*${string}`
      ? typeof NOT_A_SERVER_HOST
      : PortInRange<`:${Port & string}`> extends true
        ? never
        : typeof NOT_A_SERVER_HOST
    : typeof NOT_A_SERVER_HOST

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a host with an optional port. */
export type CheckServerHost<Text extends string> = Text extends Text
  ? UnlessRefused<Text, IsLiteral<Text> extends true ? ExplainServerHost<Parse<`//${Text}`>> : never>
  : never
