import type { TestProject } from 'vitest/node'

/** Returns whether the current test run includes tests in at least one of the given folders of `test/`. */
export const isRunning = ({ vitest }: TestProject, folders: readonly string[]): boolean =>
  vitest.state.getPaths().some((path) => folders.some((folder) => path.includes(`/test/${folder}/`)))
