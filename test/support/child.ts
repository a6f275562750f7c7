import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build } from 'esbuild'

const execute = promisify(execFile)

/**
 * Runs `code`, which imports from `../../src/...`, in a Node of its own, and returns what it prints as JSON. A process
 * whose heap is too small ends with an error.
 */
export const runInChild = async (code: string, heapMegabytes: number): Promise<unknown> => {
  const stdin = { contents: code, resolveDir: new URL('.', import.meta.url).pathname, loader: 'ts' } as const
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'esm', platform: 'node' })
  const script = outputFiles[0]?.text ?? ''
  const options = [`--max-old-space-size=${heapMegabytes}`, '--input-type=module', '--eval', script]
  const { stdout } = await execute(process.execPath, options)
  return JSON.parse(stdout)
}
