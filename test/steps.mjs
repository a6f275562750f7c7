// Runs commands one after another, and stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Runs each line, which is words between spaces, and says how long each took. */
export const runSteps = (lines) => {
  for (const line of lines) {
    const [command, ...args] = line.split(' ')
    const started = Date.now()
    console.log(`\n> ${line}`)
    // The shell finds npm and npx on Windows.
    const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: true })
    console.log(`${line}: ${Math.round((Date.now() - started) / 1000)} s`)
    if (status !== 0) process.exit(status ?? 1)
  }
}
