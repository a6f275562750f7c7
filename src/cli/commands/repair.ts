/** This file defines the `repair` command, which repairs strings that are not valid references. */

import type { Command } from 'commander'
import { repair } from '../../repair/repair'
import { addCommand } from '../arguments/command'
import type { RowOptions } from '../rows/options'
import { Results } from '../rows/results'

const printRepaired = async (texts: readonly string[], options: RowOptions): Promise<void> => {
  const results = new Results(options)
  await results.forEach(texts, (text) => {
    const repaired = repair(text)
    if (repaired._tag === 'Left') return results.addError(text, repaired.left)
    const { view, changes } = repaired.right
    results.add(text, [view.text], { result: view.text, changes })
  })
}

export const addRepair = (program: Command): void => {
  addCommand(program, {
    name: 'repair',
    summary: 'percent-encode what may not appear in each reference',
    description:
      'Percent-encodes the characters that may not appear where they are, and a % without two hexadecimal digits. Changes ' +
      'nothing else: a valid reference stays as it is. What percent-encoding cannot repair, such as a space in a host, is ' +
      'an error.',
    examples: [
      ["repair '/a b?q=50%'", '/a%20b?q=50%25'],
      ["repair 'http://example.com/{id}'", 'http://example.com/%7Bid%7D'],
    ],
    exit: '0 all are valid now, 1 some cannot be repaired',
  })
    .argument('[reference...]', 'URIs or relative references, valid or not')
    .action(printRepaired)
}
