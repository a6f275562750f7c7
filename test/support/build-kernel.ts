/** Compiles the kernel of `uri-ts/bytes` before the tests, if it is missing or older than its sources. */
// @ts-expect-error: a script
import { buildKernel } from '../../build/kernel.mjs'

export const setup = async (): Promise<void> => {
  await buildKernel()
}
