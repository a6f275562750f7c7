/** The command `set`. Changes components and query pairs of references. */

import type { Command } from 'commander'
import { right } from '../../core/fp/either'
import { parseUriReference } from '../../core/model/parse'
import { applyChanges, type ChangeOptions, REMOVABLE, takeChanges } from '../arguments/changes'
import { addCommand } from '../arguments/command'
import type { RowOptions } from '../rows/options'
import { printEach } from '../rows/results'

const printChanged = (args: readonly string[], options: RowOptions & ChangeOptions): Promise<void> => {
  const { changes, texts } = takeChanges(args, options)
  const changed = applyChanges(changes)
  return printEach(texts, options, (text) => {
    const parsed = parseUriReference(text)
    if (parsed._tag === 'Left') return parsed
    const outcome = changed(parsed.right)
    return outcome._tag === 'Left' ? outcome : right(outcome.right.text)
  })
}

const collect = (value: string, previous: readonly string[] = []): readonly string[] => [...previous, value]

export const addSet = (program: Command): void => {
  addCommand(program, {
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
    ],
    exit: '0 all are changed, 1 some are invalid, or would become invalid',
  })
    .usage('[options] [change...] [uri...]')
    .argument('[args...]', "changes, then URIs; write a reference that looks like a change as './host=a'")
    .option('--data', 'percent-encode each VALUE for its component (do not use it with an IP literal)')
    .option('--unset <component>', `remove a component: ${REMOVABLE}; may be repeated`, collect)
    .option('--append <pair>', 'append the data KEY=VALUE to the query; may be repeated', collect)
    .action(printChanged)
}
