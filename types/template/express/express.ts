import type { ShowFound } from '../../errors/found'
import type { Length } from '../../grammar/length'
import type { IsLiteral } from '../../grammar/literal'
import type { BeforeOther } from '../../grammar/run'
import type { LiteralChar, Varchar } from '../syntax/characters'
import type { IsTemplate } from '../syntax/checked-template'

/** Characters with a special meaning in Express, besides `:` and `*`. */
type Special = '(' | ')' | '[' | ']' | '?' | '+' | '!' | '#' | '$'

/** The characters that a path may contain. */
type ExpressChar = Exclude<LiteralChar, Special> | '%'

/** Splits a text into the name at its start and the rest. */
type TakeName<Text extends string, Name extends string = ''> = Text extends `${infer Char}${infer Rest}`
  ? Char extends Varchar
    ? TakeName<Rest, `${Name}${Char}`>
    : [Name, Text]
  : [Name, '']

/** The template of one segment. */
type Segment<Text extends string> = Text extends `${infer Before}:${infer Rest}`
  ? TakeName<Rest> extends [infer Name extends string, infer After extends string]
    ? `${Before}{${Name}}${Segment<After>}`
    : never
  : Text

/** The template of a slash and its segment; `*name` takes all remaining segments with their slashes. */
type Slashed<Text extends string> = Text extends '*'
  ? '{/rest*}'
  : Text extends `*${infer Name}`
    ? `{/${Name}*}`
    : `/${Segment<Text>}`

/**
 * The template of a path in the syntax of Express, hono and path-to-regexp: `/users/{id}{/rest*}` for
 * `/users/:id/*rest`.
 *
 * @category Templates
 */
export type FromExpress<Text extends string, Before extends string = ''> = Text extends `/${infer Rest}`
  ? Rest extends `${infer Head}/${infer Tail}`
    ? FromExpress<`/${Tail}`, `${Before}${Slashed<Head>}`>
    : `${Before}${Slashed<Rest>}`
  : never

type Explain<Text extends string, Before extends string> = [Before] extends [never]
  ? "a path begins with '/', and a name of letters, digits and _ follows each : and *"
  : `path: ${ShowFound<Text, Before>} is not converted at offset ${Length<Before>}; only :name and *name are, between literals`

/** `Text`, or the sentence that says why it cannot be converted. */
export type CheckExpress<Text extends string> =
  IsLiteral<Text> extends true
    ? [BeforeOther<Text, ExpressChar>] extends [never]
      ? [FromExpress<Text>] extends [never]
        ? Explain<Text, never>
        : IsTemplate<FromExpress<Text>> extends true
          ? Text
          : Explain<Text, never>
      : Explain<Text, BeforeOther<Text, ExpressChar>>
    : 'not a literal: call parseExpress, which checks the path at run time'
