import type { Command } from 'commander'
import { showError } from '../../core/errors/format-error'
import { meantBy } from '../../core/errors/messages'
import type { View } from '../../core/model/view'
import { HOST_KINDS } from '../../core/scanner/spans'
import { addDashHint } from '../arguments/command'
import type { Reading } from '../arguments/forms'
import { addReadOptions, type ReadOptions, readerOf } from '../arguments/reading'
import { addRowOptions } from '../arguments/rows'
import { colorsFor } from '../io/colors'
import { drawSpans, type Paint } from '../io/draw'
import { STDIN_NAME } from '../io/input'
import { EXIT_INVALID, Output } from '../io/output'
import { type Span, spansOf } from '../io/spans'
import { forEachRow } from '../rows/for-each-row'
import type { RowOptions } from '../rows/options'
import { Results } from '../rows/results'
import { showUnreadable } from '../rows/row'

const hostKindOf = (view: View) => (view.hostKind < 0 ? undefined : HOST_KINDS[view.hostKind])

interface ParseOptions extends RowOptions, ReadOptions {}

/** Returns the JSON fields that describe a parsed string, except the field for its text. */
const fieldsOf = ({ view, form }: Reading): object => ({
  kind: form.endsWith('-form') ? form : view._tag,
  components: Object.fromEntries(
    spansOf(view).map(({ name, start, end }) => [name, { text: view.text.slice(start, end), span: [start, end] }]),
  ),
  hostKind: hostKindOf(view),
})

const painter = (): Paint => {
  const { blue, cyan, gray, green, magenta, red, yellow } = colorsFor(process.stdout)
  const colors = {
    scheme: magenta,
    authority: gray,
    userinfo: red,
    host: green,
    port: yellow,
    path: cyan,
    query: blue,
    fragment: magenta,
  }
  return (name, text) => colors[name](text)
}

const tableRow = (view: View, { name, start, end }: Span, paint: Paint): string => {
  const kind = name === 'host' ? `  (${hostKindOf(view)})` : ''
  const text = start === end ? '(empty)' : view.text.slice(start, end)
  return `  ${paint(name, name.padEnd(9))}  ${`${start}..${end}`.padEnd(7)}  ${text}${kind}`
}

/**
 * Returns the width of the terminal in columns, or infinity if there is no terminal. Some terminals report a width of 0
 * if their width is unknown.
 */
const width = (): number => process.stdout.columns || Number.POSITIVE_INFINITY

const readingToText = ({ view, form }: Reading, paint: Paint): string => {
  const spans = spansOf(view)
  return [
    ...drawSpans(view.text, spans, width(), paint),
    '',
    form,
    ...spans.map((span) => tableRow(view, span, paint)),
    '',
  ].join('\n')
}

/** Prints a note about a relative reference that was probably intended as a URI, such as `https//a`. */
const noteTypo = (text: string, { form }: Reading, { kind }: ParseOptions): void => {
  const meant = form === 'relative-ref' && kind === 'uri-reference' ? meantBy(text) : undefined
  if (meant !== undefined) process.stderr.write(`note: a relative reference, which has no host; ${meant}\n`)
}

/** Draws the components of each valid string and prints the error for each invalid string. */
const draw = async (texts: readonly string[], options: ParseOptions): Promise<void> => {
  const read = readerOf(options)
  const output = new Output(process.stdout)
  const paint = painter()
  await forEachRow(texts, options, output, {
    text: (text) => {
      const reading = read(text)
      if (reading._tag === 'Left') process.exitCode = EXIT_INVALID
      else noteTypo(text, reading.right, options)
      output.line(reading._tag === 'Right' ? readingToText(reading.right, paint) : `${showError(reading.left)}\n`)
    },
    unreadable: (unreadable) => {
      process.exitCode = EXIT_INVALID
      output.line(`${showUnreadable(STDIN_NAME, unreadable)}\n`)
    },
  })
}

const printObjects = async (texts: readonly string[], options: ParseOptions): Promise<void> => {
  const read = readerOf(options)
  const results = new Results(options)
  await results.forEach(texts, (text) => {
    const reading = read(text)
    if (reading._tag === 'Left') return results.addError(text, reading.left)
    const fields = fieldsOf(reading.right)
    results.add(text, [], fields, () => JSON.stringify({ text, ...fields }))
  })
}

const parse = (texts: readonly string[], options: ParseOptions): Promise<void> =>
  options.json || options.rows ? printObjects(texts, options) : draw(texts, options)

export const addParse = (program: Command): void => {
  addReadOptions(addRowOptions(addDashHint(program.command('parse')), 'the JSON object, or \\N for an error'))
    .summary('print and draw the components of each URI')
    .description(
      'Parses each URI or relative reference, and prints its components with their spans: start inclusive, end ' +
        'exclusive, in UTF-16 code units. For an invalid one, prints the error and its position.',
    )
    .argument('[uri...]', "URIs or relative references; without them, or for '-', it reads the lines of standard input")
    .option('--json', 'print one JSON object per text, for errors too')
    .addHelpText(
      'after',
      `
Write a reference that begins with '-' after '--': uri-ts parse -- -a

Exit codes: 0 all are valid, 1 some are not, 2 wrong usage or an input that cannot be read.`,
    )
    .action(parse)
}
