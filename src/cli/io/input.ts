import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { forEachLine, type Input } from './lines'
import { type Output, systemFailure } from './output'

/** How a command line names standard input. */
export const STDIN = '-'

const STDIN_FD = 0

const CHUNK = 65_536

async function* chunksOfStdin(name: string): AsyncGenerator<Buffer> {
  try {
    yield* process.stdin
  } catch (error) {
    throw systemFailure(`cannot read ${name}`, error)
  }
}

/**
 * Reads into one buffer over and over, so that there is no garbage to collect. A synchronous read is faster than a trip
 * through the thread pool; what else has to happen, such as an error of the output, does so between two chunks.
 */
async function* chunksOfFile(name: string, fd: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(CHUNK)
  try {
    for (let length = readSync(fd, buffer); length > 0; length = readSync(fd, buffer)) {
      yield buffer.subarray(0, length)
      await setImmediate()
    }
  } catch (error) {
    throw systemFailure(`cannot read ${name}`, error)
  } finally {
    closeSync(fd)
  }
}

/** Opens a file, or standard input. Fails: in one sentence, where that is not possible. */
export const openInput = (file: string): Input => {
  const isStdin = file === STDIN
  const name = isStdin ? '<stdin>' : file
  try {
    const fd = isStdin ? STDIN_FD : openSync(file, 'r')
    const stat = fstatSync(fd)
    const isStream = isStdin && !stat.isFile() && !stat.isDirectory()
    return {
      name,
      size: stat.isFile() ? stat.size : undefined,
      chunks: isStream ? chunksOfStdin(name) : chunksOfFile(name, fd),
    }
  } catch (error) {
    throw systemFailure(`cannot read ${name}`, error)
  }
}

/** Visits each argument; the lines of standard input in the place of `-`, or where there is no argument. */
export const forEachText = async (
  texts: readonly string[],
  output: Pick<Output, 'settle'>,
  visit: (text: string) => void,
): Promise<void> => {
  for (const text of texts.length === 0 ? [STDIN] : texts) {
    if (text === STDIN) await forEachLine(openInput(STDIN), visit, () => output.settle())
    else visit(text)
  }
  await output.settle()
}
