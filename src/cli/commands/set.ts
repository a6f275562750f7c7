/** This file defines the `set` command, which changes components and query pairs. */

import type { Command } from 'commander'
import { right } from '../../core/fp/either'
import { applyChanges, type ChangeOptions, REMOVABLE, requirePathChanges, takeChanges } from '../arguments/changes'
import { addCommand } from '../arguments/command'
import { fromReference, toReference } from '../arguments/forms'
import { addReadOptions, pathReaderOf, type ReadOptions } from '../arguments/reading'
import type { RowOptions } from '../rows/options'
import { printEach } from '../rows/results'

const printChanged = (args: readonly string[], options: RowOptions & ReadOptions & ChangeOptions): Promise<void> => {
  const { changes, texts } = takeChanges(args, options)
  const isTarget = options.kind === 'request-target'
  if (isTarget) requirePathChanges(changes)
  const read = pathReaderOf(options)
  const toChanged = applyChanges(changes)
  return printEach(texts, options, (text) => {
    const reading = read(text)
    if (reading._tag === 'Left') return reading
    const outcome = toChanged(toReference(reading.right))
    if (outcome._tag === 'Left') return outcome
    const changed = fromReference(reading.right.form, outcome.right)
    const again = isTarget ? read(changed) : reading
    return again._tag === 'Left' ? again : right(changed)
  })
}

const collect = (value: string, previous: readonly string[] = []): readonly string[] => [...previous, value]

export const addSet = (program: Command): void => {
  const command = addCommand(program, {
    name: 'set',
    summary: 'change components of each URI',
    description:
      'Changes components of each URI or relative reference, all at once, and prints the result. A change is ' +
      'COMPONENT=VALUE, where COMPONENT is scheme, authority, userinfo, host, port, path, query or fragment, and VALUE ' +
      'is raw text that is valid there; or query.KEY=VALUE, where KEY and VALUE are data. An empty VALUE makes an empty ' +
      'component; to remove a component, use --unset.',
    examples: [
      ['set host=b port=8080 http://a/c', 'http://b:8080/c'],
      ["set --data path='/50% off' http://a/b", 'http://a/50%25%20off'],
      ["set query.page=2 'http://a/?page=1&q=x'", 'http://a/?page=2&q=x'],
      ["set query= --unset fragment 'http://a/?b#c'", 'http://a/?'],
      ['set --append tag=a --append tag=b http://a/', 'http://a/?tag=a&tag=b'],
      ["set --kind request-target --unset query '//evil.test/x?a=1'", '//evil.test/x'],
    ],
    exit: '0 all are changed, 1 some are invalid, or would become invalid',
  })
  addReadOptions(command)
    .usage('[options] [change...] [uri...]')
    .argument('[args...]', "changes, then URIs; write a reference that looks like a change as './host=a'")
    .option('--data', 'percent-encode each VALUE for its component (do not use it with an IP literal)')
    .option('--unset <component>', `remove a component: ${REMOVABLE}; may be repeated`, collect)
    .option('--append <pair>', 'append the data KEY=VALUE to the query; may be repeated', collect)
    .action(printChanged)
}
