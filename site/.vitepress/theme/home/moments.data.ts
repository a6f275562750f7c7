import { parseUri, showReason } from 'uri-ts'
import { MOMENTS, STILL } from './typing'

/** The error that the library returns for each moment. The site is built with it, so the start page needs no parser. */
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

/** VitePress replaces the module by what `load` returns. */
declare const data: ReturnType<typeof loader.load>

export { data }
