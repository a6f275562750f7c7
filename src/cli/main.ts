#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { addCheck } from './commands/check'
import { addDecode, addEncode } from './commands/encode'
import { addEqual } from './commands/equal'
import { addExpand, addExtract } from './commands/expand'
import { addFind } from './commands/find'
import { addGet } from './commands/get'
import { addNormalize } from './commands/normalize'
import { addParse } from './commands/parse'
import { addRepair } from './commands/repair'
import { addRelativize, addResolve } from './commands/resolve'
import { addSet } from './commands/set'
import { addSort, addUnique } from './commands/sort'
import { complain, EXIT_TROUBLE, EXIT_VALID, exitOnWriteErrors, Failure } from './io/output'

const program = new Command('uri-ts')
  .description('Parses, checks, compares and changes URIs and relative references, strictly by RFC 3986.')
  .version(version)
  .exitOverride()
  .showHelpAfterError('(see --help)')
  .configureOutput({ outputError: (message, write) => write(message.replace(/^error:/, 'uri-ts:')) })

for (const add of [
  addParse,
  addCheck,
  addFind,
  addRepair,
  addResolve,
  addRelativize,
  addNormalize,
  addSort,
  addUnique,
  addEqual,
  addGet,
  addSet,
  addDecode,
  addEncode,
  addExpand,
  addExtract,
]) {
  add(program)
}

exitOnWriteErrors()
program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT_VALID : EXIT_TROUBLE
  else if (error instanceof Failure) complain(error.message)
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
})
