import type { WriteStream } from 'node:tty'
import pc from 'picocolors'

/**
 * The colours for a stream: those of a terminal, unless NO_COLOR says otherwise. picocolors alone would also paint what
 * goes into a pipe, wherever the environment says CI.
 */
export const colorsFor = (stream: WriteStream): ReturnType<typeof pc.createColors> => {
  const { FORCE_COLOR = '' } = process.env
  return pc.createColors(pc.isColorSupported && (stream.isTTY || FORCE_COLOR !== ''))
}
