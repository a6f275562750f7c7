import type { Command } from 'commander'
import { right } from '../../fp/either'
import { parseUriReference } from '../../model/parse'
import { printEach, type ResultOptions } from '../io/results'
import { applyChanges, type ChangeOptions, REMOVABLE, takeChanges } from './changes'
import { addCommand } from './command'

const printChanged = (args: readonly string[], options: ResultOptions & ChangeOptions): Promise<void> => {
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
    summary: 'print each URI with some components changed',
    description:
      'Changes components of each URI or relative reference, all at once, and prints the outcome. A CHANGE is ' +
      'COMPONENT=VALUE, where COMPONENT is scheme, authority, userinfo, host, port, path, query or fragment, and VALUE ' +
      'is written as it is, so that it must be valid there; or query.KEY=VALUE, where both are data. An empty VALUE is ' +
      'an empty component, which is not the same as none: see --unset.',
    examples: [
      ['set host=b port=8080 http://a/c', 'http://b:8080/c'],
      ["set --data path='/50% off' http://a/b", 'http://a/50%25%20off'],
      ["set query.page=2 'http://a/?page=1&q=x'", 'http://a/?page=2&q=x'],
      ["set query= --unset fragment 'http://a/?b#c'", 'http://a/?'],
      ['set --append tag=a --append tag=b http://a/', 'http://a/?tag=a&tag=b'],
    ],
    exit: '0 all are changed, 1 some are invalid, or would be',
  })
    .usage('[options] [change...] [uri...]')
    .argument('[args...]', "changes, then URIs; one that looks like a change is written as './host=a'")
    .option('--data', 'VALUE is data, percent-encoded for its component (an IP literal is no data)')
    .option('--unset <component>', `remove a component, again and again: ${REMOVABLE}`, collect)
    .option('--append <pair>', 'add KEY=VALUE, which is data, to the query, again and again', collect)
    .action(printChanged)
}
