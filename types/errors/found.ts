import type { END_OF_TEXT, NON_ASCII } from '../../src/errors/messages'
import type { UriChar } from '../grammar/characters'
import type { Control } from '../grammar/control-characters'
import type { PrintableRefusedChar } from '../grammar/literal'

/** The name of a character, as a message says it. */
type Name<Char extends string> = Char extends UriChar | PrintableRefusedChar
  ? `'${Char}'`
  : Char extends keyof Control
    ? Control[Char]
    : typeof NON_ASCII

/** What was found after `Before`, as a message says it. */
export type Found<Text extends string, Before extends string> = Text extends `${Before}${infer Char}${infer _Rest}`
  ? Name<Char>
  : typeof END_OF_TEXT
