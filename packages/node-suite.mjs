/*
 * Runs Node's own tests for `url.parse`, `url.resolve` and `url.format` against `@uri-ts/node-url`.
 *
 * The tests come from Node's repository, or from the folder specified by the `URI_TS_NODE_TESTS` environment variable.
 */
import assert from 'node:assert'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { compileFunction } from 'node:vm'

const FILES = ['parse-format', 'relative', 'format', 'parse-query', 'parse-invalid-input', 'format-invalid-input']

const RAW = 'https://raw.githubusercontent.com/nodejs/node'

const download = (version, folder) => {
  try {
    for (const name of FILES) {
      const address = `${RAW}/v${version}/test/parallel/test-url-${name}.js`
      execFileSync('curl', ['-fsSL', '-o', join(folder, `test-url-${name}.js`), address], { stdio: 'ignore' })
    }
    return folder
  } catch {
    return undefined
  }
}

/** Describes a value as Node does in its `ERR_INVALID_ARG_TYPE` messages. */
const describeReceived = (value) => {
  if (value === undefined || value === null) return ` Received ${value}`
  if (typeof value === 'function') return ` Received function ${value.name}`
  if (typeof value === 'object') return ` Received an instance of ${value.constructor.name}`
  return ` Received type ${typeof value} (${inspect(value)})`
}

const ASSERTIONS = ['deepStrictEqual', 'notStrictEqual', 'strictEqual', 'throws']

/**
 * Creates an `assert` that counts assertions and records failures instead of throwing errors. A failure is named after
 * the last call to `@uri-ts/node-url` before the assertion.
 */
const createCounter = (file) => {
  const counter = { failed: [], total: 0, isThrowExpected: false, calls: [], subject: '' }
  const check = (call) => {
    counter.total++
    if (counter.calls.length > 0)
      counter.subject = counter.calls.find((name) => name.startsWith('resolve')) ?? counter.calls[0]
    counter.calls = []
    try {
      call()
    } catch {
      counter.failed.push(`${file}: ${counter.subject}`)
    }
  }
  const countCalls =
    (method) =>
    (...args) =>
      check(() => {
        counter.isThrowExpected = method === 'throws'
        try {
          assert[method](...args)
        } finally {
          counter.isThrowExpected = false
        }
      })
  const methods = Object.fromEntries(ASSERTIONS.map((method) => [method, countCalls(method)]))
  counter.assert = Object.assign((value) => check(() => assert.ok(value)), methods)
  return counter
}

/** Represents the result of a call that throws an unexpected exception. No two instances are equal. */
class Thrown {
  static #count = 0
  number = Thrown.#count++
  constructor(call) {
    this.call = call
  }
}

const describeArgument = (argument) => {
  if (argument instanceof Thrown) return `(${argument.call})`
  return typeof argument === 'object' && argument !== null
    ? JSON.stringify(argument.href ?? argument)
    : String(argument)
}

/** Wraps a function so that an unexpected exception makes an assertion fail instead of aborting the test file. */
const calm =
  (counter, name, call) =>
  (...args) => {
    const described = `${name} ${args.map(describeArgument).join(' ')}`
    counter.calls.push(described)
    if (args[0] instanceof Thrown) return args[0]
    try {
      return call(...args)
    } catch (error) {
      if (counter.isThrowExpected) throw error
      return new Thrown(described)
    }
  }

const runFile = (folder, name, ours) => {
  const file = `test-url-${name}.js`
  const counter = createCounter(name)
  const wrapped = Object.fromEntries(
    ['parse', 'resolve', 'resolveObject', 'format'].map((key) => [key, calm(counter, key, ours[key])]),
  )
  const modules = {
    assert: counter.assert,
    util: { inspect },
    url: { ...ours, ...wrapped },
    test: { test: (_, ...rest) => rest.at(-1)() },
    // Node's tests must not run `node -e`, because the child process would test `node:url` instead of
    // `@uri-ts/node-url`.
    '../common': {
      hasIntl: true,
      invalidArgTypeHelper: describeReceived,
      mustCall: (call) => call,
      spawnPromisified: () => new Promise(() => {}),
    },
  }
  const source = readFileSync(join(folder, file), 'utf8')
  const run = compileFunction(source, ['require'], { filename: file })
  run((specifier) => modules[specifier.replace(/^node:/, '')])
  return counter
}

/**
 * Runs Node's own tests, as published with the given version of Node. Returns the failures and the number of
 * assertions.
 */
export const runNode = (version, folder) => {
  const theirs = process.env.URI_TS_NODE_TESTS ?? download(version, folder)
  if (theirs === undefined || !existsSync(theirs)) return undefined
  const ours = createRequire(import.meta.url)(fileURLToPath(new URL('node-url', import.meta.url)))
  const results = FILES.map((name) => runFile(theirs, name, ours))
  return { failed: results.flatMap(({ failed }) => failed), total: results.reduce((sum, { total }) => sum + total, 0) }
}
