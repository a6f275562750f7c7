import type { Component, Message, NON_ASCII, Problem, Reason } from '../../src/core/errors/messages'
import type { PRIVATE_USE, UCSCHAR } from '../../src/iri/messages'
import type { ShowFound } from '../core/errors/found'
import type { CharSet } from '../core/grammar/char-set'
import type { UriChar } from '../core/grammar/characters'
import type { ControlNames } from '../core/grammar/control-characters'
import type { Length } from '../core/grammar/length'
import type { IsLiteral, PrintableRefusedChar } from '../core/grammar/literal'
import type { KindFailure, ShowReason, Unknown } from '../core/scanner/explain'
import type { Kind } from '../core/scanner/scan'
import type { Failure, SyntaxFailure } from '../core/scanner/syntax-fault'
import type { RoleOf } from './characters'
import type { FirstPlane, KindOfIri } from './scan'

/*
 * The types in this file find the first error in a string that is not an IRI reference. They replace each valid
 * non-ASCII character with an ASCII character, called a mark. The types that explain errors in URIs then find the error
 * in the resulting string. The compiler evaluates the types in this file only for strings that `KindOfIri` refuses.
 */

/**
 * Lists the ASCII characters that can be marks. Each mark is valid everywhere in userinfo, a host, a path, a query and
 * a fragment, and therefore never causes an error in those components.
 */
type Marks = readonly ['~', '_', '!', '$', "'", '(', ')', '*', ',', ';', '=']

/**
 * Finds the first mark that does not occur in a string. If the string contains all the marks, the result is one of the
 * marks.
 */
type MarkFor<Chars, From extends readonly string[] = Marks> = From extends readonly [
  infer First extends string,
  ...infer Others extends readonly string[],
]
  ? First extends Chars
    ? MarkFor<Chars, Others>
    : First
  : '~'

/**
 * The part of an IRI in which a character occurs. Brackets must not contain non-ASCII characters, and only a query may
 * contain private-use characters.
 */
type Place = 'hier' | 'bracket' | 'query' | 'fragment'

type Next<At extends Place, Char extends string> = Char extends '#'
  ? 'fragment'
  : At extends 'fragment'
    ? At
    : Char extends '?'
      ? 'query'
      : Char extends '['
        ? At extends 'hier'
          ? 'bracket'
          : At
        : Char extends ']' | '/'
          ? At extends 'bracket'
            ? 'hier'
            : At
          : At

/** Evaluates to the character, or to the mark if the character is an allowed non-ASCII character. */
type Marked<At extends Place, Char extends string, Mark extends string> = Char extends UriChar
  ? Char
  : At extends 'bracket'
    ? Char
    : RoleOf<Char> extends ''
      ? Mark
      : [RoleOf<Char>, At] extends ['private', 'query']
        ? Mark
        : Char

/** The progress of `ReadMarks`: the current place, the text that has been read (with marks), and the remaining text. */
interface Read<At extends Place, Done extends string, Rest extends string> {
  readonly at: At
  readonly done: Done
  readonly rest: Rest
}

/**
 * Reads characters one at a time. Stops after 900, because the compiler reports an error at a recursion depth of 1,000.
 */
type ReadMarks<
  Text extends string,
  Mark extends string,
  At extends Place,
  Done extends string,
  Count extends 0[] = [],
> = Count['length'] extends 900
  ? Read<At, Done, Text>
  : Text extends `${infer Char}${infer Rest}`
    ? ReadMarks<Rest, Mark, Next<At, Char>, `${Done}${Marked<At, Char, Mark>}`, [...Count, 0]>
    : Read<At, Done, ''>

/** Replaces the allowed non-ASCII characters in a string with marks. */
type WithMarks<Text extends string, Mark extends string, At extends Place = 'hier', Done extends string = ''> =
  ReadMarks<Text, Mark, At, Done> extends Read<infer Last, infer Before, infer Rest>
    ? Rest extends ''
      ? Before
      : WithMarks<Rest, Mark, Last, Before>
    : never

type Widened = 'userinfo' | 'host' | 'path' | 'query' | 'fragment'

/** Computes the error message for the character `Char`. If `Char` is `Mark`, the error is at a non-ASCII character. */
type ShowCharacter<
  Text extends string,
  In extends Component,
  Why extends Reason,
  Before extends string,
  Char extends string,
  Mark,
> = Char extends Mark
  ? Message<In, Why, typeof NON_ASCII, Length<Before>>
  : Char extends UriChar | PrintableRefusedChar | keyof ControlNames
    ? Message<In, Why, ShowFound<Text, Before>, Length<Before>>
    : [In, Why] extends [Widened, 'character']
      ? `${In}: ${typeof NON_ASCII} ${Problem<Why>} at offset ${Length<Before>}; ${RoleOf<Char> extends 'private'
          ? typeof PRIVATE_USE
          : typeof UCSCHAR}`
      : Message<In, Why, typeof NON_ASCII, Length<Before>>

/** Computes the error message for a string whose non-ASCII characters have been replaced with marks. */
type ShowSyntax<Text extends string, Failed, Mark> =
  Failed extends Failure<infer In, infer Why, infer Before>
    ? Text extends `${Before}${infer Char}${infer _Rest}`
      ? ShowCharacter<Text, In, Why, Before, Char, Mark>
      : ShowReason<Text, Failed>
    : never

type ExplainSyntax<Text extends string, Mark extends string> =
  WithMarks<Text, Mark> extends infer Whole extends string ? ShowSyntax<Whole, SyntaxFailure<Whole>, Mark> : never

/**
 * Computes the message that explains why `Text` is not an IRI reference of a kind in `Wanted`. At run time,
 * `showReason` returns the same message. The result is `never` if `Text` is `any` or is valid. `Parse` is the name of
 * the function that checks a string at run time.
 */
export type ExplainIri<Text extends string, Wanted extends Kind, Parse extends string> = Text extends Text
  ? IsLiteral<Text> extends true
    ? KindOfIri<Text> extends infer Actual extends Kind
      ? ShowReason<Text, KindFailure<Text, Actual, Wanted>>
      : ExplainSyntax<FirstPlane<Text>, MarkFor<CharSet<Text>>>
    : KindOfIri<Text> extends Wanted
      ? never
      : Unknown<Text, Parse>
  : never
