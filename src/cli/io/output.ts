import { once } from 'node:events'
import type { WriteStream } from 'node:tty'
import { getSystemErrorMap } from 'node:util'

/**
 * All commands use the following exit codes. If the program that reads the output has closed the pipe, the exit code is
 * 141. For a program that SIGPIPE terminates, shells report the same code: 128 plus the signal's number.
 */
export const EXIT_VALID = 0
export const EXIT_INVALID = 1
export const EXIT_TROUBLE = 2
const EXIT_CLOSED_PIPE = 141

/** As soon as `Output` has collected `BATCH` characters, it writes them to the stream. */
const BATCH = 65_536

/** An error that the user should see. `complain` prints a `Failure`'s message without a stack trace. */
export class Failure extends Error {}

/** Returns a failure that contains the operating system's message about a failed system call. */
export const systemFailure = (what: string, error: unknown): Failure => {
  const words =
    error instanceof Error && 'errno' in error ? getSystemErrorMap().get(error.errno as number)?.[1] : undefined
  return new Failure(`${what}: ${words ?? error}`)
}

/** Prints a message to standard error and sets the exit code to 2. */
export const complain = (message: string): void => {
  process.stderr.write(`uri-ts: ${message}\n`)
  process.exitCode = EXIT_TROUBLE
}

const isClosedPipe = (error: Error): boolean => 'code' in error && error.code === 'EPIPE'

/** Ends the process if its output cannot be written. If the cause is a closed pipe, prints no error message. */
export const exitOnWriteErrors = (): void => {
  process.stdout.on('error', (error) => {
    if (isClosedPipe(error)) process.exit(EXIT_CLOSED_PIPE)
    complain(systemFailure('cannot write standard output', error).message)
    process.exit()
  })
  process.stderr.on('error', (error) => process.exit(isClosedPipe(error) ? EXIT_CLOSED_PIPE : EXIT_TROUBLE))
}

/** Collects lines so that many can be written to a stream at once. */
export class Output {
  readonly #stream: WriteStream
  readonly #beforeWrite: () => void
  readonly #encoding: BufferEncoding
  #batch = ''

  constructor(stream: WriteStream, beforeWrite: () => void = () => {}, encoding: BufferEncoding = 'utf8') {
    this.#stream = stream
    this.#beforeWrite = beforeWrite
    this.#encoding = encoding
  }

  line(text: string): void {
    this.#batch += `${text}\n`
    if (this.#batch.length >= BATCH) this.#write()
  }

  /** Writes the collected lines, and then waits if the stream's buffer is full. */
  async settle(): Promise<void> {
    if (this.#batch !== '') this.#write()
    if (this.#stream.writableNeedDrain) await once(this.#stream, 'drain')
  }

  #write(): void {
    const batch = this.#batch
    this.#batch = ''
    this.#beforeWrite()
    this.#stream.write(batch, this.#encoding)
  }
}
