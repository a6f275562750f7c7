/**
 * Tests `redirectUriMatcher` with test cases from pull requests to thirteen authorization servers. Most test cases name
 * the RFC section that determines the decision.
 */
import { redirectUriMatcher } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'

/** If a row has no section, its first URI cannot be registered. */
type Row = readonly [registered: string, requested: string, section?: string]

const EQUAL = 'RFC 9700, 2.1: equal'
const DIFFERENT = 'RFC 9700, 2.1'
/** The RFC section that applies if the two URIs differ only in the port of a loopback address. */
const PORT = 'RFC 8252, 7.3'
/**
 * The RFC section that applies if two `localhost` URIs differ only in the port. The caller must allow this difference.
 */
const LOCALHOST = 'RFC 8252, 8.3'
/** The RFC section that applies if the requested URI is not absolute or has a fragment. */
const INVALID = 'RFC 6749, 3.1.2'

const LOCAL = 'http://localhost/callback'
const LOCAL_8080 = 'http://localhost:8080/callback'
const LOOP = 'http://127.0.0.1/callback'
const LOOP_8080 = 'http://127.0.0.1:8080/callback'
const APP = 'https://app.example.com/callback'
const SITE = 'https://example.com/callback'
const CIVITAI = 'http://localhost:18188/civitai/callback'

const SERVERS: Readonly<Record<string, readonly Row[]>> = {
  'cloudflare/workers-oauth-provider#145': [
    [LOOP_8080, 'http://127.0.0.1:52431/callback', PORT],
    [LOOP_8080, LOOP, PORT],
    [LOOP, 'http://127.0.0.1:9999/callback', PORT],
    ['http://[::1]:8080/callback', 'http://[::1]:43210/callback', PORT],
    [LOOP_8080, LOOP_8080, EQUAL],
    ['http://127.255.255.255:8080/callback', 'http://127.255.255.255:9999/callback', PORT],
    [LOOP_8080, 'http://127.0.0.1:33333/callback', PORT],
    [LOCAL_8080, 'http://localhost:52431/callback', LOCALHOST],
    [LOCAL_8080, LOCAL, LOCALHOST],
    [LOCAL, 'http://localhost:9999/callback', LOCALHOST],
    ['http://localhost/', 'http://localhost:33418/', LOCALHOST],
    [LOOP_8080, 'http://127.0.0.1:8080/evil', DIFFERENT],
    [LOOP_8080, 'http://127.0.0.1:52431/evil', DIFFERENT],
    [LOOP_8080, 'https://127.0.0.1:8080/callback', DIFFERENT],
    [LOOP_8080, 'http://127.0.0.2:8080/callback', DIFFERENT],
    [LOOP_8080, 'http://[::1]:8080/callback', DIFFERENT],
    [LOOP_8080, LOCAL_8080, DIFFERENT],
    [LOCAL_8080, LOOP_8080, DIFFERENT],
    [LOCAL_8080, 'http://localhost:9999/evil', DIFFERENT],
    ['https://example.com:8080/callback', 'https://example.com:9090/callback', DIFFERENT],
    [SITE, SITE, EQUAL],
    [LOOP_8080, 'https://attacker.com/callback', DIFFERENT],
  ],
  'better-auth/better-auth#8426': [
    [LOOP, LOOP_8080, PORT],
    [LOOP_8080, 'http://127.0.0.1:9090/callback', PORT],
    ['http://127.0.0.2/callback', 'http://127.0.0.2:8080/callback', PORT],
    ['http://[::1]:8080/callback', 'http://[::1]:3000/callback', PORT],
    ['http://localhost:5000/api/auth/callback/test', 'http://localhost:9999/api/auth/callback/test', LOCALHOST],
    [LOOP_8080, 'http://127.0.0.1:8080/other-path', DIFFERENT],
    ['http://10.0.0.1/callback', 'http://10.0.0.1:8080/callback', DIFFERENT],
  ],
  'backstage/backstage#33508': [
    ['http://127.0.0.1:33418/', 'http://127.0.0.1:63847/', PORT],
    [LOCAL, 'http://localhost:60056/callback', LOCALHOST],
    ['http://[::1]/callback', 'http://[::1]:54321/callback', PORT],
    [LOOP, 'http://127.0.0.1:54321/callback', PORT],
    [SITE, 'https://example.com:9999/callback', DIFFERENT],
    [LOCAL_8080, 'http://localhost:8080/other-path', DIFFERENT],
    [LOCAL_8080, 'http://unauthorized.com/callback', DIFFERENT],
    ['http://localhost:*/callback', LOCAL_8080],
    ['http://localhost:*', 'http://localhost:1/a'],
  ],
  'honojs/middleware#1824': [
    [SITE, SITE, EQUAL],
    [SITE, 'https://malicious.com/callback', DIFFERENT],
    [LOCAL, 'http://localhost:58621/callback', LOCALHOST],
    [LOOP, 'http://127.0.0.1:9999/callback', PORT],
    [LOCAL, 'http://localhost:58621/evil', DIFFERENT],
    [LOCAL, 'http://localhost:58621/callback?extra=param', DIFFERENT],
    [SITE, 'https://example.com:9999/callback', DIFFERENT],
  ],
  // Neon's server treats the three names of the loopback interface as interchangeable. RFC 9700 does not allow this.
  'neondatabase/mcp-server-neon#188': [
    ['http://localhost:3000/callback', 'http://127.0.0.1:3000/callback', DIFFERENT],
    ['http://127.0.0.1:3000/callback', 'http://[::1]:4000/callback', DIFFERENT],
    ['http://localhost:3000/callback', 'http://localhost:4000/callback', LOCALHOST],
    ['http://localhost:3000/callback', 'http://localhost:3000/other', DIFFERENT],
    ['http://localhost:3000/callback', 'https://localhost:3000/callback', DIFFERENT],
  ],
  'coder/coder#29013': [
    [LOOP, 'http://127.0.0.1:53219/callback', PORT],
    ['http://localhost:9876/callback', 'http://localhost:53219/callback', LOCALHOST],
    [LOOP, 'http://localhost:53219/callback', DIFFERENT],
    [APP, 'https://app.example.com:8443/callback', DIFFERENT],
  ],
  'civitai/civitai#2560': [
    [CIVITAI, CIVITAI, EQUAL],
    ['https://app.example.com/cb', 'https://app.example.com/cb', EQUAL],
    [CIVITAI, 'http://localhost:58264/civitai/callback', LOCALHOST],
    [CIVITAI, 'http://localhost:9999/civitai/callback', LOCALHOST],
    [CIVITAI, 'http://localhost:58264/other/path', DIFFERENT],
    [CIVITAI, 'https://localhost:58264/civitai/callback', DIFFERENT],
    ['https://app.example.com/cb', 'https://app.example.com:8443/cb', DIFFERENT],
    ['https://app.example.com/cb', 'https://evil.example.com/cb', DIFFERENT],
    [CIVITAI, 'not a url', INVALID],
    [CIVITAI, '', INVALID],
  ],
  'supabase/auth#2705': [
    [LOOP, 'http://127.0.0.1:53219/callback', PORT],
    ['http://[::1]/callback', 'http://[::1]:53219/callback', PORT],
    [LOCAL, 'http://localhost:53219/callback', LOCALHOST],
    [LOOP, 'http://127.0.0.1:53219/other', DIFFERENT],
    [LOOP, 'http://127.0.0.1:53219/callback?a', DIFFERENT],
    [LOOP, 'http://[::1]:53219/callback', DIFFERENT],
    ['https://127.0.0.1/callback', 'https://127.0.0.1:53219/callback', DIFFERENT],
    ['com.example.app:/callback', 'com.example.app:1/callback', DIFFERENT],
  ],
  'XukuLLC/attesto#15': [
    [LOOP, 'http://127.0.0.1:53219/callback', PORT],
    ['http://[::1]/callback', 'http://[::1]:53219/callback', PORT],
    [LOOP, 'http://127.1:53219/callback', DIFFERENT],
    [LOOP, 'Http://127.0.0.1:53219/callback', DIFFERENT],
    [LOOP, 'http://me@127.0.0.1:53219/callback', DIFFERENT],
    [LOOP, 'http://127.0.0.1:53219/callback#a', INVALID],
    [LOCAL, 'http://localhost:53219/callback', LOCALHOST],
  ],
  zeroid: [
    ['http://127.0.0.1:17580/oauth/callback', 'http://127.0.0.1:17580@evil.test/oauth/callback', DIFFERENT],
    ['http://localhost:17580/oauth/callback', 'http://localhost.evil.test:1/oauth/callback', DIFFERENT],
  ],
  'wso2-extensions/identity-inbound-auth-oauth#1868': [
    ['http://127.0.0.1:8090/callback', 'http://127.0.0.1:8090/callback', EQUAL],
    ['http://127.0.0.1:8090/callback', 'http://127.0.0.1:16000/callback', PORT],
    ['http://127.0.0.1:8090/callback', 'http://127.0.0.1:7500/callback', PORT],
  ],
  'lion-reader': [
    ['https://app.example.com/cb', 'https://app.example.com/cb', EQUAL],
    ['https://app.example.com/cb', 'https://app.example.com/cb2', DIFFERENT],
    ['https://app.example.com/cb', 'https://app.example.com:8443/cb', DIFFERENT],
    [LOCAL, 'http://localhost:62336/callback', LOCALHOST],
    [LOOP, 'http://127.0.0.1:50000/callback', PORT],
    [LOCAL_8080, 'http://localhost:9999/callback', LOCALHOST],
    ['http://[::1]/callback', 'http://[::1]:62336/callback', PORT],
    [LOCAL, 'http://localhost:62336/other', DIFFERENT],
    [LOCAL, 'http://127.0.0.1:62336/callback', DIFFERENT],
    [LOCAL, 'https://localhost:62336/callback', DIFFERENT],
    [APP, 'http://localhost:62336/callback', DIFFERENT],
    [LOCAL, 'http://evil.localhost:62336/callback', DIFFERENT],
    [LOCAL, 'http://localhost.evil.com:62336/callback', DIFFERENT],
    [LOCAL, 'http://localhost:62336/callback?x=1', DIFFERENT],
    [`${LOCAL}?x=1`, 'http://localhost:62336/callback?x=1', LOCALHOST],
    [LOCAL, 'not-a-url', INVALID],
    ['https://app.example.com/cb#frag', 'https://app.example.com/cb#frag'],
    ['not-a-url', 'not-a-url'],
  ],
  'jasonraimondi/ts-oauth2-server#104': [
    ['http://127.0.0.1/oauth2callback', 'http://127.0.0.1:49152/oauth2callback', PORT],
    ['http://[::1]/callback', 'http://[::1]:49152/callback', PORT],
  ],
}

const ROWS = Object.entries(SERVERS).flatMap(([server, rows]) =>
  rows.map(([registered, requested, section]) => ({ server, registered, requested, section })),
)

/** Returns `allowed` or, if the redirect is refused, the RFC section that the error cites. */
const decisionOf = (registered: string, requested: string, loopback: 'ip' | 'localhost') => {
  const found = redirectUriMatcher([registered], { loopback })(requested)
  return found._tag === 'Right' ? 'allowed' : found.left.rule
}

describe('the tests of authorization servers', () => {
  it.each(ROWS)('$server: registered <$registered>, requested <$requested>: $section', (row) => {
    const { registered, requested, section } = row
    if (section === undefined) {
      expect(() => redirectUriMatcher([registered])).toThrow(TypeError)
      return
    }
    const isAllowed = section === EQUAL || section === PORT
    expect(decisionOf(registered, requested, 'ip')).toBe(
      isAllowed ? 'allowed' : section === LOCALHOST ? DIFFERENT : section,
    )
    expect(decisionOf(registered, requested, 'localhost')).toBe(
      isAllowed || section === LOCALHOST ? 'allowed' : section,
    )
  })

  it('are from thirteen servers', () => expect(Object.keys(SERVERS)).toHaveLength(13))
})
