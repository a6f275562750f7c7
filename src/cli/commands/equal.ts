import { type Command, Option } from 'commander'
import { equalsNormalized, equalsText } from '../../core/equivalence/equality'
import { equalsForScheme } from '../../core/equivalence/equals-for-scheme'
import { schemeRules } from '../../core/equivalence/scheme-rules'
import { addCommand, requireRead } from '../arguments/command'
import { type Reading, toReference } from '../arguments/forms'
import { addReadOptions, type ReadOptions, readerOf } from '../arguments/reading'
import { EXIT_INVALID } from '../io/output'
import type { RowOptions } from '../rows/options'
import { Results } from '../rows/results'

/**
 * There are three levels of equality (RFC 3986, section 6.2). References that are equal at one level are also equal at
 * every less strict level. The only exceptions are URNs that have the same normal form but are not equal under the
 * rules for the `urn` scheme.
 */
const EQUALS_BY_LEVEL = {
  text: equalsText,
  normalized: equalsNormalized,
  scheme: equalsForScheme(schemeRules),
} as const

type Level = keyof typeof EQUALS_BY_LEVEL

interface EqualOptions extends RowOptions, ReadOptions {
  readonly by: Level
}

/**
 * Returns a function that compares another `Reading` with `a`. Two request-targets of different forms are never equal.
 */
const compareWith = (a: Reading): ((b: Reading) => Readonly<Record<Level, boolean>>) => {
  const first = toReference(a)
  return (b) => {
    if (a.form !== b.form) return { text: false, normalized: false, scheme: false }
    const second = toReference(b)
    const holds = (level: Level): boolean => EQUALS_BY_LEVEL[level](first)(second)
    return { text: holds('text'), normalized: holds('normalized'), scheme: holds('scheme') }
  }
}

const printEqual = async (a: string, others: readonly string[], options: EqualOptions): Promise<void> => {
  const read = readerOf(options)
  const compare = compareWith(requireRead('A', a, read, options.kind))
  const results = new Results(options)
  await results.forEach(others, (text) => {
    const reading = read(text)
    if (reading._tag === 'Left') return results.addError(text, reading.left)
    const equal = compare(reading.right)
    if (!equal[options.by]) process.exitCode = EXIT_INVALID
    const levels = Object.keys(EQUALS_BY_LEVEL).filter((level) => equal[level as Level])
    results.add(text, [levels.join(' ') || 'different'], { equal })
  })
}

export const addEqual = (program: Command): void => {
  const command = addCommand(program, {
    name: 'equal',
    summary: 'compare URIs at three levels of equality',
    description:
      'Compares A with each B, and prints the levels of equality (RFC 3986, section 6.2) at which they are equal: text ' +
      '(6.2.1), normalized (6.2.2), scheme (6.2.3). Prints different if they are not equal at any level.',
    examples: [
      ['equal http://a/ http://a/', 'text normalized scheme'],
      ['equal http://a/%7Eb HTTP://A/~b', 'normalized scheme'],
      ['equal http://a http://a:80/', 'scheme'],
      ['equal --by normalized http://a http://a:80/ || echo no', 'scheme', 'no'],
      ['equal --kind request-target //evil.test/%7Ea //evil.test/~a', 'normalized scheme'],
    ],
    exit: '0 all are equal to A at the level of --by, 1 some are not, or are invalid',
  })
  addReadOptions(command)
    .argument('<a>', 'a URI or relative reference')
    .argument('[b...]', 'URIs or relative references to compare with A')
    .addOption(
      new Option('--by <level>', 'the level that decides the exit code')
        .choices(Object.keys(EQUALS_BY_LEVEL))
        .default('scheme'),
    )
    .action(printEqual)
}
