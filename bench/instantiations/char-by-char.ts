/**
 * Defines a type that checks a URI one character at a time. The type is used only for comparison, and does not support
 * IP literals.
 */
import type {
  Alpha,
  Digit,
  FragmentChar,
  Hexdig,
  PathChar,
  QueryChar,
  RegNameChar,
  SchemeChar,
} from '../../types/core/grammar/characters'

type Scheme<Text extends string> = Text extends `${infer Char}${infer Rest}`
  ? Char extends ':'
    ? Hier<Rest>
    : Char extends SchemeChar
      ? Scheme<Rest>
      : false
  : false

type Hier<Text extends string> = Text extends `//${infer Rest}` ? Authority<Rest> : Part<Text, PathChar>

type Authority<Text extends string> = Text extends `${infer Char}${infer Rest}`
  ? Char extends '/' | '?' | '#'
    ? Part<Text, PathChar>
    : Char extends ':'
      ? Port<Rest>
      : Char extends RegNameChar | '@' | '[' | ']'
        ? Authority<Rest>
        : false
  : true

type Port<Text extends string> = Text extends `${infer Char}${infer Rest}`
  ? Char extends Digit
    ? Port<Rest>
    : Char extends '/' | '?' | '#'
      ? Part<Text, PathChar>
      : Authority<Text>
  : true

type Part<Text extends string, Allowed> = Text extends `${infer Char}${infer Rest}`
  ? Char extends Allowed
    ? Part<Rest, Allowed>
    : Char extends '%'
      ? PctEncoded<Rest, Allowed>
      : Char extends '?'
        ? Part<Rest, QueryChar>
        : Char extends '#'
          ? Part<Rest, FragmentChar>
          : false
  : true

type PctEncoded<Text extends string, Allowed> = Text extends `${infer High}${infer Low}${infer Rest}`
  ? High extends Hexdig
    ? Low extends Hexdig
      ? Part<Rest, Allowed>
      : false
    : false
  : false

export type CharByChar<Text extends string> = Text extends `${Alpha}${string}` ? Scheme<Text> : false
