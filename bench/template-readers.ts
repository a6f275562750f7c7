/**
 * Compares how fast a template and functions from other libraries read a query or a path. Each input is a new string,
 * like the request-target that a server receives. The query parsers of other libraries receive only the text after the
 * `?`, because they do not find the `?` themselves.
 */
import { parse } from 'fast-querystring'
import { match } from 'path-to-regexp'
import { extract, template } from 'uri-ts/template'
import { flatten } from './harness'
import type { Runner } from './race'

export const FAST_QUERYSTRING = 'fast-querystring'
export const URL_SEARCH_PARAMS = 'URLSearchParams'
export const PATH_TO_REGEXP = 'path-to-regexp'

const queryOf = (target: string): string => target.slice(target.indexOf('?') + 1)

interface Reading {
  readonly race: string
  readonly texts: readonly string[]
  readonly runners: readonly Runner<string>[]
  readonly rival: string
  readonly least: number
}

const ours = (call: (text: string) => unknown): Runner<string> => ({ name: 'uri-ts/template', of: 'uri-ts', call })

const rival = (name: string, call: (text: string) => unknown): Runner<string> => ({ name, of: 'rival', call })

const three = extract(template('/s{?q,page,sort}'))

const getThree = (text: string): object => {
  const query = new URLSearchParams(queryOf(text))
  return { q: query.get('q'), page: query.get('page'), sort: query.get('sort') }
}

const path = extract(template('/users/{id}/posts/{post}'))
const matchPath = match('/users/:id/posts/:post')

const PATHS = [ours(path), rival(PATH_TO_REGEXP, matchPath)]

const READINGS: readonly Reading[] = [
  {
    race: 'extract, three query variables',
    texts: ['/s?q=hello&page=2&sort=name', '/s?q=uri&page=10&sort=date', '/s?q=templates&page=1&sort=title'],
    runners: [ours(three), rival(FAST_QUERYSTRING, (text) => parse(queryOf(text))), rival(URL_SEARCH_PARAMS, getThree)],
    rival: FAST_QUERYSTRING,
    least: 1,
  },
  {
    race: 'extract, three query variables, one of them encoded',
    texts: ['/s?q=caf%C3%A9&page=2&sort=name', '/s?q=hello%20world&page=10&sort=date', '/s?q=50%25&page=1&sort=title'],
    runners: [ours(three), rival(FAST_QUERYSTRING, (text) => parse(queryOf(text))), rival(URL_SEARCH_PARAMS, getThree)],
    rival: FAST_QUERYSTRING,
    least: 0.8,
  },
  {
    race: 'extract, a list of four members',
    texts: ['/s?tag=a&tag=b&tag=c&tag=d', '/s?tag=uri&tag=template&tag=rfc&tag=node'],
    runners: [
      ours(extract(template('/s{?tag*}'))),
      rival(URL_SEARCH_PARAMS, (text) => new URLSearchParams(queryOf(text)).getAll('tag')),
      rival(FAST_QUERYSTRING, (text) => parse(queryOf(text))['tag']),
    ],
    rival: URL_SEARCH_PARAMS,
    least: 1 / 1.2,
  },
  {
    race: 'extract, encoded values of a path',
    texts: ['/users/42/posts/caf%C3%A9', '/users/7/posts/hello%20world', '/users/a%2Fb/posts/50%25'],
    runners: PATHS,
    rival: PATH_TO_REGEXP,
    least: 0.8,
  },
  {
    race: 'extract, a mismatch',
    texts: [
      ...['/users/42', '/articles/42/posts/hello', '/users/42/posts/hello/comments', '/', '/about/us'],
      '/user/42/posts/x',
    ],
    runners: PATHS,
    rival: PATH_TO_REGEXP,
    least: 1 / 1.5,
  },
]

const MANY = 6000

const freshOf = (texts: readonly string[]): readonly string[] =>
  flatten(Array.from({ length: Math.ceil(MANY / texts.length) }, () => texts).flat())

export const READERS = READINGS.map((reading) => ({ ...reading, texts: freshOf(reading.texts) }))
