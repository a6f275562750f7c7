/** This file defines the `find` command, which finds URIs in logs and other text. */

import type { Command } from 'commander'
import { findUris } from '../../core/text/find-uris'
import { FILES_ARGUMENT } from '../arguments/command'
import { addExitZero } from '../arguments/rows'
import { colorsFor } from '../io/colors'
import { forEachLineOf } from '../io/input'
import { locationOf } from '../io/locations'
import { EXIT_INVALID, Output } from '../io/output'

interface FindOptions {
  readonly only?: true
  readonly json?: true
  readonly exitZero?: true
}

type Print = (text: string, file: string, line: number, start: number) => void

const printerFor = ({ only, json }: FindOptions, output: Output): Print => {
  if (only) return (text) => output.line(text)
  const { bold } = colorsFor(process.stdout)
  return (text, file, line, start) =>
    output.line(
      json ? JSON.stringify({ file, line, column: start + 1, text }) : `${bold(locationOf(file, line, start))} ${text}`,
    )
}

const find = async (files: readonly string[], options: FindOptions): Promise<void> => {
  const output = new Output(process.stdout)
  const print = printerFor(options, output)
  let found = 0
  const visitLine = (text: string, line: number, file: string): void => {
    for (const { uri, start } of findUris(text)) {
      found++
      print(uri.text, file, line, start)
    }
  }
  await forEachLineOf(files, output, visitLine, options.exitZero)
  if (found === 0) process.exitCode ??= EXIT_INVALID
}

export const addFind = (program: Command): void => {
  const command = program.command('find')
  addExitZero(command)
    .summary('find the URIs in texts, such as logs, pages and source files')
    .description(
      'Finds URIs in any text (RFC 3986, appendix C), and prints file:line:column: URI for each. Leaves out punctuation ' +
        'and brackets around them. A URI ends where its line ends.',
    )
    .argument(...FILES_ARGUMENT)
    .option('--only', 'print the URIs, and not where they are')
    .option('--json', 'print one JSON object per URI')
    .addHelpText(
      'after',
      `
Examples:
  $ echo 'See <http://a/b> (or https://c/?d).' | uri-ts find
  <stdin>:1:6: http://a/b
  <stdin>:1:22: https://c/?d
  $ echo 'See http://a/b.' | uri-ts find --only | uri-ts get host
  a

A file that cannot be read is named, and the others are read. Memory use is constant.
Exit codes: 0 at least one URI, 1 no URI, 2 wrong usage or an input that cannot be read.`,
    )
    .action(find)
}
