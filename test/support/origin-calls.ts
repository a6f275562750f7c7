/** Lists calls to each function that handles origins or cache keys. */
import * as core from 'uri-ts'
import * as equivalence from 'uri-ts/equivalence'

const BASE = core.view(core.uri('http://h/a/b?c')) as core.View

const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

export const origins = {
  cacheKey: onView(equivalence.cacheKey({ sortQuery: true, ignorePairs: (key) => key.startsWith('a') })),
  hasOrigin: onView(equivalence.hasOrigin(['http://h', 'https://[::1]:3000'])),
  origin: onView(equivalence.origin),
  sameOrigin: onView(equivalence.sameOrigin(BASE)),
}
