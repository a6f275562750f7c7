/** Writes the generated sources before the tests, if they are missing or out of date. */
// @ts-expect-error: a script
import { generate } from '../../build/generate.mjs'

export const setup = generate as () => Promise<void>
