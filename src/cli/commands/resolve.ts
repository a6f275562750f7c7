/** The command `resolve`. Resolves references against a base, and does the inverse. */

import type { Command } from 'commander'
import { parseUri, parseUriReference } from '../../core/model/parse'
import { relativize } from '../../core/resolution/relativize'
import { resolve, resolveNonStrict } from '../../core/resolution/resolve'
import { addCommand, requireUri } from '../arguments/command'
import type { RowOptions } from '../rows/options'
import { parseThen, printEach } from '../rows/results'

interface ResolveOptions extends RowOptions {
  readonly nonStrict?: true
}

const printResolved = (base: string, refs: readonly string[], options: ResolveOptions): Promise<void> => {
  const toTarget = (options.nonStrict ? resolveNonStrict : resolve)(requireUri('BASE', base))
  return printEach(
    refs,
    options,
    parseThen(parseUriReference, (ref) => toTarget(ref).text),
  )
}

const printRelativized = (base: string, targets: readonly string[], options: RowOptions): Promise<void> => {
  const toReference = relativize(requireUri('BASE', base))
  return printEach(
    targets,
    options,
    parseThen(parseUri, (target) => toReference(target).text),
  )
}

export const addResolve = (program: Command): void => {
  addCommand(program, {
    name: 'resolve',
    summary: 'resolve each reference against a base',
    description:
      'Resolves each reference against a base (RFC 3986, section 5.2) and prints the URI. Removes dot segments, but ' +
      'does not normalize anything else. Ignores a fragment of the base.',
    examples: [
      ["resolve 'http://a/b/c/d;p?q' ../g", 'http://a/b/g'],
      ["resolve http://a/b/ '?x=1' '#top'", 'http://a/b/?x=1', 'http://a/b/#top'],
      ['resolve --json http://a/b c', '{"text":"c","result":"http://a/c"}'],
    ],
    exit: '0 all references are valid, 1 some are not',
  })
    .argument('<base>', 'the URI of the document that contains the references')
    .argument('[ref...]', 'URIs or relative references')
    .option('--non-strict', 'ignore the scheme of a reference if it is the scheme of the base, as before RFC 3986')
    .action(printResolved)
}

export const addRelativize = (program: Command): void => {
  addCommand(program, {
    name: 'relativize',
    summary: 'print the shortest reference from a base to each URI',
    description:
      'Prints the shortest reference that resolves against the base to exactly this URI. Prints the URI itself if no ' +
      'relative reference does.',
    examples: [
      ["relativize 'http://a/b/c/d;p?q' http://a/b/g http://a/b/c/", '../g', '.'],
      ['relativize http://a/b https://a/b', 'https://a/b'],
    ],
    exit: '0 all are URIs, 1 some are not',
  })
    .argument('<base>', 'the URI of the document that will contain the references')
    .argument('[target...]', 'URIs')
    .action(printRelativized)
}
