import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build } from 'esbuild'

const execute = promisify(execFile)

/**
 * Runs code in a separate Node process and returns the JSON that the code prints. The code may import files from the
 * folder that contains this file. If the heap is too small, the process ends with an error. The process has a single
 * thread, so V8 optimizes a loop after the same number of iterations in every run, even on a busy machine.
 */
export const runInChild = async (code: string, heapMegabytes: number): Promise<unknown> => {
  const stdin = { contents: code, resolveDir: new URL('.', import.meta.url).pathname, loader: 'ts' } as const
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'esm', platform: 'node' })
  const script = outputFiles[0]?.text ?? ''
  const options = [`--max-old-space-size=${heapMegabytes}`, '--single-threaded', '--input-type=module']
  const running = execute(process.execPath, [...options, '-'])
  // The script is not passed as an argument, because an argument cannot be longer than 128 kB.
  running.child.stdin?.end(script)
  const { stdout } = await running
  return JSON.parse(stdout)
}
