import type { Command } from 'commander'
import { parseUriReference } from '../../model/parse'
import { addCommand } from '../arguments/command'
import { type NormalizeOptions, normalizerOf, SCHEME_RULES_OPTION } from '../arguments/normal-form'
import { forEachText } from '../io/input'
import { Results } from '../io/results'

/** Visits each valid text with its normal form. Errors are printed. */
const forEachNormal = async (
  texts: readonly string[],
  options: NormalizeOptions,
  results: Results,
  visit: (text: string, normal: string) => void,
): Promise<void> => {
  const toNormal = normalizerOf(options)
  await forEachText(texts, results, (text) => {
    const parsed = parseUriReference(text)
    if (parsed._tag === 'Left') results.addError(text, parsed.left)
    else visit(text, toNormal(parsed.right).text)
  })
}

const printSorted = async (texts: readonly string[], options: NormalizeOptions): Promise<void> => {
  const results = new Results(options)
  const lines: Array<readonly [normal: string, text: string]> = []
  await forEachNormal(texts, options, results, (text, normal) => lines.push([normal, text]))
  lines.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  for (const [normal, text] of lines) results.add(text, [text], { normal })
  await results.settle()
}

const printUnique = async (texts: readonly string[], options: NormalizeOptions): Promise<void> => {
  const results = new Results(options)
  const seen = new Set<string>()
  await forEachNormal(texts, options, results, (text, normal) => {
    if (seen.has(normal)) return
    seen.add(normal)
    results.add(text, [text], { normal })
  })
}

const EXIT = '0 all are valid, 1 some are not, and are left out'

export const addSort = (program: Command): void => {
  addCommand(program, {
    name: 'sort',
    summary: 'sort URIs by their normal form',
    description:
      'Sorts URIs and relative references by the code units of their normal form (RFC 3986, section 6.2.2), and prints ' +
      'them as they are. Keeps all of them in memory. References with one normal form stay in their order.',
    examples: [['sort HTTP://b/ http://a/%7e http://a/z', 'http://a/z', 'http://a/%7e', 'HTTP://b/']],
    exit: EXIT,
  })
    .argument('[uri...]', 'URIs or relative references')
    .option(...SCHEME_RULES_OPTION)
    .action(printSorted)
}

export const addUnique = (program: Command): void => {
  addCommand(program, {
    name: 'unique',
    summary: 'leave out URIs whose normal form was there before',
    description:
      'Prints the first URI or relative reference of each normal form (RFC 3986, section 6.2.2), in the order of the ' +
      'input, which need not be sorted. Keeps the normal forms in memory.',
    examples: [['unique http://a/~ HTTP://a/%7E http://b/', 'http://a/~', 'http://b/']],
    exit: EXIT,
  })
    .argument('[uri...]', 'URIs or relative references')
    .option(...SCHEME_RULES_OPTION)
    .action(printUnique)
}
