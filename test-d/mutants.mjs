// Breaks one type at a time in a copy of the repository, and runs tsd after each change. For every mutant, tsd must
// report an error.
//
// `node test-d/mutants.mjs [names]` prints a table of the mutants for all types or for the given types. With `--write`,
// it also writes the table to `test-d/mutants.md`.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Lists the types that are given on the command line. If no types are given, every type is mutated. */
const NAMES = process.argv.slice(2).filter((name) => !name.startsWith('--'))

/**
 * Lists the mutants. A mutant consists of a type, its file, a unique piece of the file's text, and the replacement for
 * that text.
 */
const MUTANTS = [
  ['CharSetOf', 'types/core/grammar/char-set.ts', 'CharSetOf<Rest, Seen | Char>', 'CharSetOf<Rest, Seen>'],
  [
    'IsPort',
    'types/core/scanner/authority.ts',
    '? false\n      : true\n    : false',
    '? true\n      : true\n    : false',
  ],
  ['Groups', 'types/core/grammar/ip-literal.ts', "Counted['length'] extends 8", "Counted['length'] extends 7"],
  ['IsPctEncodedIn', 'types/core/grammar/percent-encoded.ts', 'Digit | Hexdig extends Hexdig', 'Digit extends string'],
  ['IsLiteral', 'types/core/grammar/literal.ts', '? false : true', '? true : true'],
  [
    'KindOfRest',
    'types/core/scanner/scan.ts',
    "? false\n    : 'uri'\n  : 'absolute-uri'",
    "? 'uri'\n    : 'uri'\n  : 'absolute-uri'",
  ],
  ['IsOf', 'types/core/model/checked-literals.ts', 'Actual extends Wanted ? true', '[Actual] extends [Wanted] ? true'],
  ['Corrected', 'types/core/model/checked-tables.ts', 'Corrected<Table[Key]> }', 'Table[Key] }'],
  ['SplitPort', 'types/core/components/components.ts', 'Rest extends `:${infer Port}` ? Port : false', 'false'],
  [
    'SplitQuery',
    'types/core/components/reference.ts',
    'SplitScheme<Text, false, Fragment>',
    "SplitScheme<Text, '', Fragment>",
  ],
  ['Guarded', 'types/core/building/recompose.ts', ': `./${Path}`', ': Path'],
  ['Pop', 'types/core/resolution/dot-segments.ts', '? Rest : ', '? Output : '],
  ['Transform', 'types/core/resolution/resolve.ts', 'Query extends string ? Query : BaseQuery', 'Query'],
  ['NormalizedPath', 'types/core/equivalence/normalize.ts', ': Path\n\ntype', ': RemoveDotSegments<Path>\n\ntype'],
  [
    'PctEncoded',
    'types/core/percent/normalize.ts',
    'PctEncoded<Uppercase<`${High}${Low}`>>',
    'PctEncoded<`${High}${Low}`>',
  ],
  ['Ascii', 'types/core/percent/unreserved-octets.ts', "'pqrstuvwxyz   ~ '", "'pqrstuvwxyz     '"],
  ['Pair', 'types/core/components/query-pairs.ts', ': readonly [Text, undefined]', ": readonly [Text, '']"],
  ['SegmentsOf', 'types/core/components/segments.ts', '? readonly []', "? readonly ['']"],
  ['Shorter', 'types/core/grammar/run.ts', 'B extends `${A}${string}` ? A : B', 'B'],
  ['Digits', 'types/core/grammar/length.ts', "${Hundreds['length']}${Ten}${One}", "${Hundreds['length']}${One}"],
  ['SyntaxFailure', 'types/core/scanner/syntax-fault.ts', "BeforeOther<Scheme, SchemeChar> : ''", "'' : ''"],
  ['KindFailure', 'types/core/scanner/explain.ts', "'scheme-present', Text extends", "'scheme-missing', Text extends"],
  ['AbsoluteUri', 'src/core/model/brands.ts', "Proved<Text, 'Uri', false>", "Proved<Text, 'Uri'>"],
  ['HasFragment', 'src/core/model/brands.ts', '? false : boolean', '? boolean : boolean'],
  ['StringOf', 'src/core/model/brands.ts', '? U : U & string', '? U : U'],
  ['Inlined', 'types/core/model/checked-literals.ts', '`${TextOf<Constant>}${Rest}`', 'Rest'],
  ['OptionOf', 'src/core/components/literal-results.ts', '? None : Some<Part>', '? None : Some<string>'],
  ['IsVarname', 'types/template/syntax/checked-template.ts', ' | `${string}..${string}`', ''],
  [
    'Required',
    'types/template/syntax/variables.ts',
    '{ [Each in Varspec as NameOf<Each> & string]: V',
    '{ [Each in Varspec as NameOf<Each> & string]?: V',
  ],
  [
    'ExactShape',
    'types/routes/patterns/exact-shape.ts',
    "Coded ? '{:}' : '{}'}`, Names | Expression>",
    "Coded ? '{:}' : '{}'}`, Names>",
  ],
  [
    'UsualShape',
    'types/routes/patterns/route-shape.ts',
    '? UsualSegment<Expression, Rest, Coded> : UsualQuery',
    '? UsualSegment<Expression, Rest, never> : UsualQuery',
  ],
  ['Owner', 'types/routes/patterns/right-table.ts', '(name: Name) => Name', '(name: Name) => void'],
  ['AreApart', 'types/routes/patterns/right-table.ts', 'NoShape extends Shapes', 'false extends Shapes'],
  ['IsRightTable', 'types/routes/patterns/right-table.ts', '? AreTemplates<Texts> extends true', '? true extends true'],
  ['WrongNames', 'types/routes/patterns/wrong-table.ts', '? IsAny<Table[Name]> extends true', '? false extends true'],
  ['CheckTable', 'types/routes/links/checked-table.ts', '? IsAny<Table> extends true', '? false extends true'],
  ['PrefixFault', 'types/routes/patterns/route-fault.ts', '? [Why] extends [never]', '? Why extends string'],
  ['ExactValues', 'types/routes/links/exact-values.ts', '? Readonly<Record<string, never>>', '? Given'],
]

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
