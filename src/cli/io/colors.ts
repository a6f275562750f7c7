import type { WriteStream } from 'node:tty'
import pc from 'picocolors'

/**
 * Returns the colors for a stream. A stream has colors only if it is a terminal or the environment variable
 * `FORCE_COLOR` is set. By default, picocolors also colors piped output if the environment variable `CI` is set. The
 * environment variable `NO_COLOR` disables colors.
 */
export const colorsFor = (stream: WriteStream): ReturnType<typeof pc.createColors> => {
  const { FORCE_COLOR = '' } = process.env
  return pc.createColors(pc.isColorSupported && (stream.isTTY || FORCE_COLOR !== ''))
}
