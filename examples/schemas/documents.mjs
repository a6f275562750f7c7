// Compiles every code block in `README.md`, the skill and `docs/*.md` as a reader would: in a project that contains
// only the packed package and the libraries that the pages mention. The program also runs the blocks that
// `test/house/docs.test.ts` runs. Run the program after `npm run build` in the root:
//
// `npm --prefix examples/mcp ci && npm --prefix examples/schemas ci && npm --prefix examples/schemas run documents`
//
// In the first line of a code block, the language may be followed by the path of a file, such as
// `examples/mcp/files.ts`. In that case, the file must contain the block, and the program compiles the whole file.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = mkdtempSync(join(tmpdir(), 'uri-ts-documents-'))
const MODULES = join(FOLDER, 'node_modules')

const TSC = join(import.meta.dirname, 'node_modules/typescript/bin/tsc')

/**
 * Lists the `node_modules` folders from which the code blocks import packages. DuckDB's packages are large and
 * therefore optional: the DuckDB block is compiled only if they are installed.
 */
const HOMES = ['examples/schemas', 'examples/mcp', 'examples/engines'].map((home) => join(ROOT, home, 'node_modules'))
const HAS_DUCKDB = existsSync(join(ROOT, 'examples/engines/node_modules/@duckdb/node-api'))

const link = (from, to) => {
  if (!existsSync(to)) symlinkSync(from, to)
}

const install = () => {
  mkdirSync(join(MODULES, '@uri-ts'), { recursive: true })
  for (const name of ['fast-uri', 'uri-js', 'node-url'])
    link(join(ROOT, 'packages', name), join(MODULES, '@uri-ts', name))
  for (const home of HOMES.filter(existsSync))
    for (const name of readdirSync(home)) {
      if (name.startsWith('.') || name === 'uri-ts') continue
      if (!name.startsWith('@')) link(join(home, name), join(MODULES, name))
      else {
        mkdirSync(join(MODULES, name), { recursive: true })
        for (const each of readdirSync(join(home, name))) link(join(home, name, each), join(MODULES, name, each))
      }
    }
}

const pack = () => {
  const copy = join(FOLDER, 'copy')
  const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  for (const name of ['package.json', 'README.md', 'LICENSE', ...files.filter((each) => !each.startsWith('!'))])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const [tarball] = execFileSync('npm', ['pack', '--silent', '--pack-destination', FOLDER], {
    cwd: copy,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .slice(-1)
  execFileSync('tar', ['-xzf', join(FOLDER, tarball), '-C', FOLDER])
  execFileSync('mv', [join(FOLDER, 'package'), join(MODULES, 'uri-ts')])
  rmSync(copy, { recursive: true })
}

const blocksOf = (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')
  return Array.from(text.matchAll(/^```(ts|typescript|js)\b(?: (\S+))?[^\n]*\n(.*?)^```$/gms), (match) => ({
    page,
    line: text.slice(0, match.index).split('\n').length,
    language: match[1],
    file: match[2],
    code: match[3],
  }))
}

const titleOf = ({ page, line }) => `${page}, line ${line}`

const problems = []

const checkExcerpt = (block) => {
  const path = join(ROOT, block.file)
  const has = existsSync(path) && readFileSync(path, 'utf8').includes(block.code)
  if (!has) problems.push(`${titleOf(block)}: the block is not a part of ${block.file}`)
  return path
}

const OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  rootDir: '.',
  outDir: 'out',
}

const write = (name, text) => {
  mkdirSync(dirname(join(FOLDER, name)), { recursive: true })
  writeFileSync(join(FOLDER, name), text)
}

/** Copies a file and the files that it imports. */
const copyWithImports = (name) => {
  if (existsSync(join(FOLDER, name)) || !existsSync(join(ROOT, name))) return
  const text = readFileSync(join(ROOT, name), 'utf8')
  write(name, text)
  for (const [, path] of text.matchAll(/ from '(\.[^']*?)(?:\.js)?'/g))
    copyWithImports(join(dirname(name), `${path}.ts`))
}

const compile = (name, compilerOptions, include) => {
  const project = join(FOLDER, `tsconfig.${name}.json`)
  writeFileSync(project, JSON.stringify({ compilerOptions, include }))
  const { status, stdout } = spawnSync(process.execPath, [TSC, '-p', project], { cwd: FOLDER, encoding: 'utf8' })
  return status === 0 ? [] : stdout.trim().split('\n')
}

try {
  mkdirSync(MODULES)
  install()
  pack()

  const pages = [
    'README.md',
    'skills/uri-ts/SKILL.md',
    ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
  ]
  const blocks = pages.flatMap(blocksOf)
  const excerpts = blocks.filter(({ file }) => file !== undefined)
  const whole = blocks.filter(({ file }) => file === undefined)

  for (const block of excerpts) copyWithImports(checkExcerpt(block).slice(ROOT.length + 1))

  const titles = new Map()
  const kept = []
  whole.forEach((block, index) => {
    if (block.code.includes("'@duckdb/") && !HAS_DUCKDB) {
      console.log(`skipped: ${titleOf(block)} needs \`npm --prefix examples/engines ci\``)
      return
    }
    const name = `blocks/block-${index}.${block.language === 'js' ? 'mjs' : 'mts'}`
    write(name, `${block.code}\nexport {}\n`)
    titles.set(name, titleOf(block))
    kept.push({ ...block, name })
  })
  if (HAS_DUCKDB) write('blocks/duckdb.mjs', readFileSync(join(ROOT, 'examples/engines/duckdb.mjs'), 'utf8'))

  write('package.json', JSON.stringify({ private: true, type: 'module' }))
  const quoted = [...new Set(excerpts.map(({ file }) => file))].filter((file) => existsSync(join(ROOT, file)))
  // A folder without a `tsconfig.json` is meant for bundlers, so its files omit the `.js` extension when they import
  // each other.
  const isBundled = (file) => !existsSync(join(ROOT, dirname(file), 'tsconfig.json'))
  const bundled = { ...OPTIONS, module: 'preserve', moduleResolution: 'bundler', noEmit: true }
  const errors = [
    ...compile('blocks', { ...OPTIONS, allowJs: true, checkJs: true }, ['blocks']),
    ...compile(
      'quoted',
      { ...OPTIONS, noEmit: true },
      quoted.filter((file) => !isBundled(file)),
    ),
    ...compile('bundled', bundled, quoted.filter(isBundled)),
  ]
  for (const error of errors) {
    const place = /^(blocks\/[^(]+)\((\d+),/.exec(error)
    problems.push(place === null ? error : `${titles.get(place[1]) ?? place[1]}: ${error}`)
  }

  // JavaScript blocks are not run, because they start servers or send requests. All other blocks on a page are run
  // together in one process.
  const running = kept.filter(({ language }) => language === 'ts')
  for (const page of new Set(running.map((block) => block.page))) {
    const named = running.filter((block) => block.page === page)
    const imports = named.map(({ name, line }) => `[${line}, () => import('./${name.replace('.mts', '.mjs')}')],\n`)
    write(
      'out/page.mjs',
      `for (const [line, run] of [\n${imports.join('')}])
        await run().catch((error) => {
          console.error('line', line, error)
          process.exitCode = 1
        })`,
    )
    const { status, stderr } = spawnSync(process.execPath, [join(FOLDER, 'out/page.mjs')], {
      cwd: FOLDER,
      encoding: 'utf8',
      timeout: 60_000,
    })
    if (status !== 0) problems.push(`${page}: ${stderr}`)
  }
  console.log(
    `${blocks.length} blocks: ${kept.length} whole, ${excerpts.length} parts of files; ${running.length} were run`,
  )
} finally {
  rmSync(FOLDER, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
