/**
 * Tests the redirect targets in ten public threads about open redirects. Each target is the decoded value of a query
 * parameter. If a thread mentions both a target and its encoded form, the test checks both.
 */
import { isLocalPath } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { isLeaving, spellingsOf } from './hostile-targets'

interface Thread {
  readonly refused: readonly string[]
  readonly accepted?: readonly string[]
}

const THREADS: Readonly<Record<string, Thread>> = {
  'auth0/nextjs-auth0#555': { refused: ['/%09/google.com', '/\t/google.com'] },
  'auth0/nextjs-auth0#1897': {
    // The target of a relative path such as `foo` depends on the base URL, so `isLocalPath` refuses such paths.
    // However, nextjs-auth0 accepts them.
    refused: ['file://foo', 'https://foo', 'http://foo', '', 'foo'],
    accepted: ['/foo', '/foo?some=value', '/foo?someUrl=https://www.google.com'],
  },
  'asgardeo/javascript#477': { refused: ['/\\evil.com', '//evil.com', '/ /evil.com'] },
  'joaomlneto/jitaspace#654': {
    refused: ['/\\evil.com', '/%5Cevil.com', '/\\@evil.com', '/\t/evil.com', '//evil.com'],
    accepted: ['/skills?foo=bar', '/'],
  },
  'joaomlneto/jitaspace#665': {
    refused: [
      ...['', 'https://evil.com', '//evil.com', '/\\evil.com', '/\\/evil.com'],
      ...['/\tevil.com', '/\nevil.com', '/foo\0', 'http://'],
    ],
    accepted: ['/mail?x=1#y', '/skills', '/lp-store?corp=1'],
  },
  'e2b-dev/dashboard#438': { refused: ['/\\evil.com', '%2F%5Cevil.com', '//evil.com', 'https://evil.com'] },
  'ray-amjad/hyperwhisper-app#255': {
    refused: [
      ...['/\t/evil.com', '/\n/evil.com', '/\r/evil.com', '/\t\t/evil.com', '/\t\\evil.com'],
      ...['//evil.com', '/\\evil.com'],
    ],
  },
  'esengine/DeepSeek-Reasonix#6309': {
    refused: [
      ...['//evil.example', '/\\evil.example', '/%09/evil.example', '/\t/evil.example'],
      ...['/.//evil.example', '/a/..//evil.example'],
    ],
  },
  'FlintUA/MeshCenter#130': { refused: ['/\\evil.com', '/%5Cevil.com', '/%09/evil.example', '/\t/evil.example'] },
  'appsmithorg/appsmith#41550': {
    refused: [
      ...['https://evil.com/phish', 'https://evil.com@app.appsmith.com/', 'https://app.appsmith.com.evil.com/'],
      ...['https://evil.com/app.appsmith.com', 'https://evil.com#@app.appsmith.com', '//evil.com/path', '//evil.com'],
      ...['javascript:alert(1)', 'data:text/html,a'],
    ],
    accepted: ['/applications'],
  },
}

describe.each(Object.entries(THREADS))('in the thread %s, isLocalPath', (_name, { refused, accepted = [] }) => {
  it.each(refused)('refuses %j', (text) => {
    expect(isLocalPath(text)).toBe(false)
  })

  it.each(accepted)('accepts %j', (text) => {
    expect(isLocalPath(text)).toBe(true)
    expect(spellingsOf(text).filter(isLeaving)).toEqual([])
  })
})
