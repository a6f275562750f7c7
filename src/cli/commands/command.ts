import type { Command } from 'commander'
import { showError } from '../../errors/format-error'
import type { Uri } from '../../model/brands'
import { parseUri, parseUriReference } from '../../model/parse'
import type { View } from '../../model/view'
import { Failure } from '../io/output'

/** What follows wrong usage of a command that takes texts. */
export const DASH_HINT = "(what begins with '-' is an option, or stands after '--'; --help tells more)"

/** What `--help` says of a command, beyond its arguments and options. */
interface Help {
  readonly name: string
  readonly summary: string
  readonly description: string
  /** Command lines without `uri-ts`, each with what it prints. */
  readonly examples: ReadonlyArray<readonly [line: string, ...output: string[]]>
  /** What the exit codes below 2 tell. */
  readonly exit: string
}

const examplesOf = ({ examples }: Help): string =>
  examples.map(([line, ...output]) => [`  $ uri-ts ${line}`, ...output.map((o) => `  ${o}`)].join('\n')).join('\n')

const helpOf = (help: Help): string => `
Examples:
${examplesOf(help)}

Without texts, or in the place of a '-', reads the lines of standard input, in constant memory.
Exit codes: ${help.exit}, 2 wrong usage or an input that cannot be read.`

/** A command that works on texts, one after another, and prints JSON where that is asked for. */
export const addCommand = (program: Command, help: Help): Command =>
  program
    .command(help.name)
    .summary(help.summary)
    .description(help.description)
    .option('--json', 'print one JSON object per text; errors are objects too')
    .showHelpAfterError(DASH_HINT)
    .addHelpText('after', helpOf(help))

/** The view of a URI that a command cannot do without. Fails: as wrong usage. */
export const requireUri = (name: string, text: string): View<Uri> => {
  const parsed = parseUri(text)
  if (parsed._tag === 'Left') throw new Failure(`${name} is not a URI\n${showError(parsed.left)}`)
  return parsed.right
}

/** The view of a reference that a command cannot do without. Fails: as wrong usage. */
export const requireReference = (name: string, text: string): View => {
  const parsed = parseUriReference(text)
  if (parsed._tag === 'Left') throw new Failure(`${name} is not a URI reference\n${showError(parsed.left)}`)
  return parsed.right
}
