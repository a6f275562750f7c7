import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type as ark } from 'arktype'
import { Exit, Schema } from 'effect'
import type * as t from 'io-ts'
import type { HttpUri, Uri } from 'uri-ts'
import { uriSchema } from 'uri-ts/standard'
import * as v from 'valibot'
import { z } from 'zod'
import { type arkLogin, arkUri } from './arktype.js'
import { effectUri } from './effect.js'
import { ioTsMessage, ioTsUri } from './io-ts.js'
import { same } from './same.js'
import { valibotUri } from './valibot.js'
import { zodPublicUrl, zodUri } from './zod.js'

const WRONG = 'http://exa mple.com/'
const SENTENCE =
  "host: ' ' is not allowed at offset 10; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets"

same<z.infer<typeof zodUri>, Uri>()
same<z.infer<typeof zodPublicUrl>, HttpUri>()
same<v.InferOutput<typeof valibotUri>, Uri>()
same<t.TypeOf<typeof ioTsUri>, Uri>()
same<typeof effectUri.Type, Uri>()
same<typeof arkUri.infer, Uri>()
same<typeof arkLogin.infer, { next: HttpUri }>()

test('zod', () => {
  assert.equal(zodUri.parse('a:b'), 'a:b')
  assert.equal(zodUri.safeParse(WRONG).error?.issues[0]?.message, SENTENCE)
  assert.equal(zodUri.safeParse(7).success, false)
  assert.equal(z.toJSONSchema(zodUri).type, 'string')
})

test('zod: more than one rule', () => {
  const messages = (text: string) => zodPublicUrl.safeParse(text).error?.issues.map(({ message }) => message)
  assert.equal(zodPublicUrl.parse('https://example.com/'), 'https://example.com/')
  assert.deepEqual(messages(WRONG), [SENTENCE])
  assert.deepEqual(messages('http://127.1/'), ['not a public host'])
  assert.equal(z.toJSONSchema(z.object({ link: zodPublicUrl })).type, 'object')
})

test('zod: a Standard Schema in z.object', () => {
  const mixed = z.object({ link: uriSchema })
  same<z.infer<typeof mixed>['link'], unknown>()
  assert.throws(() => mixed.parse({ link: 'a:b' }), new Error('Invalid element at key "link": expected a Zod schema'))
})

test('valibot', () => {
  assert.equal(v.parse(valibotUri, 'a:b'), 'a:b')
  assert.equal(v.safeParse(valibotUri, WRONG).issues?.[0].message, SENTENCE)
})

test('io-ts', () => {
  assert.deepEqual(ioTsUri.decode('a:b'), { _tag: 'Right', right: 'a:b' })
  assert.equal(ioTsMessage(ioTsUri.decode(WRONG)), SENTENCE)
  assert.equal(ioTsMessage(ioTsUri.decode(7)), 'not a string')
})

test('effect', () => {
  assert.equal(Schema.decodeUnknownSync(effectUri)('a:b'), 'a:b')
  const exit = Schema.decodeUnknownExit(effectUri)(WRONG)
  assert.ok(Exit.isFailure(exit) && String(exit.cause).includes(SENTENCE))
})

test('ArkType', () => {
  assert.equal(arkUri('a:b'), 'a:b')
  const wrong = arkUri(WRONG)
  assert.ok(wrong instanceof ark.errors && wrong.summary.includes(SENTENCE))
})
