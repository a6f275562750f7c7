// Runs commands one after another, and stops at the first one that fails.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Runs a shell command, prints its duration, and returns its exit code. */
const run = (line) =>
  new Promise((done) => {
    const started = Date.now()
    console.log(`\n> ${line}`)
    // A shell is needed to find npm and npx on Windows.
    const command = spawn(line, { cwd: ROOT, stdio: 'inherit', shell: true })
    command.on('close', (code) => {
      console.log(`${line}: ${Math.round((Date.now() - started) / 1000)} s`)
      done(code ?? 1)
    })
  })

/** Runs each line in order. If a line is a list, all its commands run at the same time. */
export const runSteps = async (lines) => {
  for (const line of lines) {
    const failed = (await Promise.all([line].flat().map(run))).find((code) => code !== 0)
    if (failed !== undefined) process.exit(failed)
  }
}
