import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Effect, Exit } from 'effect'
import type { Result } from 'neverthrow'
import type { HttpUri, host } from 'uri-ts'
import * as v from 'valibot'
import type { z } from 'zod'
import { hostOf } from './effect-results.js'
import { hostIn } from './neverthrow.js'
import { valibotHttpUri, zodHttpUri } from './one-line.js'
import { same } from './same.js'

const WRONG = 'http://exa mple.com/'
const MESSAGE =
  "host: ' ' is not allowed at offset 10; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets"

type Host = ReturnType<typeof host>

same<ReturnType<typeof hostOf>, Effect.Effect<Host, string>>()
same<ReturnType<typeof hostIn>, Result<Host, string>>()
same<z.infer<typeof zodHttpUri>, HttpUri>()
same<v.InferOutput<typeof valibotHttpUri>, HttpUri>()

test('Effect: the value, and the message of an error by its tag', () => {
  assert.deepEqual(Effect.runSync(hostOf('http://example.com/')), { _tag: 'Some', value: 'example.com' })
  assert.deepEqual(Effect.runSyncExit(hostOf(WRONG)), Exit.fail(MESSAGE))
})

test('neverthrow: the value, and the message of an error', () => {
  assert.deepEqual(hostIn('http://example.com/')._unsafeUnwrap(), { _tag: 'Some', value: 'example.com' })
  assert.equal(hostIn(WRONG)._unsafeUnwrapErr(), MESSAGE)
})

test('zod and valibot in one line', () => {
  for (const text of ['http://a/', 'https://a.example/?b']) {
    assert.equal(zodHttpUri.parse(text), text)
    assert.equal(v.parse(valibotHttpUri, text), text)
  }
  for (const text of [WRONG, 'urn:a', '', 7, undefined]) {
    assert.equal(zodHttpUri.safeParse(text).success, false)
    assert.equal(v.safeParse(valibotHttpUri, text).success, false)
  }
  assert.equal(v.safeParse(valibotHttpUri, WRONG).issues?.[0].message, 'not a web address')
})
