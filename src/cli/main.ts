#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { addCheck } from './check'
import { complain, EXIT_TROUBLE, EXIT_VALID, exitOnWriteErrors, Failure } from './output'
import { addParse } from './parse'

const program = new Command('uri-ts')
  .description('Parses and checks URIs and relative references, strictly by RFC 3986.')
  .version(version)
  .exitOverride()
  .showHelpAfterError('(--help tells more)')
  .configureOutput({ outputError: (message, write) => write(message.replace(/^error:/, 'uri-ts:')) })

addParse(program)
addCheck(program)

exitOnWriteErrors()
program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT_VALID : EXIT_TROUBLE
  else if (error instanceof Failure) complain(error.message)
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
})
