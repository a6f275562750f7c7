import type { Command } from 'commander'
import { parseUri, parseUriReference } from '../../model/parse'
import { relativize } from '../../resolution/relativize'
import { resolve, resolveNonStrict } from '../../resolution/resolve'
import { made, printEach, type ResultOptions } from '../io/results'
import { addCommand, requireUri } from './command'

interface ResolveOptions extends ResultOptions {
  readonly nonStrict?: true
}

const printResolved = (base: string, refs: readonly string[], options: ResolveOptions): Promise<void> => {
  const toTarget = (options.nonStrict ? resolveNonStrict : resolve)(requireUri('BASE', base))
  return printEach(
    refs,
    options,
    made(parseUriReference, (ref) => toTarget(ref).text),
  )
}

const printRelativized = (base: string, targets: readonly string[], options: ResultOptions): Promise<void> => {
  const toReference = relativize(requireUri('BASE', base))
  return printEach(
    targets,
    options,
    made(parseUri, (target) => toReference(target).text),
  )
}

export const addResolve = (program: Command): void => {
  addCommand(program, {
    name: 'resolve',
    summary: 'print the URI that each reference leads to from a base',
    description:
      'Resolves each reference against a base (RFC 3986, section 5.2), strictly and literally: nothing is normalized ' +
      'but the dot segments. A fragment of the base is ignored.',
    examples: [
      ["resolve 'http://a/b/c/d;p?q' ../g", 'http://a/b/g'],
      ["resolve http://a/b/ '?x=1' '#top'", 'http://a/b/?x=1', 'http://a/b/#top'],
      ['resolve --json http://a/b c', '{"text":"c","result":"http://a/c"}'],
    ],
    exit: '0 all references are valid, 1 some are not',
  })
    .argument('<base>', 'the URI that the references stand in')
    .argument('[ref...]', 'the references')
    .option('--non-strict', "read a reference with the base's scheme as if it had none, as before RFC 3986")
    .action(printResolved)
}

export const addRelativize = (program: Command): void => {
  addCommand(program, {
    name: 'relativize',
    summary: 'print the shortest reference that leads from a base to each URI',
    description:
      'Prints the shortest reference which, resolved against the base, is the URI again, to the letter; the URI itself ' +
      'where no relative reference is.',
    examples: [
      ["relativize 'http://a/b/c/d;p?q' http://a/b/g http://a/b/c/", '../g', '.'],
      ['relativize http://a/b https://a/b', 'https://a/b'],
    ],
    exit: '0 all are URIs, 1 some are not',
  })
    .argument('<base>', 'the URI that the references will stand in')
    .argument('[target...]', 'the URIs that they lead to')
    .action(printRelativized)
}
