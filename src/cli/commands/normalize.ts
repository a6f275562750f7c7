/** This file defines the `normalize` command, which prints the normal form of each reference. */

import type { Command } from 'commander'
import { addCommand } from '../arguments/command'
import { normalTextOf } from '../arguments/forms'
import { type NormalizeOptions, normalizerOf, SCHEME_RULES_OPTION } from '../arguments/normal-form'
import { addReadOptions, readerOf } from '../arguments/reading'
import { parseThen, printEach } from '../rows/results'

const printNormalized = (texts: readonly string[], options: NormalizeOptions): Promise<void> => {
  const toNormal = normalizerOf(options)
  return printEach(
    texts,
    options,
    parseThen(readerOf(options), (reading) => normalTextOf(reading, toNormal)),
  )
}

export const addNormalize = (program: Command): void => {
  const command = addCommand(program, {
    name: 'normalize',
    summary: 'normalize each URI',
    description:
      'Normalizes each URI or relative reference (RFC 3986, section 6.2.2): writes scheme and host in lower case and ' +
      'percent-encoded octets in upper case, decodes unreserved characters, and removes dot segments.',
    examples: [
      ['normalize eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 'example://a/b/c/%7Bfoo%7D'],
      ['normalize --scheme-rules http://example.com:80', 'http://example.com/'],
    ],
    exit: '0 all are valid, 1 some are not',
  })
  addReadOptions(command)
    .argument('[uri...]', 'URIs or relative references')
    .option(...SCHEME_RULES_OPTION)
    .action(printNormalized)
}
