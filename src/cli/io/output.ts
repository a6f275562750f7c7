import { once } from 'node:events'
import type { WriteStream } from 'node:tty'

/** The exit codes of every command. A closed pipe ends it as the shell reports it of others: 128 + SIGPIPE. */
export const EXIT_VALID = 0
export const EXIT_INVALID = 1
export const EXIT_TROUBLE = 2
const EXIT_CLOSED_PIPE = 141

/** How many characters are gathered before they are written. */
const BATCH = 65_536

/** A failure that is told in one sentence, without a stack trace. */
export class Failure extends Error {}

/** The failure of a system call, told by its code. */
export const systemFailure = (what: string, error: unknown): Failure =>
  new Failure(`${what}: ${error instanceof Error && 'code' in error ? error.code : error}`)

/** Tells of a failure on standard error, for the exit code 2. */
export const complain = (message: string): void => {
  process.stderr.write(`uri-ts: ${message}\n`)
  process.exitCode = EXIT_TROUBLE
}

const isClosedPipe = (error: Error): boolean => 'code' in error && error.code === 'EPIPE'

/** Ends the process when its output cannot be written: silently, where nobody reads it any more. */
export const exitOnWriteErrors = (): void => {
  process.stdout.on('error', (error) => {
    if (isClosedPipe(error)) process.exit(EXIT_CLOSED_PIPE)
    complain(systemFailure('cannot write standard output', error).message)
    process.exit()
  })
  process.stderr.on('error', (error) => process.exit(isClosedPipe(error) ? EXIT_CLOSED_PIPE : EXIT_TROUBLE))
}

/** Lines for a stream, gathered into large writes. */
export class Output {
  readonly #stream: WriteStream
  readonly #beforeWrite: () => void
  #batch = ''

  /** `beforeWrite` is called each time that something is about to be written. */
  constructor(stream: WriteStream, beforeWrite: () => void = () => {}) {
    this.#stream = stream
    this.#beforeWrite = beforeWrite
  }

  line(text: string): void {
    this.#batch += `${text}\n`
    if (this.#batch.length >= BATCH) this.#write()
  }

  /** Writes what was gathered, and waits as long as the reader is behind. */
  async settle(): Promise<void> {
    if (this.#batch !== '') this.#write()
    if (this.#stream.writableNeedDrain) await once(this.#stream, 'drain')
  }

  #write(): void {
    const batch = this.#batch
    this.#batch = ''
    this.#beforeWrite()
    this.#stream.write(batch)
  }
}
