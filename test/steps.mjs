// Runs commands one after another or in parallel, and stops after the first failure.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

// TypeScript 7 is written in Go. Setting `GOGC` to 400 lets Go's heap grow more between collections, so the compiler
// needs a quarter less CPU time.
process.env.GOGC ??= '400'

/** Runs a shell command, prints its duration, and returns its exit code. */
const run = (line) =>
  new Promise((done) => {
    const started = Date.now()
    console.log(`\n> ${line}`)
    // On Windows, a shell is needed to find npm and npx.
    const command = spawn(line, { cwd: ROOT, stdio: 'inherit', shell: true })
    command.on('close', (code) => {
      console.log(`${line}: ${Math.round((Date.now() - started) / 1000)} s`)
      done(code ?? 1)
    })
  })

/** Runs commands in order, and returns the exit code of the first command that fails, or 0 if none fails. */
const runInOrder = async (lines) => {
  for (const line of lines) {
    const code = await runStep(line)
    if (code !== 0) return code
  }
  return 0
}

/**
 * Runs a command, or the members of a list in parallel. A member is a command or a list of commands that run in order.
 */
const runStep = async (step) => {
  if (typeof step === 'string') return run(step)
  const codes = await Promise.all(step.map((each) => runInOrder([each].flat())))
  return codes.find((code) => code !== 0) ?? 0
}

/** Runs steps in order and exits if a step fails. */
export const runSteps = async (steps) => {
  const code = await runInOrder(steps)
  if (code !== 0) process.exit(code)
}
