/*
 * Runs the connection-string tests in MongoDB's specifications against the built package. The command is
 * `node test/suites.mjs FOLDER`, where FOLDER is a checkout of https://github.com/mongodb/specifications. The tests are
 * not part of this repository, because they have a different license.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { showError } from '../dist/index.js'
import { connectionUri } from '../dist/schemes.js'

/**
 * Lists the tests whose expected results differ from the results of `connectionUri`. `docs/schemes.md` explains the
 * differences.
 */
const DIFFERENT = [
  'Username with password containing an unescaped colon',
  'mongodb+srv with multiple service names',
  'mongodb+srv with port number',
  "At-signs in options aren't part of the userinfo",
  'UTF-8 hosts',
  'Unix domain socket (absolute path with spaces in path)',
  'Unix domain socket (relative path with spaces)',
]

const KINDS = { hostname: 'name', ipv4: 'ipv4', ip_literal: 'ipv6', unix: 'socket' }

const { parse } = connectionUri({ schemes: ['mongodb', 'mongodb+srv'], hosts: 'many', defaultPort: 27_017 })

const ours = ({ hosts, user, password, database }) =>
  JSON.stringify([hosts.map(({ kind, name, port }) => [kind, name, port ?? null]), user, password, database])

const theirs = ({ hosts, auth }) => {
  const read = hosts.map(({ type, host, port }) => [KINDS[type], host, type === 'unix' ? null : (port ?? 27_017)])
  return JSON.stringify([read, auth?.username, auth?.password, auth?.db].map((part) => part ?? undefined))
}

/**
 * Returns whether the library's result agrees with a MongoDB test. Tests without `hosts` specify only whether the
 * string is valid.
 */
const agrees = (test, parsed) => {
  if (parsed._tag === 'Left' || !test.valid) return test.valid === (parsed._tag === 'Right')
  return test.hosts === null || ours(parsed.right) === theirs(test)
}

const printsPassword = ({ auth }, parsed) => {
  const { username, password } = auth ?? {}
  if (!password || password === username) return false
  const printed = [inspect(parsed, { depth: null }), JSON.stringify(parsed)]
  if (parsed._tag === 'Left') printed.push(showError(parsed.left))
  return printed.some((text) => text.includes(password))
}

const folder = join(process.argv[2] ?? '.', 'source/connection-string/tests')
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
const tests = files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).tests)
const failed = tests.filter((test) => !agrees(test, parse(test.uri))).map(({ description }) => description)
const printing = tests.filter((test) => printsPassword(test, parse(test.uri))).map(({ description }) => description)
console.log(`${tests.length} tests, ${failed.length} differ, ${printing.length} print a password`)
const unexpected = [...failed, ...DIFFERENT].filter((name) => failed.includes(name) !== DIFFERENT.includes(name))
for (const name of [...unexpected, ...printing]) console.log(`  ${name}`)
process.exitCode = unexpected.length + printing.length > 0 ? 1 : 0
