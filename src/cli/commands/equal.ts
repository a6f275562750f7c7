import { type Command, Option } from 'commander'
import { equalsNormalized, equalsText } from '../../core/equivalence/equality'
import { equalsForScheme } from '../../core/equivalence/equals-for-scheme'
import { schemeRules } from '../../core/equivalence/scheme-rules'
import { parseUriReference } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { addCommand, requireReference } from '../arguments/command'
import { EXIT_INVALID } from '../io/output'
import type { RowOptions } from '../rows/options'
import { Results } from '../rows/results'

/** The three levels of equality (6.2). References that are equal at one level are equal at the later levels. */
const EQUALS_BY_LEVEL = {
  text: equalsText,
  normalized: equalsNormalized,
  scheme: equalsForScheme(schemeRules),
} as const

type Level = keyof typeof EQUALS_BY_LEVEL

interface EqualOptions extends RowOptions {
  readonly by: Level
}

const compare = (a: View, b: View): Readonly<Record<Level, boolean>> => ({
  text: EQUALS_BY_LEVEL.text(a)(b),
  normalized: EQUALS_BY_LEVEL.normalized(a)(b),
  scheme: EQUALS_BY_LEVEL.scheme(a)(b),
})

const printEqual = async (a: string, others: readonly string[], options: EqualOptions): Promise<void> => {
  const first = requireReference('A', a)
  const results = new Results(options)
  await results.forEach(others, (text) => {
    const parsed = parseUriReference(text)
    if (parsed._tag === 'Left') return results.addError(text, parsed.left)
    const equal = compare(first, parsed.right)
    if (!equal[options.by]) process.exitCode = EXIT_INVALID
    const levels = Object.keys(EQUALS_BY_LEVEL).filter((level) => equal[level as Level])
    results.add(text, [levels.join(' ') || 'different'], { equal })
  })
}

export const addEqual = (program: Command): void => {
  addCommand(program, {
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
    ],
    exit: '0 all are equal to A at the level of --by, 1 some are not, or are invalid',
  })
    .argument('<a>', 'a URI or relative reference')
    .argument('[b...]', 'URIs or relative references to compare with A')
    .addOption(
      new Option('--by <level>', 'the level that decides the exit code')
        .choices(Object.keys(EQUALS_BY_LEVEL))
        .default('scheme'),
    )
    .action(printEqual)
}
