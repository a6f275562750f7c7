/*
 * Runs the unchanged fast-uri, uri-js and Node test suites against the replacements in this repository. The command is
 * `node packages/suites.mjs [name...]`.
 *
 * The program downloads `tape`, `ajv`, the original packages and Node's tests to a temporary folder. This repository
 * does not contain any of the downloaded files.
 */
import assert from 'node:assert'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import { runNode } from './node-suite.mjs'

const PACKAGES = fileURLToPath(new URL('.', import.meta.url))

const npm = (args, cwd) => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const download = (spec, folder) => {
  try {
    const tarball = npm(['pack', spec, '--silent', '--ignore-scripts'], folder).trim().split('\n').at(-1)
    execFileSync('tar', ['xzf', tarball], { cwd: folder })
    return join(folder, 'package')
  } catch {
    return undefined
  }
}

/** Returns the failed tests and the total number of tests in a Test Anything Protocol report. */
const readTap = (file, output) => {
  const lines = output.split('\n').filter((line) => /^(?:not )?ok /.test(line))
  const failed = lines
    .filter((line) => line.startsWith('not '))
    .map((line) => `${file}: ${line.replace(/^not ok \d+ /, '')}`)
  return { failed, total: lines.length }
}

/** Runs fast-uri's own tests against this repository's replacement for fast-uri. */
const runTape = (spec, folder) => {
  const theirs = download(spec, folder)
  if (theirs === undefined) return undefined
  npm(['install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, 'tape@5', 'ajv@8'], folder)
  const stage = join(folder, 'stage')
  for (const part of ['dist', 'lib', 'package.json'])
    cpSync(join(PACKAGES, 'fast-uri', part), join(stage, part), { recursive: true })
  cpSync(join(theirs, 'test'), join(stage, 'test'), { recursive: true })
  const files = readdirSync(join(stage, 'test')).filter((file) => file.endsWith('.test.js'))
  const results = files.map((file) => {
    const { stdout, status } = spawnSync(process.execPath, [join('test', file)], { cwd: stage, encoding: 'utf8' })
    const { failed, total } = readTap(file, stdout)
    // An exception in an assertion ends the run of the whole test file.
    return status !== 0 && stdout.includes('\n# fail') === false && stdout.includes('\n# pass') === false
      ? { failed: [...failed, `${file}: ended by an exception`], total: total + 1 }
      : { failed, total }
  })
  return { failed: results.flatMap(({ failed }) => failed), total: results.reduce((sum, { total }) => sum + total, 0) }
}

/**
 * Runs the uri-js test suite. The tests come from the uri-js repository, or from the file specified by the
 * `URI_TS_URI_JS_TESTS` environment variable.
 */
const runQunit = (spec, folder) => {
  const given = process.env.URI_TS_URI_JS_TESTS
  const theirs = given === undefined ? download(spec, folder) : undefined
  const file = given ?? (theirs && join(theirs, 'tests/tests.js'))
  if (file === undefined || !existsSync(file)) return undefined
  const failed = []
  let total = 0
  let title = ''
  const check = (call) => {
    total++
    try {
      call()
    } catch (error) {
      const line = /tests\.js:(\d+)/.exec(new Error().stack)?.[1]
      failed.push(`${title}, line ${line}: ${error.message.replace(/\s+/g, ' ')}`)
    }
  }
  const globals = {
    URI: createRequire(import.meta.url)('./uri-js'),
    test: (name, body) => {
      title = name
      try {
        body()
      } catch (error) {
        total++
        failed.push(`${title}: ended by ${error}`)
      }
    },
    ok: (value) => check(() => assert.ok(value)),
    strictEqual: (a, b) => check(() => assert.strictEqual(a, b)),
    notStrictEqual: (a, b) => check(() => assert.notStrictEqual(a, b)),
    deepEqual: (a, b) => check(() => assert.deepEqual(a, b)),
  }
  runInNewContext(readFileSync(file, 'utf8'), globals, { filename: 'tests.js' })
  return { failed, total }
}

const SUITES = {
  'fast-uri 4': (folder) => runTape('fast-uri@4', folder),
  'fast-uri 3': (folder) => runTape('fast-uri@3', folder),
  'uri-js 4': (folder) => runQunit('github:garycourt/uri-js', folder),
  'Node 25': (folder) => runNode('25.8.1', folder),
}

/**
 * Runs the suite with the given name. Returns the failures and the number of assertions, or `undefined` if the suite
 * cannot be downloaded.
 */
export const runSuite = (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-suite-'))
  mkdirSync(join(folder, 'stage'))
  try {
    return SUITES[name](folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const names = process.argv.slice(2)
  for (const name of names.length === 0 ? Object.keys(SUITES) : names) {
    const result = runSuite(name)
    if (result === undefined) console.log(`${name}: skipped, because its tests cannot be downloaded`)
    else
      console.log([`${name}: ${result.total - result.failed.length} of ${result.total}`, ...result.failed].join('\n  '))
  }
}
