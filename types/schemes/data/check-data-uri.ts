import type { Problem } from '../../../src/core/errors/messages'
import type { DataUriComponent, EXPECTED_BY_DATA_COMPONENT, TOKEN } from '../../../src/schemes/data/messages'
import type { ShowFound } from '../../core/errors/found'
import type { UnlessRefused } from '../../core/errors/refused'
import type { CharSet } from '../../core/grammar/char-set'
import type { Length } from '../../core/grammar/length'
import type { IsAny } from '../../core/grammar/literal'
import type { BeforeOther } from '../../core/grammar/run'
import type { Inlined } from '../../core/model/checked-literals'
import type { WhyNotLiteral, WhyNotUri } from '../../core/model/refuse-literal'
import type { IsSchemeUri } from '../../core/model/scan-scheme-uri'

/** Computes the message for an error, as `showReason` does at run time. */
type Fault<
  In extends DataUriComponent,
  Text extends string,
  Before extends string,
> = `${In}: ${ShowFound<Text, Before>} ${Problem<'character'>} at offset ${Length<Before>}; ${(typeof EXPECTED_BY_DATA_COMPONENT)[In]}`

/** Lists the characters that a token in a data URI may contain (RFC 2045, section 5.1). */
export type TokenChar = CharSet<typeof TOKEN>

/** Extracts the longest prefix that contains only characters in `Char`. */
type Run<Text extends string, Char extends string> = [BeforeOther<Text, Char>] extends [never]
  ? Text
  : BeforeOther<Text, Char>

/** Checks `type "/" subtype` and the text after it. */
type TypeFault<Text extends string, Before extends string, Rest extends string> =
  Run<Rest, TokenChar> extends infer Type extends string
    ? Type extends ''
      ? Fault<'type', Text, Before>
      : Rest extends `${Type}/${infer After}`
        ? SubtypeFault<Text, `${Before}${Type}/`, After, Run<After, TokenChar>>
        : Fault<'type', Text, `${Before}${Type}`>
    : never

type SubtypeFault<
  Text extends string,
  Before extends string,
  Rest extends string,
  Subtype extends string,
> = Subtype extends ''
  ? Fault<'subtype', Text, Before>
  : Rest extends `${Subtype}${infer After extends `${';' | ','}${string}`}`
    ? ParameterFault<Text, `${Before}${Subtype}`, After>
    : Fault<'subtype', Text, `${Before}${Subtype}`>

/** Checks the text after the media type: `*( ";" parameter ) [ ";base64" ] ","`. */
type ParameterFault<
  Text extends string,
  Before extends string,
  Rest extends string,
> = Rest extends `;${infer Parameter}`
  ? Run<Parameter, TokenChar> extends infer Attribute extends string
    ? Parameter extends `${Attribute}${infer After}`
      ? AttributeFault<Text, `${Before};${Attribute}`, Attribute, After>
      : never
    : never
  : never

type AttributeFault<
  Text extends string,
  Before extends string,
  Attribute extends string,
  After extends string,
> = After extends `,${string}`
  ? Lowercase<Attribute> extends 'base64'
    ? never
    : Fault<'attribute', Text, Before>
  : Attribute extends ''
    ? Fault<'attribute', Text, Before>
    : After extends `=${infer Value}`
      ? ValueFault<Text, `${Before}=`, Value, Run<Value, TokenChar | '%'>>
      : Fault<'attribute', Text, Before>

type ValueFault<
  Text extends string,
  Before extends string,
  Rest extends string,
  Value extends string,
> = Value extends ''
  ? Fault<'value', Text, Before>
  : Rest extends `${Value}${infer After extends `${';' | ','}${string}`}`
    ? ParameterFault<Text, `${Before}${Value}`, After>
    : Fault<'value', Text, `${Before}${Value}`>

/** Evaluates to the error message for a URI that violates RFC 2397, and to `never` for a valid data URI. */
type UriFault<Text extends string> =
  IsSchemeUri<Text, 'data', false> extends true
    ? Text extends `${infer Scheme}:${infer Rest}`
      ? Rest extends `${';' | ','}${string}`
        ? ParameterFault<Text, `${Scheme}:`, Rest>
        : TypeFault<Text, `${Scheme}:`, Rest>
      : never
    : Fault<'scheme', Text, ''>

/** Evaluates to the error message for a string that violates RFC 3986 or RFC 2397, and to `never` for a data URI. */
type ExplainDataUri<Text extends string> = WhyNotLiteral<Text, WhyNotUri<Text, UriFault<Text>>, 'parseDataUri'>

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a data URI. */
export type CheckDataUri<Text extends string> =
  IsAny<Text> extends true ? never : Text extends Text ? UnlessRefused<Text, ExplainDataUri<Inlined<Text>>> : never
