// Breaks one type at a time in a copy of the repository and runs tsd after each change. For every mutant, tsd must
// report an error.
//
// `node test-d/mutants.mjs [names]` prints a table of the mutants for the named types, or for all types if no names are
// given. With `--write`, the command also writes the table to `test-d/mutants.md`.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MUTANTS } from './mutant-list.mjs'

const ROOT = resolve(import.meta.dirname, '..')

/** Lists the types that are given on the command line. If no types are given, every type is mutated. */
const NAMES = process.argv.slice(2).filter((name) => !name.startsWith('--'))

const folder = mkdtempSync(join(tmpdir(), 'uri-ts-mutants-'))
const bin = join(ROOT, 'node_modules/.bin')

const build = () =>
  execFileSync(join(bin, 'rollup'), ['-c', '--configOnly', 'types', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Returns the names of the test files in which tsd reports errors. */
const complaints = () => {
  const { status, stdout, stderr } = spawnSync(join(bin, 'tsd'), ['--typings', 'dist/index.d.ts'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status === 0) return []
  const files = [...new Set(`${stdout}${stderr}`.match(/[\w-]+(?=\.test-d\.ts)/g))]
  if (files.length === 0) throw new Error(`tsd has failed: ${stdout}${stderr}`)
  return files
}

const broken = ([name, file, before, after]) => {
  const text = readFileSync(join(folder, file), 'utf8')
  if (text.split(before).length !== 2) throw new Error(`${name}: ${file} holds not once: ${before}`)
  return [text, text.replace(before, () => after)]
}

const kill = (mutant) => {
  const [name, file, before, after] = mutant
  const [whole, mutated] = broken(mutant)
  writeFileSync(join(folder, file), mutated)
  build()
  const killers = complaints()
  writeFileSync(join(folder, file), whole)
  const cell = (text) => `\`\` ${text.replace(/\s+/g, ' ').replaceAll('|', '\\|')} \`\``
  const row = [name, file, cell(before), after === '' ? '' : cell(after), killers.join(', ') || 'SURVIVED']
  console.log(`| ${row.join(' | ')} |`)
  return row
}

try {
  for (const path of ['build', 'src', 'types', 'test-d', 'package.json', 'tsconfig.json', 'rollup.config.mjs']) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const mutant of MUTANTS) broken(mutant)
  build()
  const before = complaints()
  if (before.length > 0) throw new Error(`tsd fails without a mutant: ${before.join(', ')}`)

  const head = ['| type | file | was | is | killed by |', '|---|---|---|---|---|']
  for (const line of head) console.log(line)
  const rows = MUTANTS.filter(([name]) => NAMES.length === 0 || NAMES.includes(name)).map(kill)
  const survivors = rows.filter((row) => row.at(-1) === 'SURVIVED').length
  const summary = `${rows.length - survivors} of ${rows.length} mutants are killed.`
  console.log(`\n${summary}`)
  if (process.argv.includes('--write')) {
    const lines = [summary, '', ...head, ...rows.map((row) => `| ${row.join(' | ')} |`)]
    writeFileSync(
      join(ROOT, 'test-d/mutants.md'),
      `# Mutants of types\n\n\`node test-d/mutants.mjs -- --write\`: ${lines.join('\n')}\n`,
    )
  }
  process.exitCode = survivors === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
