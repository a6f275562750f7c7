import { parseUri, showReason } from 'uri-ts'
import { MOMENTS, STILL } from './typing'

/**
 * Computes, at build time, the error for each moment of the animation, so that the home page does not need a parser.
 */
const loader = {
  load: () => ({
    still: STILL,
    moments: MOMENTS.map((moment) => {
      const parsed = parseUri(moment.text)
      const error = parsed._tag === 'Left' ? { offset: parsed.left.offset, reason: showReason(parsed.left) } : undefined
      return { ...moment, error }
    }),
  }),
}

export default loader

/** VitePress replaces this module with one that exports, as `data`, the value that `load` returns. */
declare const data: ReturnType<typeof loader.load>

export { data }
