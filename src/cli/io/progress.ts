/** The minimum number of milliseconds for which the progress bar stays hidden after other output. */
const PAUSE = 100

/** A progress bar on standard error. */
export interface Progress {
  /** Adds `bytes` to the number of processed bytes. */
  advance(bytes: number): void
  /** Hides the bar so that other output can be printed. A later call to `advance` shows the bar again. */
  hide(): void
}

const NONE: Progress = { advance: () => {}, hide: () => {} }

/** Shows a progress bar if standard error is a terminal and `size` is neither `undefined` nor 0. */
export const startProgress = async (size: number | undefined): Promise<Progress> => {
  if (!process.stderr.isTTY || size === undefined || size === 0) return NONE
  const { SingleBar } = await import('cli-progress')
  const bar = new SingleBar({
    stream: process.stderr,
    format: '[{bar}] {percentage}% of {total} bytes',
    barCompleteChar: '#',
    barIncompleteChar: '-',
    barsize: 30,
    clearOnComplete: true,
    linewrap: true,
  })
  let done = 0
  let hiddenAt = Number.NEGATIVE_INFINITY
  const hide = (): void => {
    if (!bar.isActive) return
    bar.stop()
    hiddenAt = performance.now()
  }
  bar.start(size, 0)
  process.once('exit', hide)
  return {
    advance: (bytes) => {
      done += bytes
      if (bar.isActive) bar.update(done)
      else if (performance.now() - hiddenAt > PAUSE) bar.start(size, done)
    },
    hide,
  }
}
