/**
 * This file defines the `resolve` command, which resolves references against a base, and the `relativize` command,
 * which finds references that lead from a base to the given URIs.
 */

import type { Command } from 'commander'
import type { Uri } from '../../core/model/brands'
import type { View } from '../../core/model/view'
import { relativize } from '../../core/resolution/relativize'
import { resolve, resolveNonStrict } from '../../core/resolution/resolve'
import { addCommand, requireUri } from '../arguments/command'
import { toLink } from '../arguments/forms'
import { addReadOptions, pathReaderOf, type ReadOptions, readerOf } from '../arguments/reading'
import type { RowOptions } from '../rows/options'
import { parseThen, printEach } from '../rows/results'

interface ResolveOptions extends RowOptions, ReadOptions {
  readonly nonStrict?: true
}

const printResolved = (base: string, refs: readonly string[], options: ResolveOptions): Promise<void> => {
  const toTarget = (options.nonStrict ? resolveNonStrict : resolve)(requireUri('BASE', base))
  return printEach(
    refs,
    options,
    parseThen(pathReaderOf(options), (ref) => toTarget(toLink(ref)).text),
  )
}

const printRelativized = (
  base: string,
  targets: readonly string[],
  options: RowOptions & ReadOptions,
): Promise<void> => {
  const fromBase = relativize(requireUri('BASE', base))
  return printEach(
    targets,
    options,
    parseThen(readerOf(options), ({ view }) => fromBase(view as View<Uri>).text),
  )
}

export const addResolve = (program: Command): void => {
  const command = addCommand(program, {
    name: 'resolve',
    summary: 'resolve each reference against a base',
    description:
      'Resolves each reference against a base (RFC 3986, section 5.2) and prints the URI. Removes dot segments, but ' +
      'does not normalize anything else. Ignores a fragment of the base.',
    examples: [
      ["resolve 'http://a/b/c/d;p?q' ../g", 'http://a/b/g'],
      ["resolve http://a/b/ '?x=1' '#top'", 'http://a/b/?x=1', 'http://a/b/#top'],
      ['resolve --json http://a/b c', '{"text":"c","result":"http://a/c"}'],
      ['resolve --kind request-target http://a/ //evil.test/x', 'http://a//evil.test/x'],
    ],
    exit: '0 all references are valid, 1 some are not',
  })
  addReadOptions(command)
    .argument('<base>', 'the URI of the document that contains the references')
    .argument('[ref...]', 'URIs or relative references')
    .option('--non-strict', 'ignore the scheme of a reference if it is the scheme of the base, as before RFC 3986')
    .action(printResolved)
}

export const addRelativize = (program: Command): void => {
  const command = addCommand(program, {
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
  const reason = 'relativize compares two URIs, which both have a scheme. '
  addReadOptions(command, { standard: 'uri', allowed: ['uri', 'absolute-uri', 'http'], reason })
    .argument('<base>', 'the URI of the document that will contain the references')
    .argument('[target...]', 'URIs')
    .action(printRelativized)
}
