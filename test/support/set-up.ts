/** Prepares what the tests need: first the generated sources, then the installed package and the declarations. */
import type { TestProject } from 'vitest/node'
// @ts-expect-error: the script has no type declarations
import { generate } from '../../build/generate.mjs'
import { setup as emitDeclarations } from './emit-declarations'
import { setup as installPacked } from './install-packed'

export const setup = async (project: TestProject): Promise<() => void> => {
  await generate()
  const ends = await Promise.all([installPacked(project), emitDeclarations(project)])
  return () => {
    for (const end of ends) end?.()
  }
}
