import type { WriteStream } from 'node:tty'
import pc from 'picocolors'

/**
 * Returns the colours for a stream. Only a terminal gets colours, unless NO_COLOR is set. By default, picocolors would
 * also colour a pipe if the environment variable CI is set.
 */
export const colorsFor = (stream: WriteStream): ReturnType<typeof pc.createColors> => {
  const { FORCE_COLOR = '' } = process.env
  return pc.createColors(pc.isColorSupported && (stream.isTTY || FORCE_COLOR !== ''))
}
