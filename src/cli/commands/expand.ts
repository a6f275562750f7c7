import type { Command } from 'commander'
import { showError, showReason } from '../../core/errors/format-error'
import { expandUnknown } from '../../template/expand/expand-unknown'
import { extract } from '../../template/extract/extract'
import type { Template } from '../../template/syntax/model'
import { parseTemplate } from '../../template/syntax/parse'
import { addDashHint } from '../arguments/command'
import { addReadOptions, type ReadOptions, textReaderOf } from '../arguments/reading'
import { addRowOptions } from '../arguments/rows'
import { Failure } from '../io/output'
import type { RowOptions } from '../rows/options'
import { Results } from '../rows/results'

interface ExpandOptions {
  readonly json?: true
  readonly data?: string
}

/** Parses a required argument as a URI Template. An invalid template is a usage error. */
const requireTemplate = (text: string): Template => {
  const parsed = parseTemplate(text)
  if (parsed._tag === 'Left') throw new Failure(`not a URI Template\n${showError(parsed.left)}`)
  return parsed.right
}

/**
 * Returns the variables in command-line arguments such as `k=v`. If a name is repeated, its values become a list. An
 * invalid variable causes a usage error.
 */
const variablesIn = (assignments: readonly string[]): ReadonlyMap<string, string | readonly string[]> => {
  const variables = new Map<string, string | readonly string[]>()
  for (const assignment of assignments) {
    const equals = assignment.indexOf('=')
    if (equals < 1) throw new Failure(`${JSON.stringify(assignment)} is not a variable, which is written name=value`)
    const name = assignment.slice(0, equals)
    const value = assignment.slice(equals + 1)
    const before = variables.get(name)
    variables.set(name, before === undefined ? value : [before, value].flat())
  }
  return variables
}

/** Parses the value of `--data`. Throws a `Failure` if the value is not a JSON object. */
const dataIn = (json: string): object => {
  try {
    const data: unknown = JSON.parse(json)
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data
  } catch {
    // Invalid JSON causes the same `Failure` as a value that is not an object.
  }
  throw new Failure('--data is not a JSON object')
}

/**
 * Rejects a variable that does not occur in the template. The name of such a variable is probably misspelled. The
 * object in `--data` may contain additional members, because data files often contain members that a template does not
 * use.
 */
const requireVariables = ({ variables }: Template, names: Iterable<string>): void => {
  const known = variables.map(({ name }) => name)
  const unknown = Array.from(names).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new Failure(`the template has no variable ${JSON.stringify(unknown)}; it has ${known.join(', ') || 'none'}`)
  }
}

const printExpanded = (text: string, assignments: readonly string[], { data, json }: ExpandOptions): void => {
  const template = requireTemplate(text)
  const given = data === undefined ? {} : dataIn(data)
  const assigned = variablesIn(assignments)
  requireVariables(template, assigned.keys())
  const expanded = expandUnknown(template)({ ...given, ...Object.fromEntries(assigned) })
  if (expanded._tag === 'Left') throw new Failure(showReason(expanded.left))
  process.stdout.write(`${json ? JSON.stringify({ text, result: expanded.right }) : expanded.right}\n`)
}

const linesOf = (values: object): readonly string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)

const printExtracted = async (
  text: string,
  references: readonly string[],
  options: RowOptions & Partial<ReadOptions>,
): Promise<void> => {
  const read = textReaderOf(options)
  const toValues = extract(requireTemplate(text))
  const results = new Results(options)
  await results.forEach(references, (reference) => {
    const reading = read(reference)
    const values = reading._tag === 'Left' ? reading : toValues(reading.right)
    if (values._tag === 'Left') results.addError(reference, values.left)
    else {
      const row = (): string => JSON.stringify(values.right)
      results.add(reference, linesOf(values.right), { values: values.right }, row)
    }
  })
}

export const addExpand = (program: Command): void => {
  addDashHint(program.command('expand'))
    .summary('expand a URI Template with variables')
    .description(
      'Expands a URI Template (RFC 6570). A variable that is given twice is a list; --data accepts lists and associative ' +
        'arrays as JSON.',
    )
    .argument('<template>', 'a URI Template')
    .argument('[variable...]', 'variables, each as name=value')
    .option('--data <json>', 'more variables, as a JSON object')
    .option('--json', 'print a JSON object')
    .addHelpText(
      'after',
      `
Examples:
  $ uri-ts expand '/users/{id}{?page}' id=a/b page=2
  /users/a%2Fb?page=2
  $ uri-ts expand '{/path*}' path=a path=b
  /a/b

Exit codes: 0 expanded, 2 wrong usage, or no template, or no values for it.`,
    )
    .action(printExpanded)
}

export const addExtract = (program: Command): void => {
  const command = addDashHint(program.command('extract'))
  addReadOptions(addRowOptions(command, 'a JSON object of the values, or \\N for an error'), { standard: undefined })
    .summary('print the variables with which a URI Template expands to each URI')
    .description(
      'Finds the values with which a URI Template expands to a URI or relative reference. What can be read in more than ' +
        'one way is said to be ambiguous, and never guessed.',
    )
    .argument('<template>', 'a URI Template')
    .argument('[uri...]', "what to read; the lines of standard input where there is none, or in the place of a '-'")
    .option('--json', 'print one JSON object per text; errors are objects too')
    .addHelpText(
      'after',
      `
Examples:
  $ uri-ts extract '/users/{id}{?page}' '/users/a%2Fb?page=2'
  id=a/b
  page=2
  $ uri-ts extract --kind request-target --tolerant '/search{?q}' '/search?q=50%'
  q=50%

Exit codes: 0 all are expansions, 1 some are not or are ambiguous, 2 wrong usage or an input that cannot be read.`,
    )
    .action(printExtracted)
}
