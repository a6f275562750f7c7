/** Lists calls to each function in `uri-ts/repair`. */
import { uri, view } from 'uri-ts'
import * as repair from 'uri-ts/repair'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const

export const repairs = {
  name: 'uri-ts/repair',
  module: repair,
  calls: {
    fromWhatwg: onText(repair.fromWhatwg),
    repair: onText(repair.repair),
    resolveHref: onText(repair.resolveHref(view(uri('http://h/a/b?c')))),
  },
} as const
