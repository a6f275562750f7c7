/** Lists calls to every function that handles queries or segments, and to every function that hides secrets. */
import * as core from 'uri-ts'
import * as prose from 'uri-ts/text'

const BASE = core.view(core.uri('http://h/a/b?c')) as core.View

const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const

/** Creates a call to a function that changes a part of a view. The input string is the new value of that part. */
const changing = (change: (text: never) => (view: core.View) => unknown) => onText((text: never) => change(text)(BASE))

const startsWithA = (key: string): boolean => key.startsWith('a')

export const queriesAndPaths = {
  appendPair: changing((text: string) => core.appendPair(text, text)),
  decodedQueryPairs: onView(core.decodedQueryPairs),
  decodedQueryValue: onView(core.decodedQueryValue('a')),
  decodedQueryValues: onView(core.decodedQueryValues('a')),
  deleteFormPair: changing(core.deleteFormPair),
  deleteFormPairs: onView(core.deleteFormPairs(startsWithA)),
  deletePair: changing(core.deletePair),
  deletePairs: onView(core.deletePairs(startsWithA)),
  formQueryPairs: onView(core.formQueryPairs),
  formQueryValue: onView(core.formQueryValue('a')),
  formQueryValues: onView(core.formQueryValues('a')),
  buildQuery: onText((text: string) => core.buildQuery({ a: [text, text], b: text })),
  orThrow: onView((view: core.View) => core.orThrow({ _tag: 'Right', right: view })),
  orUndefined: onView((view: core.View) => core.orUndefined({ _tag: 'Some', value: view })),
  queryPairs: onView(core.queryPairs),
  queryRecord: onView(core.queryRecord),
  queryText: onView(core.queryText('a')),
  rawQueryValue: onView(core.rawQueryValue('a')),
  rawQueryValues: onView(core.rawQueryValues('a')),
  setFormPair: changing((text: string) => core.setFormPair(text, text)),
  setFormPairs: changing((text: string) => core.setFormPairs({ a: [text, text], b: text })),
  setPair: changing((text: string) => core.setPair(text, text)),
  setPairs: changing((text: string) => core.setPairs({ a: [text, text], b: text })),
  sortFormPairs: onView(core.sortFormPairs),
  sortPairs: onView(core.sortPairs),
  appendSegments: changing((text: string) => core.appendSegments(['', text])),
  decodedSegments: onView(core.decodedSegments),
  hasSegments: onView(core.hasSegments(['', 'a'])),
  hasText: onView(core.hasText(core.isUri)),
  hasTrailingSlash: onView(core.hasTrailingSlash),
  joinPath: changing(core.joinPath),
  parent: onView(core.parent),
  segments: onView(core.segments),
  withSegments: changing((text: string) => core.withSegments(['', text])),
  withSegmentsEncoded: changing((text: string) => core.withSegmentsEncoded(['', text])),
  withTrailingSlash: onView(core.withTrailingSlash),
  withoutTrailingSlash: onView(core.withoutTrailingSlash),
}

const errorOf = (text: string): core.UriError => ({
  _tag: 'ParseError',
  text,
  offset: text.length >> 1,
  component: 'query',
  reason: 'character',
})

export const redactions = {
  redactErrorKeys: onText((text: string) => prose.redactErrorKeys(prose.SECRET_KEYS)(errorOf(text))),
  redactPassword: onView(prose.redactPassword),
  redactUserinfo: onView(prose.redactUserinfo),
  urlAttributes: onView(prose.urlAttributes),
  redactText: onText(prose.redactText(prose.SECRET_KEYS)),
}
