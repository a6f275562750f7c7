import type { ExpressDifference } from '../../../src/template/express/convert'
import type { EXPRESS_PROBLEM_BY_REASON, EXPRESS_SPECIAL, NOT_IN_PATH } from '../../../src/template/express/messages'
import type { CharSet } from '../../core/grammar/char-set'
import type { Alpha } from '../../core/grammar/characters'
import type { BeforeFailure } from '../../core/grammar/run'
import type { LiteralChar, Varchar } from '../syntax/characters'
import type { IsTemplate } from '../syntax/checked-template'

/** Lists the characters that a `\` can escape. */
type EscapedChar = Exclude<LiteralChar, Exclude<CharSet<typeof NOT_IN_PATH>, 'a'>>

/** Lists the characters that need no `\` to stand for themselves outside percent-encoded octets. */
type PlainChar = Exclude<EscapedChar, Exclude<CharSet<typeof EXPRESS_SPECIAL>, 'a'>>

/** The first error in an Express path. The offset of the error is the length of `Before`. */
export interface Failure<
  Why extends keyof typeof EXPRESS_PROBLEM_BY_REASON = keyof typeof EXPRESS_PROBLEM_BY_REASON,
  Before extends string = string,
> {
  reason: Why
  before: Before
}

/** The result of a conversion: a template's text, and the differences in how Express and the template match a path. */
export interface Conversion<Text extends string = string, Difference extends ExpressDifference = ExpressDifference> {
  text: Text
  difference: Difference
}

interface Name<Text extends string = string, Rest extends string = string> {
  name: Text
  rest: Rest
}

/** Extracts the text before the first `:`, `*`, `{` or `\`, or all of `Text` if it contains none of these. */
type BeforeSpecial<Text extends string> = Text extends `${infer Head}${':' | '*' | '{' | '\\'}${string}`
  ? BeforeSpecial<Head>
  : Text

type TakePlain<Text extends string, Taken extends string = ''> = Text extends `${infer Char}${infer Rest}`
  ? Char extends Varchar
    ? TakePlain<Rest, `${Taken}${Char}`>
    : Name<Taken, Text>
  : Name<Taken, ''>

/** Matches a quoted name, such as `a,b`, that would not be read as a single name in a template. */
type NotName = `${string}${'+' | '#' | '/' | ';' | '?' | '&' | ',' | ':' | '*' | '{' | '}'}${string}` | `.${string}`

/** Extracts the name at the start of a string, or evaluates to `false` if the string does not begin with a name. */
type TakeName<Text extends string> = Text extends `"${infer Quoted}"${infer Rest}`
  ? Quoted extends NotName
    ? false
    : IsTemplate<`{${Quoted}}`> extends true
      ? Name<Quoted, Rest>
      : false
  : Text extends `${Alpha | '_'}${string}`
    ? TakePlain<Text>
    : false

/** After the whole path has been read, computes the result of the conversion. */
type Done<Text extends string, Literals extends string, Names, Difference extends ExpressDifference> = Conversion<
  Text,
  | Difference
  | (Uppercase<Literals> extends Lowercase<Literals> ? never : 'case')
  | ([Names] extends [never] ? never : 'empty')
  | (Text extends `${string}*}` ? never : 'trailing-slash')
>

/** Removes the trailing slash from a path. */
type WithoutSlash<Text extends string> = Text extends `${infer Head}/` ? Head : Text

/** Converts a `:name` in an Express path to template syntax. */
type Named<
  Rest extends string,
  Before extends string,
  Text extends string,
  Literals extends string,
  Gap extends string,
  Names,
  Difference extends ExpressDifference,
> = Gap extends ''
  ? Failure<'adjacent', Before>
  : TakeName<Rest> extends Name<infer Taken, infer After>
    ? After extends `$${string}`
      ? Rest extends `"${string}`
        ? NameOnce<Rest, Before, Text, Literals, Gap, Names, Difference, Taken, After>
        : Failure<'character', `${Before}:${Taken}`>
      : NameOnce<Rest, Before, Text, Literals, Gap, Names, Difference, Taken, After>
    : Failure<'name-missing', Before>

type NameOnce<
  Rest extends string,
  Before extends string,
  Text extends string,
  Literals extends string,
  Gap extends string,
  Names,
  Difference extends ExpressDifference,
  Taken extends string,
  After extends string,
> = Taken extends Names
  ? Failure<'same-name', Before>
  : Rest extends `${infer Read}${After}`
    ? Convert<
        After,
        `${Before}:${Read}`,
        `${Text}{${Taken}}`,
        Literals,
        '',
        Names | Taken,
        Gap extends `${string}/${string}` ? Difference : Difference | 'split'
      >
    : never

/** Converts a `*name` in an Express path to template syntax. */
type Wildcard<
  Rest extends string,
  Before extends string,
  Text extends string,
  Literals extends string,
  Gap extends string,
  Names,
  Difference extends ExpressDifference,
> = Gap extends `${string}/`
  ? Rest extends ''
    ? 'rest' extends Names
      ? Failure<'same-name', Before>
      : Done<`${WithoutSlash<Text>}{/rest*}`, Literals, 'rest', Difference | 'unnamed'>
    : TakeName<Rest> extends Name<infer Taken, infer After>
      ? After extends ''
        ? Taken extends Names
          ? Failure<'same-name', Before>
          : Done<`${WithoutSlash<Text>}{/${Taken}*}`, Literals, Taken, Difference>
        : Rest extends `${infer Read}${After}`
          ? Failure<'wildcard', `${Before}*${Read}`>
          : never
      : Failure<'name-missing', Before>
  : Failure<'wildcard', Before>

/** Converts a group in braces. The first characters of a group determine its kind. */
type Group<
  Rest extends string,
  Before extends string,
  Text extends string,
  Literals extends string,
  Gap extends string,
  Names,
  Difference extends ExpressDifference,
> = Rest extends `/${infer Sigil extends ':' | '*'}${infer After}`
  ? GroupName<
      After,
      Before,
      `${Before}{/`,
      Text,
      Literals,
      Names,
      Difference | 'trailing-slash' | (Sigil extends ':' ? 'optional' : never),
      Sigil
    >
  : Rest extends `*${infer After}`
    ? Gap extends `${string}/`
      ? GroupName<After, Before, `${Before}{`, WithoutSlash<Text>, Literals, Names, Difference, '*'>
      : Failure<'character', Before>
    : Rest extends `:${infer After}`
      ? Text extends '/'
        ? GroupName<After, Before, `${Before}{`, '', Literals, Names, Difference | 'optional', ':'>
        : Failure<'character', Before>
      : Failure<'character', Before>

type GroupName<
  Rest extends string,
  Before extends string,
  BeforeSigil extends string,
  Text extends string,
  Literals extends string,
  Names,
  Difference extends ExpressDifference,
  Sigil extends ':' | '*',
> =
  TakeName<Rest> extends Name<infer Taken, infer After>
    ? After extends '}'
      ? Taken extends Names
        ? Failure<'same-name', BeforeSigil>
        : Done<`${Text}{/${Taken}${Sigil extends '*' ? '*' : ''}}`, Literals, Taken, Difference>
      : Failure<'character', Before>
    : Failure<'name-missing', BeforeSigil>

/** Converts a character that has a special meaning in Express paths. */
type Special<
  Path extends string,
  Before extends string,
  Text extends string,
  Literals extends string,
  Gap extends string,
  Names,
  Difference extends ExpressDifference,
> = Path extends `:${infer Rest}`
  ? Named<Rest, Before, Text, Literals, Gap, Names, Difference>
  : Path extends `*${infer Rest}`
    ? Wildcard<Rest, Before, Text, Literals, Gap, Names, Difference>
    : Path extends `{${infer Rest}`
      ? Group<Rest, Before, Text, Literals, Gap, Names, Difference>
      : Path extends `\\${infer Char}${infer Rest}`
        ? Char extends EscapedChar
          ? [Char, Text] extends [':' | '*', `${string}/`]
            ? Failure<'escaped', Before>
            : Convert<
                Rest,
                `${Before}\\${Char}`,
                `${Text}${Char}`,
                `${Literals}${Char}`,
                `${Gap}${Char}`,
                Names,
                Difference
              >
          : Failure<'character', Before>
        : Failure<'character', Before>

/**
 * Converts a path, as `convertExpress` does at run time. `Path` is the text that has not been read yet, and the other
 * parameters describe the text that has been read.
 */
export type Convert<
  Path extends string,
  Before extends string = '',
  Text extends string = '',
  Literals extends string = '',
  Gap extends string = '/',
  Names = never,
  Difference extends ExpressDifference = never,
> = Path extends ''
  ? Done<Text, Literals, Names, Difference>
  : BeforeSpecial<Path> extends infer Run extends string
    ? Run extends ''
      ? Special<Path, Before, Text, Literals, Gap, Names, Difference>
      : BeforeFailure<Run, PlainChar> extends infer Bad extends string
        ? [Bad] extends [never]
          ? Path extends `${Run}${infer Rest}`
            ? Convert<Rest, `${Before}${Run}`, `${Text}${Run}`, `${Literals}${Run}`, `${Gap}${Run}`, Names, Difference>
            : never
          : Failure<'character', `${Before}${Bad}`>
        : never
    : never
