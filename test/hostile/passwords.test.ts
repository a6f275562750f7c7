/** Tests that a `TypeError` does not show the password of a URI that was passed by mistake as an option or argument. */
import { hasHost, hasScheme } from 'uri-ts'
import { hasOrigin } from 'uri-ts/equivalence'
import * as http from 'uri-ts/http'
import { inCidr } from 'uri-ts/ip'
import { uriFinder } from 'uri-ts/text'
import { expect, it } from 'vitest'

const SECRET = 'pa:ss'

const CALLS: { readonly [name: string]: (value: string) => unknown } = {
  guardConnect: (value) => http.guardConnect({ lookup: () => {}, allow: [value] }),
  guardFetch: (value) => http.guardFetch<typeof fetch>({ fetch, schemes: ['http'], maxRedirects: 0, allow: [value] }),
  guardLookup: (value) => http.guardLookup({ lookup: () => {}, allow: [value] }),
  hasHost,
  hasOrigin: (value) => hasOrigin<string>(value),
  hasOriginLike: (value) => http.hasOriginLike<string>(value),
  hasScheme,
  hostList: (value) => http.hostList<string>([value]),
  inCidr: (value) => inCidr<string>(value),
  linkOf: (value) => http.linkOf<string>(`${value} `),
  localTarget: (value) => http.localTarget<string>({ fallback: value }),
  originPattern: (value) => http.originPattern<string>(value),
  'receivedUri with a host': (value) =>
    http.receivedUri<string, string>({ trust: [], fields: 'forwarded', hosts: [value] }),
  'receivedUri with a proxy': (value) => http.receivedUri<string>({ trust: [value], fields: 'forwarded' }),
  redirectUriMatcher: (value) => http.redirectUriMatcher<string>([value]),
  uriFinder: (value) => uriFinder<string>({ isHost: () => true, scheme: value }),
}

const VALUES = [
  `https://me:${SECRET}@host`,
  `https://me:${SECRET}@host/ `,
  `https://me:${SECRET}@a@host`,
  `https://me:${SECRET}@*.a.example`,
  `me:${SECRET}@host`,
  `me:${SECRET}@host:80`,
  `//me:${SECRET}@host`,
  `http:\\\\me:${SECRET}@host`,
  `a\nb://me:${SECRET}@host`,
]

it.each(Object.entries(CALLS))('the messages of %s contain no password', (_, call) => {
  for (const value of VALUES) {
    expect(() => call(value)).toThrow(TypeError)
    expect(() => call(value)).not.toThrow(SECRET)
  }
})

it.each(['guardLookup', 'receivedUri with a host', 'receivedUri with a proxy'])(
  'the messages of %s contain no password of a URL object',
  (name) => {
    const url = new URL(`https://me:${encodeURIComponent(SECRET)}@host`)
    expect(() => CALLS[name]?.(url as never)).toThrow(/@host/)
    expect(() => CALLS[name]?.(url as never)).not.toThrow(/pa|ss@/)
  },
)
