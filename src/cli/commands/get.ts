/** This file defines the `get` command, which prints components of references. */

import { type Command, InvalidArgumentError } from 'commander'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import { type DecodeError, decode, decodeForm } from '../../core/percent/decode'
import { addCommand } from '../arguments/command'
import { addReadOptions, type ReadOptions, readerOf } from '../arguments/reading'
import { SELECTIONS, type Selection, selectionOf, type Values } from '../arguments/selection'
import { EXIT_INVALID } from '../io/output'
import type { RowOptions } from '../rows/options'
import { Results } from '../rows/results'

interface GetOptions extends RowOptions, ReadOptions {
  readonly decode?: true
  readonly form?: true
}

const raw = (values: Values): Either<DecodeError, Values> => right(values)

const decodedBy =
  (decodeText: typeof decode) =>
  (values: Values): Either<DecodeError, Values> => {
    const decoded: Array<string | number> = []
    for (const value of values) {
      const outcome = typeof value === 'number' ? right(value) : decodeText(value)
      if (outcome._tag === 'Left') return outcome
      decoded.push(outcome.right)
    }
    return right(decoded)
  }

const decoderFor = (options: GetOptions): typeof raw => {
  if (options.form) return decodedBy(decodeForm)
  return options.decode ? decodedBy(decode) : raw
}

const printComponent = async (
  { isMany, of, rowOf }: Selection,
  texts: readonly string[],
  options: GetOptions,
): Promise<void> => {
  const results = new Results(options)
  const read = readerOf(options)
  const decodeValues = decoderFor(options)
  await results.forEach(texts, (text) => {
    const reading = read(text)
    if (reading._tag === 'Left') return results.addError(text, reading.left)
    const values = decodeValues(of(reading.right.view))
    if (values._tag === 'Left') return results.addError(text, values.left)
    if (values.right.length === 0) process.exitCode = EXIT_INVALID
    const value = isMany ? values.right : (values.right[0] ?? null)
    results.add(text, values.right.map(String), { value }, () => rowOf(values.right))
  })
}

const toSelection = (name: string): Selection => {
  const selection = selectionOf(name)
  if (selection === undefined) throw new InvalidArgumentError(`Allowed names are ${SELECTIONS}.`)
  return selection
}

export const addGet = (program: Command): void => {
  const command = addCommand(program, {
    name: 'get',
    summary: 'print one component of each URI',
    description:
      'Prints one component of each URI or relative reference. The text is raw: see --decode. For an empty component, ' +
      'prints an empty line; for an absent one, prints nothing (null in JSON). Prints one segment per line. query.KEY ' +
      'prints the value of each pair of the query whose decoded key is KEY, one per line.',
    examples: [
      ['get host http://me@example.com:80/a', 'example.com'],
      ["get query.page 'http://a/?p%61ge=2&page=3'", '2', '3'],
      ['get --decode path http://a/caf%C3%A9', '/caf\u00e9'],
      ['get port http://a/ || echo none', 'none'],
      ['get --json portNumber http://a:080/', '{"text":"http://a:080/","value":80}'],
      ['get --kind request-target path //evil.test/x', '//evil.test/x'],
    ],
    row: 'the value, or \\N if there is none, or for an error; the first value of query.KEY; segments as a JSON array',
    exit: '0 all have the component, 1 some do not have it, or are invalid',
  })
  addReadOptions(command)
    .argument('<component>', SELECTIONS, toSelection)
    .argument('[uri...]', 'URIs or relative references')
    .option('--decode', 'decode the result, as the command decode does')
    .option('--form', 'decode the result, and decode + as a space')
    .action(printComponent)
}
