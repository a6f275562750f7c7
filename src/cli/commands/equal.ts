import { type Command, Option } from 'commander'
import { equalsForScheme, equalsNormalized, equalsText } from '../../equivalence/equality'
import { schemeRules } from '../../equivalence/scheme-rules'
import { parseUriReference } from '../../model/parse'
import type { View } from '../../model/view'
import { forEachText } from '../io/input'
import { EXIT_INVALID } from '../io/output'
import { type ResultOptions, Results } from '../io/results'
import { addCommand, requireReference } from './command'

/** The ladder of section 6.2: what one rung finds equal, every later one does too. */
const RUNGS = { text: equalsText, normalized: equalsNormalized, scheme: equalsForScheme(schemeRules) } as const

type Rung = keyof typeof RUNGS

interface EqualOptions extends ResultOptions {
  readonly by: Rung
}

/** Which rungs find two references equal. */
const rungsOf = (a: View, b: View): Readonly<Record<Rung, boolean>> => ({
  text: RUNGS.text(a)(b),
  normalized: RUNGS.normalized(a)(b),
  scheme: RUNGS.scheme(a)(b),
})

const printEqual = async (a: string, others: readonly string[], options: EqualOptions): Promise<void> => {
  const first = requireReference('A', a)
  const results = new Results(options)
  await forEachText(others, results, (text) => {
    const parsed = parseUriReference(text)
    if (parsed._tag === 'Left') return results.addError(text, parsed.left)
    const equal = rungsOf(first, parsed.right)
    if (!equal[options.by]) process.exitCode = EXIT_INVALID
    const held = Object.keys(RUNGS).filter((rung) => equal[rung as Rung])
    results.add(text, [held.join(' ') || 'different'], { equal })
  })
}

export const addEqual = (program: Command): void => {
  addCommand(program, {
    name: 'equal',
    summary: 'tell by which rules two URIs are equal',
    description:
      'Compares A with each B, and prints which rungs of the ladder of RFC 3986, section 6.2, find them equal: text ' +
      '(6.2.1), normalized (6.2.2), scheme (6.2.3). Where none does, prints different.',
    examples: [
      ['equal http://a/ http://a/', 'text normalized scheme'],
      ['equal http://a/%7Eb HTTP://A/~b', 'normalized scheme'],
      ['equal http://a http://a:80/', 'scheme'],
      ['equal --by normalized http://a http://a:80/ || echo no', 'scheme', 'no'],
    ],
    exit: '0 all are equal to A by the rung of --by, 1 some are not, or are invalid',
  })
    .argument('<a>', 'a URI or relative reference')
    .argument('[b...]', 'what it is compared with')
    .addOption(
      new Option('--by <rung>', 'the rung that the exit code tells of').choices(Object.keys(RUNGS)).default('scheme'),
    )
    .action(printEqual)
}
