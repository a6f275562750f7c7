/*
 * This file represents the grammar in RFC 6068, section 2, as a table. For each place in the grammar, the table lists
 * the allowed octets and the place that each octet leads to. At run time, `src/schemes/mailto/scan-address.ts` and
 * `src/schemes/mailto/scan-field.ts` apply the same rules.
 */
import type { Alpha, Digit } from '../../core/grammar/characters'
import type { Utf8 } from './octets'

type High = '2' | '3' | '4' | '5' | '6' | '7'
type Low = Digit | 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/** The percent-encoded forms of `VCHAR` (RFC 5234, appendix B.1). */
type EncodedVchar = Exclude<`%${High}${Low}`, '%20' | '%7F'>

/** Lists the percent-encoded forms of `"`, `(`, `)`, `,`, `.`, `:`, `;`, `<`, `>`, `@`, `[`, `\` and `]`. */
type EncodedSpecial =
  | `%2${'2' | '8' | '9' | 'C' | 'E'}`
  | `%3${'A' | 'B' | 'C' | 'E'}`
  | `%${'40' | '5B' | '5C' | '5D'}`

/**
 * Lists the characters that match `atext` (RFC 5322, section 3.2.3), encoded as `qchar` requires (RFC 6068, section 2).
 */
type Atext =
  | Alpha
  | Digit
  | '!'
  | '$'
  | "'"
  | '*'
  | '+'
  | '-'
  | '_'
  | '~'
  | Exclude<EncodedVchar, EncodedSpecial>
  | Utf8

/** Lists the characters that an address may contain unencoded, but that do not match `atext`. */
type Special = '(' | ')' | ',' | '.' | ':' | '@'

type Dot = '.' | '%2E'
type Quote = '%22'
type Backslash = '%5C'

/** Lists the visible characters that may be part of an address (RFC 5234, appendix B.1; RFC 6532, section 3.2). */
type Visible = Atext | Special | EncodedVchar

/** Lists the octets that match `qtext` (RFC 5322, section 3.2.4). */
type Qtext = Exclude<Visible, Quote | Backslash>

/** Lists the octets that match `dtext-no-obs` (RFC 6068, section 2). */
type Dtext = Exclude<Visible, '%5B' | '%5C' | '%5D'>

/** Lists the octets that match `ftext` (RFC 5322, section 3.6.8), encoded as `qchar` requires. */
type Ftext = Exclude<Visible | ';', ':' | '%3A' | Utf8>

type LineBreak = '%00' | '%0A' | '%0D' | '%0D%0A'

/** Lists the octets that a value may contain: every octet that matches `qchar`, except line breaks. */
type Vtext = Visible | ';' | Exclude<`%${'0' | '1'}${Low}`, LineBreak> | '%20' | '%7F'

/** Lists the characters that may follow an address in `addr-spec *("," addr-spec )`. */
type AfterAddress = { ',': 'address'; '?': 'field'; '': 'end' }

type AfterValue = { '&': 'field'; '': 'end' }

/**
 * Lists, for each place in the grammar, the allowed octets and the place that follows each octet. The field name
 * determines the place that follows `field`.
 */
export interface Moves {
  to: { [Octet in Atext]: 'atom' } & { [Octet in Quote]: 'quoted' } & Omit<AfterAddress, ','>
  address: { [Octet in Atext]: 'atom' } & { [Octet in Quote]: 'quoted' }
  atom: { [Octet in Atext]: 'atom' } & { [Octet in Dot]: 'dot' } & { '@': 'domain' }
  dot: { [Octet in Atext]: 'atom' }
  quoted: { [Octet in Qtext]: 'quoted' } & { [Octet in Quote]: 'quote' } & { [Octet in Backslash]: 'quoted-pair' }
  'quoted-pair': { [Octet in Visible | '%20' | '%09']: 'quoted' }
  quote: { '@': 'domain' }
  domain: { [Octet in Atext]: 'label' } & { '%5B': 'literal' }
  label: { [Octet in Atext]: 'label' } & { [Octet in Dot]: 'label-dot' } & AfterAddress
  'label-dot': { [Octet in Atext]: 'label' }
  literal: { [Octet in Dtext]: 'literal' } & { '%5D': 'bracket' }
  bracket: AfterAddress
  name: { [Octet in Ftext]: 'in-name' }
  'in-name': { [Octet in Ftext]: 'in-name' } & { '=': 'value' }
  'name-of-body': { [Octet in Ftext]: 'name-of-body' } & { '=': 'body' }
  value: { [Octet in Vtext]: 'value' } & AfterValue
  body: { [Octet in Vtext | '%0D%0A']: 'body' } & AfterValue
}

export type Place = keyof Moves

/** Lists the places in the grammar that are inside a header field name. */
type InName = 'name' | 'in-name' | 'name-of-body'
type InValue = 'value' | 'body'

/** Lists the octets that form line breaks in a header field. Line breaks have a separate error message. */
export type BreakAt<At> = At extends InName | InValue ? LineBreak : never

/**
 * Computes the name of the grammar rule that is mentioned in the error message for an octet. At a place where the URI
 * can end, a `#` counts as the beginning of a fragment.
 */
export type ComponentAt<At extends Place, Octet> = [Octet, ''] extends ['#', keyof Moves[At]]
  ? 'fragment'
  : At extends InName
    ? 'hfname'
    : At extends InValue
      ? 'hfvalue'
      : At extends 'domain' | 'label' | 'label-dot' | 'literal' | 'bracket'
        ? 'domain'
        : 'local-part'

/** Computes the name of the grammar rule that is mentioned in a message about invalid UTF-8. */
export type Utf8ComponentAt<At> = At extends InValue ? 'hfvalue' : 'to'
