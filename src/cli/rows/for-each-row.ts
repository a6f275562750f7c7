import { forEachText, STDIN } from '../io/input'
import { Failure, type Output } from '../io/output'
import type { RowOptions } from './options'
import { readRows } from './read-rows'
import { NO_LINE, type RowVisitor } from './row'

/** Returns whether the options `rows`, `all`, `exitZero` and `field` are all unset. */
const isPlain = ({ rows, all, exitZero, field }: RowOptions): boolean =>
  !(rows || all || exitZero) && field === undefined

/**
 * Visits each string from the arguments or from the lines of standard input.
 *
 * Throws a `Failure` if `--field` is combined with an argument.
 */
export const forEachRow = async (
  texts: readonly string[],
  options: RowOptions,
  output: Pick<Output, 'settle'>,
  visitor: RowVisitor,
): Promise<void> => {
  if (options.field !== undefined && texts.some((text) => text !== STDIN)) {
    throw new Failure('--field reads lines, and not arguments; write the lines to standard input')
  }
  await forEachText(
    texts,
    output,
    (text) => visitor.text(text, NO_LINE),
    isPlain(options) ? undefined : (input) => readRows(input, options, visitor, () => output.settle()),
  )
}
