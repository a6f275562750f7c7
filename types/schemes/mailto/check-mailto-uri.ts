import type { MailtoComponent, MailtoMessage, MailtoSyntaxReason } from '../../../src/schemes/mailto/messages'
import type { ShowFound } from '../../core/errors/found'
import type { UnlessRefused } from '../../core/errors/refused'
import type { Length } from '../../core/grammar/length'
import type { IsAny } from '../../core/grammar/literal'
import type { Inlined } from '../../core/model/checked-literals'
import type { WhyNotLiteral } from '../../core/model/refuse-literal'
import type { BreakAt, ComponentAt, Moves, Place, Utf8ComponentAt } from './moves'
import type { NotUtf8, TakeOctet, Utf8 } from './octets'

/** Computes the message for an error, as `showReason` does at run time. */
type Fault<
  In extends MailtoComponent,
  Why extends MailtoSyntaxReason,
  Text extends string,
  Before extends string,
> = MailtoMessage<In, Why, ShowFound<Text, Before>, Length<Before>>

/** Computes the reason why `Octet` is not allowed at a place in the grammar. */
type ReasonAt<At, Octet extends string> =
  Octet extends BreakAt<At>
    ? 'line-break'
    : Octet extends '%'
      ? 'pct-encoded'
      : Octet extends `%${string}` | Utf8 | NotUtf8
        ? 'octet'
        : 'character'

/** Computes the error message for the invalid octet at the beginning of `Rest`. */
type FaultAt<
  Text extends string,
  Rest extends string,
  At extends Place,
  Octet extends string,
> = Text extends `${infer Before}${Rest}`
  ? [Octet, Utf8] extends [NotUtf8, keyof Moves[At]]
    ? Fault<Utf8ComponentAt<At>, 'utf-8', Text, Before>
    : Fault<ComponentAt<At, Octet>, ReasonAt<At, Octet>, Text, Before>
  : never

/** Matches a lower-case field name that decodes to `body`. Each letter of the field name may be percent-encoded. */
type Body = `${'b' | '%62' | '%42'}${'o' | '%6f' | '%4f'}${'d' | '%64' | '%44'}${'y' | '%79' | '%59'}`

/**
 * Computes the place in the grammar for a field name: `'name-of-body'` for the `body` field, and `'name'` for any other
 * field. Only the value of the `body` field can contain line breaks.
 */
type PlaceOfName<Rest extends string> = Rest extends `${infer Name}=${string}`
  ? Lowercase<Name> extends Body
    ? 'name-of-body'
    : 'name'
  : 'name'

/**
 * Reads `Rest` one octet at a time, starting from a given place in the grammar. The result is the error message for the
 * first invalid octet, or `never` if all octets are valid.
 */
type FaultFrom<Text extends string, Rest extends string, At> = At extends Place
  ? TakeOctet<Rest> extends [infer Octet extends string, infer After extends string]
    ? Octet extends keyof Moves[At]
      ? FaultFrom<Text, After, Moves[At][Octet]>
      : FaultAt<Text, Rest, At, Octet>
    : never
  : At extends 'field'
    ? FaultFrom<Text, Rest, PlaceOfName<Rest>>
    : never

/** Extracts the longest prefix that `Text` and `Prefix` share, ignoring case. */
type Beginning<Text extends string, Prefix extends string, Before extends string = ''> = [Text, Prefix] extends [
  `${infer Char}${infer Rest}`,
  `${infer Letter}${infer Letters}`,
]
  ? Lowercase<Char> extends Letter
    ? Beginning<Rest, Letters, `${Before}${Char}`>
    : Before
  : Before

/**
 * Computes the error message for a literal that does not match `mailtoURI = "mailto:" [ to ] [ hfields ]` (RFC 6068,
 * section 2), or `never` for a mailto URI.
 */
type MailtoFault<Text extends string> =
  Beginning<Text, 'mailto:'> extends infer Before extends string
    ? Lowercase<Before> extends 'mailto:'
      ? Text extends `${Before}${infer Rest}`
        ? FaultFrom<Text, Rest, 'to'>
        : never
      : Fault<'scheme', 'character', Text, Before>
    : never

/** Computes the error message for a string that is not a mailto URI, or `never` for a mailto URI. */
type ExplainMailto<Text extends string> = WhyNotLiteral<Text, MailtoFault<Text>, 'parseMailto'>

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a mailto URI. */
export type CheckMailtoUri<Text extends string> =
  IsAny<Text> extends true ? never : Text extends Text ? UnlessRefused<Text, ExplainMailto<Inlined<Text>>> : never
