import { parseUri, showReason } from 'uri-ts'
import { MOMENTS } from './typing'

/** What the library says of each moment, asked when the site is built: the start page needs no parser. */
const loader = {
  load: () =>
    MOMENTS.map(({ text, cursor, pause }) => {
      const parsed = parseUri(text)
      const error = parsed._tag === 'Left' ? { offset: parsed.left.offset, reason: showReason(parsed.left) } : undefined
      return { text, cursor, pause, error }
    }),
}

export default loader

/** VitePress replaces the module by what `load` returns. */
declare const data: ReturnType<typeof loader.load>

export { data }
