import type { Command } from 'commander'
import { showError } from '../../core/errors/format-error'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import type { Uri } from '../../core/model/brands'
import { parseUri } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { STDIN } from '../io/input'
import { Failure } from '../io/output'
import { addRowOptions } from './rows'

/** The argument `[file...]` of a command that reads files. */
export const FILES_ARGUMENT: readonly [name: string, description: string, standard: string[]] = [
  '[file...]',
  "the files to read; standard input if there is none, and in place of a '-'",
  [STDIN],
]

const DASH_HINT = "(to pass a text that begins with '-', write it after '--')"

/** Returns whether a message reports an unknown option that the user may have meant as a string. */
const isMaybeText = (message: string): boolean =>
  message.startsWith('error: unknown option ') && !message.includes('(Did you mean ')

/**
 * For a command that accepts strings, adds a hint to any error about an unknown option. The hint says how to pass a
 * string that begins with `-`.
 */
export const addDashHint = (command: Command): Command => {
  const { outputError } = command.configureOutput()
  return command.configureOutput({
    outputError: (message, write) =>
      outputError?.(isMaybeText(message) ? `${message.trimEnd()}\n${DASH_HINT}\n` : message, write),
  })
}

/** The parts of a command's help text that commander does not generate. */
interface Help {
  readonly name: string
  readonly summary: string
  readonly description: string
  /** Example command lines without the leading `uri-ts`, each with its output. */
  readonly examples: ReadonlyArray<readonly [line: string, ...output: string[]]>
  /** Describes the row for a valid string and the row for an invalid string. */
  readonly row?: string
  /** Explains the exit codes 0 and 1. */
  readonly exit: string
}

const examplesOf = ({ examples }: Help): string =>
  examples.map(([line, ...output]) => [`  $ uri-ts ${line}`, ...output.map((o) => `  ${o}`)].join('\n')).join('\n')

const helpOf = (help: Help): string => `
Examples:
${examplesOf(help)}

Reads the lines of standard input if there are no texts, and in place of a '-'. Memory use is constant.
Exit codes: ${help.exit}, 2 wrong usage or an input that cannot be read.`

/** Adds a command that processes strings one by one. The command accepts `--json` and the row options. */
export const addCommand = (program: Command, help: Help): Command =>
  addRowOptions(
    addDashHint(program.command(help.name))
      .summary(help.summary)
      .description(help.description)
      .option('--json', 'print one JSON object per text, for errors too')
      .addHelpText('after', helpOf(help)),
    help.row,
  )

/** Parses a required argument as a URI. Throws a `Failure` if the argument is not a URI. */
export const requireUri = (name: string, text: string): View<Uri> => {
  const parsed = parseUri(text)
  if (parsed._tag === 'Left') throw new Failure(`${name} is not a URI\n${showError(parsed.left)}`)
  return parsed.right
}

/** Uses `read` to parse a required argument. Throws a `Failure` if the argument is invalid. */
export const requireRead = <A>(
  name: string,
  text: string,
  read: (text: string) => Either<UriError, A>,
  kind: string,
): A => {
  const reading = read(text)
  if (reading._tag === 'Right') return reading.right
  const what = kind === 'uri-reference' ? 'a URI reference' : `of the kind ${kind}`
  throw new Failure(`${name} is not ${what}\n${showError(reading.left)}`)
}
