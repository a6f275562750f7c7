/**
 * The sentences of `src/show.ts` and `src/message.ts`, said by the compiler.
 */
import type { Message } from '../../src/errors/messages'
import type { Found } from '../errors/found'
import type { Length } from '../grammar/length'
import type { IsLiteral } from '../grammar/literal'
import type { Kind, KindOf } from './scan'
import type { Fault, SyntaxFault } from './syntax-fault'

/** The sentence that `showReason` says. */
type Show<Text extends string, Error> =
  Error extends Fault<infer In, infer Why, infer Before> ? Message<In, Why, Found<Text, Before>, Length<Before>> : never

/** What is wrong with a URI-reference of one kind where another is wanted. */
type KindFault<Text extends string, Found extends Kind, Wanted extends Kind> = Found extends Wanted
  ? never
  : Found extends 'relative-ref'
    ? Fault<'scheme', 'scheme-missing', ''>
    : [Wanted] extends ['relative-ref']
      ? Fault<'scheme', 'scheme-present', Text extends `${infer Scheme}:${string}` ? Scheme : never>
      : Fault<'fragment', 'fragment-present', Text extends `${infer Absolute}#${string}` ? Absolute : never>

/** The function that parses a text of the kinds `Wanted` at run time. */
type Parser<Wanted extends Kind> = [Kind] extends [Wanted]
  ? 'parseUriReference'
  : [Wanted] extends ['relative-ref']
    ? 'parseRelativeRef'
    : [Wanted] extends ['absolute-uri']
      ? 'parseAbsoluteUri'
      : 'parseUri'

/** What the compiler says of a text that it does not know: `string`, a brand of it, or a template. */
type Unknown<Text extends string, Wanted extends Kind> = string extends Text
  ? NotLiteral<Wanted>
  : Text extends object
    ? NotLiteral<Wanted>
    : `a template literal with placeholders: call ${Parser<Wanted>}, which checks the text at run time`

type NotLiteral<Wanted extends Kind> = `not a literal: call ${Parser<Wanted>}, which checks the text at run time`

/**
 * Why `Text` is not of the kinds `Wanted`: the sentence that `showReason` says at run time. Never where it is.
 */
export type Explain<Text extends string, Wanted extends Kind> = Text extends Text
  ? IsLiteral<Text> extends true
    ? KindOf<Text> extends infer Found extends Kind
      ? Show<Text, KindFault<Text, Found, Wanted>>
      : Show<Text, SyntaxFault<Text>>
    : KindOf<Text> extends Wanted
      ? never
      : Unknown<Text, Wanted>
  : never

/**
 * Why `Text` is no URI-reference: the sentence that `showReason` says at run time. Never where it is one.
 *
 * @example
 * import type { ShowError } from 'uri-ts'
 *
 * const sentence: ShowError<'http://a:8o'> = "port: 'o' is not allowed at offset 10; a port is digits"
 * assert.equal(sentence.length, 55)
 *
 * @category Types
 */
export type ShowError<Text extends string> = Explain<Text, Kind>
