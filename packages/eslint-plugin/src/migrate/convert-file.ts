/** Converts the code of one file. */
import type { ESLint } from 'eslint'

export interface Converted {
  readonly output: string
  /** Lists the calls that must be converted by hand. */
  readonly left: readonly { readonly line: number; readonly column: number; readonly message: string }[]
  /** Indicates whether the code has a syntax error. */
  readonly isInvalid: boolean
}

/**
 * The maximum number of ESLint runs for one file. A run makes at most ten passes. A fix that adds an import overlaps
 * with all other fixes, so a file may need more than one run.
 */
const MOST_PASSES = 100

/** Converts code, using the first configuration with which the code can be parsed. */
export const convertFile = async (
  linters: readonly ESLint[],
  code: string,
  filePath: string,
): Promise<Converted | undefined> => {
  let converted: Converted | undefined
  for (const linter of linters) {
    let output = code
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      const [result] = await linter.lintText(output, { filePath })
      if (result === undefined) return undefined
      converted = {
        output,
        left: result.messages.filter(({ severity }) => severity === 2),
        isInvalid: result.fatalErrorCount > 0,
      }
      if (result.output === undefined) break
      output = result.output
    }
    if (converted?.isInvalid === false) return converted
  }
  return converted
}
