/** Builds random requests from pieces that servers have misread. */
import type { OutgoingHttpHeaders } from 'node:http2'
import { pick, type Random } from '../refimpl/random'

/** `URI_TS_REQUESTS` is the number of random requests that each server receives. */
const { URI_TS_REQUESTS = '20000', URI_TS_SEED = '1' } = process.env
export const REQUESTS = Number(URI_TS_REQUESTS)
export const SEED = Number(URI_TS_SEED)
export const HOURS = 4 * 3_600_000

export const HOST = 'Host: 127.0.0.1'

const PIECES = [
  ...[
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5C',
    '%25',
    '%32%66',
    '%00',
    '%0d%0a',
    '%FF',
    '%zz',
    '%',
    ';',
    ':',
    '@',
    '?',
  ],
  ...[
    '#',
    '[',
    ']',
    '*',
    '\\',
    ' ',
    '\t',
    '\0',
    '\xff',
    '&',
    '=',
    '{',
    'users',
    'notes',
    'files',
    'search',
    '7',
    'C:',
    '~1',
  ],
  ...[
    'http://',
    'https:',
    '127.0.0.1',
    'example.test',
    ':80',
    ':0',
    ':99999',
    '[::1]',
    '__proto__',
    'NUL',
    '?page=',
    'a',
  ],
]
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'DELETE', 'TRACE', 'get', '', 'G ET']
const FIELDS = [
  ...[HOST, HOST, HOST, 'Host: example.test', 'Host: evil.test', 'Host: a b', 'Host', ': x', 'Host: [', 'X: \xff'],
  ...['Content-Length: 0', 'Content-Length: x', 'Connection: Upgrade', 'Upgrade: x', 'Expect: 100-continue', ' y'],
]

const several = (random: Random, most: number, from: readonly string[]): readonly string[] =>
  Array.from({ length: random(most + 1) }, () => pick(random, from))

const randomTarget = (random: Random): string => (random(4) > 0 ? '/' : '') + several(random, 6, PIECES).join('')

export const randomRequest = (random: Random): string => {
  const target = randomTarget(random)
  const version = random(20) === 0 ? 'HTTP/1.' : 'HTTP/1.1'
  const end = random(20) === 0 ? '\n' : '\r\n'
  return [`${pick(random, METHODS)} ${target} ${version}`, HOST, ...several(random, 2, FIELDS), '', '']
    .slice(0, random(20) === 0 ? 2 : undefined)
    .join(end)
}

export const randomFields = (random: Random): OutgoingHttpHeaders => ({
  ':method': pick(random, METHODS),
  ...(random(10) === 0 ? {} : { ':scheme': pick(random, ['http', 'http', 'http', 'https', 'ftp', 'a b', '']) }),
  ...(random(10) === 0 ? {} : { ':authority': pick(random, ['example.test', 'example.test', randomTarget(random)]) }),
  ...(random(10) === 0 ? {} : { ':path': randomTarget(random) }),
  ...(random(20) === 0 ? { ':protocol': pick(random, ['websocket', '']) } : {}),
  ...(random(10) === 0 ? { host: randomTarget(random) } : {}),
})
