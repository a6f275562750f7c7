import type { createWorker } from '@valtown/codemirror-ts/worker'
import { type Remote, wrap } from 'comlink'

type Compiler = Remote<ReturnType<typeof createWorker> & { describe(path: string, code: string, name: string): string }>

let started: Promise<Compiler> | undefined

const start = async (): Promise<Compiler> => {
  const compiler = wrap(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })) as unknown as Compiler
  await compiler.initialize()
  return compiler
}

/** Loads the compiler only when it is first used, because it is several megabytes in size. */
export const loadCompiler = (): Promise<Compiler> => {
  started ??= start()
  return started
}
