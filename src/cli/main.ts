#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { complain, EXIT_TROUBLE, EXIT_VALID, exitOnWriteErrors, Failure } from './io/output'

const program = new Command('uri-ts')
  .description('Parses, checks, compares and changes URIs and relative references, strictly by RFC 3986.')
  .version(version)
  .exitOverride()
  .showHelpAfterError('(see --help)')
  .configureOutput({ outputError: (message, write) => write(message.replace(/^error:/, 'uri-ts:')) })

type Add = (program: Command) => void

/**
 * Maps the name of each command to a function that loads the command. The help text lists the commands in the order of
 * this map. Each command is loaded only when it is used. This halves the startup time.
 */
const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  parse: async () => (await import('./commands/parse')).addParse,
  check: async () => (await import('./commands/check')).addCheck,
  find: async () => (await import('./commands/find')).addFind,
  repair: async () => (await import('./commands/repair')).addRepair,
  resolve: async () => (await import('./commands/resolve')).addResolve,
  relativize: async () => (await import('./commands/resolve')).addRelativize,
  normalize: async () => (await import('./commands/normalize')).addNormalize,
  sort: async () => (await import('./commands/sort')).addSort,
  unique: async () => (await import('./commands/sort')).addUnique,
  equal: async () => (await import('./commands/equal')).addEqual,
  get: async () => (await import('./commands/get')).addGet,
  set: async () => (await import('./commands/set')).addSet,
  decode: async () => (await import('./commands/encode')).addDecode,
  encode: async () => (await import('./commands/encode')).addEncode,
  expand: async () => (await import('./commands/expand')).addExpand,
  extract: async () => (await import('./commands/expand')).addExtract,
  migrate: async () => (await import('./migration/command')).addMigrate,
  completion: async () => (await import('./completion/command')).addCompletion,
}

/** The commands that list all the other commands and therefore load them. */
const ABOUT_ALL = ['completion', 'help']

/**
 * Returns the arguments to pass to commander. Omits the arguments after an unknown command, because commander would
 * otherwise print the program's help instead of an error.
 */
const toParsed = (args: readonly string[]): readonly string[] => {
  const named = args[0] === 'help' ? args.slice(1) : args
  const [name = '-'] = named
  return name.startsWith('-') || name === 'help' || Object.hasOwn(COMMANDS, name) ? args : [name]
}

/**
 * Runs the command that the arguments specify. Loads all commands if the first argument is not a command, or is in
 * `ABOUT_ALL`. Otherwise, loads only the specified command.
 */
const run = async (args: readonly string[]): Promise<void> => {
  const [name = ''] = args
  const isOne = Object.hasOwn(COMMANDS, name) && !ABOUT_ALL.includes(name)
  for (const each of isOne ? [name] : Object.keys(COMMANDS)) (await (COMMANDS[each] as () => Promise<Add>)())(program)
  await program.parseAsync(toParsed(args), { from: 'user' })
}

exitOnWriteErrors()

/**
 * A promise that is fulfilled when the command has ended, even if the command has failed. Tests wait for `ended`,
 * because they run many commands in one process.
 */
export const ended: Promise<void> = run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT_VALID : EXIT_TROUBLE
  else if (error instanceof Failure) complain(error.message)
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
})
