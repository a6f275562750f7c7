/** This file defines the `completion` command, which prints the completion script for a shell. */

import { Argument, type Command } from 'commander'
import { SCRIPTS } from './scripts'
import { wordsOf } from './words'

export const addCompletion = (program: Command): void => {
  program
    .command('completion')
    .summary('print a script that completes commands and options in a shell')
    .description('Prints a script for a shell, which then completes the commands and options of uri-ts.')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SCRIPTS)))
    .addHelpText(
      'after',
      `
In ~/.bashrc:                    eval "$(uri-ts completion bash)"
In ~/.zshrc, after compinit:     eval "$(uri-ts completion zsh)"
In ~/.config/fish/config.fish:   uri-ts completion fish | source`,
    )
    .action((shell: keyof typeof SCRIPTS) => {
      process.stdout.write(SCRIPTS[shell](wordsOf(program)))
    })
}
