/** This file defines the `encode` and `decode` commands, which percent-encode and percent-decode strings. */

import { type Command, Option } from 'commander'
import { right } from '../../core/fp/either'
import { decode, decodeForm } from '../../core/percent/decode'
import { type Encodable, encode } from '../../core/percent/encode'
import { addCommand } from '../arguments/command'
import type { RowOptions } from '../rows/options'
import { printEach } from '../rows/results'

interface DecodeOptions extends RowOptions {
  readonly form?: true
}

interface EncodeOptions extends RowOptions {
  readonly component: Encodable
}

const ENCODABLES = Object.keys({
  userinfo: true,
  host: true,
  segment: true,
  path: true,
  query: true,
  queryPart: true,
  fragment: true,
} satisfies Record<Encodable, true>)

const printDecoded = (texts: readonly string[], options: DecodeOptions): Promise<void> =>
  printEach(texts, options, options.form ? decodeForm : decode)

const printEncoded = (data: readonly string[], options: EncodeOptions): Promise<void> => {
  const toText = encode(options.component)
  return printEach(data, options, (text) => right(toText(text)))
}

export const addDecode = (program: Command): void => {
  addCommand(program, {
    name: 'decode',
    summary: 'decode percent-encoded strings',
    description: 'Decodes percent-encoded octets as UTF-8, once. Octets that are not UTF-8 are an error.',
    examples: [
      ["decode 'a%2Fb%20%C3%A9'", 'a/b \u00e9'],
      ["decode --form 'a+b%2B'", 'a b+'],
      ["decode '%2527'", '%27'],
    ],
    exit: '0 all strings are decoded, 1 some cannot be decoded',
  })
    .argument('[text...]', 'components or parts of components')
    .option('--form', 'decode + as a space, as in forms')
    .action(printDecoded)
}

export const addEncode = (program: Command): void => {
  addCommand(program, {
    name: 'encode',
    summary: 'percent-encode data for a component',
    description:
      'Percent-encodes, as UTF-8, every percent sign and every character that the component does not allow. In a ' +
      'segment this includes /. In a queryPart, which is a key or a value, it includes & = +.',
    examples: [
      ["encode --component segment '50% / \u00e9'", '50%25%20%2F%20%C3%A9'],
      ["encode --component queryPart 'a=b&c'", 'a%3Db%26c'],
    ],
    exit: '0 encoded',
  })
    .argument('[data...]', 'any text')
    .addOption(
      new Option('--component <component>', 'the component that will contain the data')
        .choices(ENCODABLES)
        .makeOptionMandatory(),
    )
    .action(printEncoded)
}
