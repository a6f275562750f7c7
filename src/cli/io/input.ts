import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type Input, TOO_LONG } from './blocks'
import { forEachLine } from './lines'
import { complain, Failure, type Output, systemFailure } from './output'

/** The command-line argument that stands for standard input. */
export const STDIN = '-'

/** The name of standard input in messages. */
export const STDIN_NAME = '<stdin>'

const STDIN_FD = 0

async function* readStdin(name: string, room: () => Uint8Array): AsyncGenerator<number> {
  try {
    for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; ) {
        const into = room()
        const part = chunk.subarray(start, start + into.length)
        into.set(part)
        start += part.length
        yield part.length
      }
    }
  } catch (error) {
    throw systemFailure(`cannot read ${name}`, error)
  }
}

/**
 * Reads the chunks of a file synchronously, because asynchronous reads take longer. Yields to the event loop after each
 * chunk so that write errors can be reported.
 */
async function* readFd(name: string, fd: number, room: () => Uint8Array): AsyncGenerator<number> {
  try {
    for (let length = readSync(fd, room()); length > 0; length = readSync(fd, room())) {
      yield length
      await setImmediate()
    }
  } catch (error) {
    throw systemFailure(`cannot read ${name}`, error)
  } finally {
    closeSync(fd)
  }
}

/** Opens a file or standard input. Throws a `Failure` if the file cannot be opened. */
export const openInput = (file: string): Input => {
  const isStdin = file === STDIN
  const name = isStdin ? STDIN_NAME : file
  try {
    const fd = isStdin ? STDIN_FD : openSync(file, 'r')
    const stat = fstatSync(fd)
    const isStream = isStdin && !stat.isFile() && !stat.isDirectory()
    return {
      name,
      size: stat.isFile() ? stat.size : undefined,
      read: (room) => (isStream ? readStdin(name, room) : readFd(name, fd, room)),
    }
  } catch (error) {
    throw systemFailure(`cannot read ${name}`, error)
  }
}

/**
 * Visits each file. If a file cannot be read, prints a message and continues with the next file. Returns the results
 * for all readable files.
 */
export const forEachFile = async <A>(files: readonly string[], visit: (file: string) => Promise<A>): Promise<A[]> => {
  const results: A[] = []
  for (const file of files) {
    try {
      results.push(await visit(file))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      complain(error.message)
    }
  }
  return results
}

/**
 * Works like `forEachFile`, but visits every line in the files. Writes the collected output even if a file cannot be
 * read. If `skipsLong` is `true`, prints a message for each line that is too long, and continues with the next line.
 */
export const forEachLineOf = async (
  files: readonly string[],
  output: Pick<Output, 'settle'>,
  visit: (line: string, number: number, file: string) => void,
  skipsLong = false,
): Promise<void> => {
  await forEachFile(files, async (file) => {
    const input = openInput(file)
    await forEachLine(
      input,
      (line, number) => visit(line, number, input.name),
      () => output.settle(),
      skipsLong ? (number) => process.stderr.write(`${input.name}:${number}: ${TOO_LONG}\n`) : undefined,
    )
  })
  await output.settle()
}

/**
 * Visits each string in `texts`. Visits the lines of standard input in place of each `-`, and also if `texts` is empty.
 */
export const forEachText = async (
  texts: readonly string[],
  output: Pick<Output, 'settle'>,
  visit: (text: string) => void,
  visitStdin = (input: Input): Promise<void> => forEachLine(input, visit, () => output.settle()),
): Promise<void> => {
  for (const text of texts.length === 0 ? [STDIN] : texts) {
    if (text === STDIN) await visitStdin(openInput(STDIN))
    else visit(text)
  }
  await output.settle()
}
