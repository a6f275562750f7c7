import type { Command, Option } from 'commander'

/** An option and, if known, the values that it accepts. */
export interface OptionWords {
  readonly flag: string
  readonly summary: string
  readonly takesValue: boolean
  readonly values: readonly string[]
}

/** A command, its options and, if known, the possible values of its first argument. */
export interface CommandWords {
  readonly name: string
  readonly summary: string
  readonly options: readonly OptionWords[]
  readonly values: readonly string[]
}

const optionWords = ({ long, description, argChoices, required, optional }: Option): OptionWords => ({
  flag: long ?? '',
  summary: description,
  takesValue: required || optional,
  values: argChoices ?? [],
})

const HELP: OptionWords = { flag: '--help', summary: 'display help for command', takesValue: false, values: [] }

/** Derives the words for shell completion from the declared commands and options. */
export const wordsOf = (program: Command): readonly CommandWords[] => {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    options: [...command.options.map(optionWords), HELP],
    values: command.registeredArguments[0]?.argChoices ?? [],
  }))
  const names = commands.map(({ name }) => name)
  return [...commands, { name: 'help', summary: 'display help for command', options: [], values: names }]
}
