/** Checks that this package's types and Node's types are interchangeable. */
import { type ClientRequest, request } from 'node:http'
import type node from 'node:url'
import type ours from '../types/index'

type Assignable<_From extends To, To> = true

export type Checks = [
  Assignable<ours.UrlObject, node.UrlObject>,
  Assignable<node.UrlObject, ours.UrlObject>,
  Assignable<ours.UrlWithStringQuery, node.UrlWithStringQuery>,
  Assignable<ours.UrlWithParsedQuery, node.UrlWithParsedQuery>,
  Assignable<ours.Url, ours.UrlObject>,
  Assignable<typeof ours.parse, typeof node.parse>,
  Assignable<typeof ours.resolve, typeof node.resolve>,
  Assignable<typeof ours.URL, typeof URL>,
]

/** Shows that code for Node's `url` module compiles with this package's types. */
export const usage = (url: typeof ours): readonly (string | ClientRequest | null | undefined)[] => {
  const { query } = url.parse('http://a/?b', true)
  const [first] = [query['b']].flat()
  return [
    first,
    url.parse('/').query,
    url.format({ host: 'a', port: 80, query: { b: [1, 'c'], d: null } }),
    url.format(new URL('http://a'), { auth: false }),
    url.format(url.parse('http://a')),
    new url.Url().parse('a').resolve('b'),
    request(url.parse('http://a')),
  ]
}
