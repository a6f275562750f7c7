import type { END_OF_TEXT, NON_ASCII } from '../../../src/core/errors/messages'
import type { UriChar } from '../grammar/characters'
import type { ControlNames } from '../grammar/control-characters'
import type { PrintableRefusedChar } from '../grammar/literal'

type NameOf<Char extends string> = Char extends UriChar | PrintableRefusedChar
  ? `'${Char}'`
  : Char extends keyof ControlNames
    ? ControlNames[Char]
    : typeof NON_ASCII

/** Computes, as `showFound` does at run time, how error messages show the character after `Before`. */
export type ShowFound<Text extends string, Before extends string> = Text extends `${Before}${infer Char}${infer _Rest}`
  ? NameOf<Char>
  : typeof END_OF_TEXT
