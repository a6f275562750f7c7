/** Tests the `uri-ts/standard` schemas with tools that accept any Standard Schema. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sValidator } from '@hono/standard-validator'
import { createEnv } from '@t3-oss/env-core'
import { FieldApi, FormApi } from '@tanstack/form-core'
import { initTRPC, TRPCError } from '@trpc/server'
import { type as ark } from 'arktype'
import { Hono } from 'hono'
import type { HttpUri, Uri } from 'uri-ts'
import { httpUriSchema, uriSchema, valueSchema } from 'uri-ts/standard'
import { extract, int, template, withCodecs } from 'uri-ts/template'
import { same } from './same.js'

const WRONG = 'http://exa mple.com/'
const SENTENCE =
  "host: ' ' is not allowed at offset 10; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets"
const page = valueSchema(extract(withCodecs({ id: int })(template('/users/{id}'))))

test('t3-env', () => {
  const read = (API: string) =>
    createEnv({
      server: { API: httpUriSchema },
      runtimeEnv: { API },
      onValidationError: (issues) => {
        throw new Error(issues.map(({ message }) => message).join())
      },
    })
  const env = read('http://localhost:3000')
  same<typeof env.API, HttpUri>()
  assert.equal(env.API, 'http://localhost:3000')
  assert.throws(() => read(WRONG), new Error(SENTENCE))
})

test('tRPC', async () => {
  const { procedure, router, createCallerFactory } = initTRPC.create()
  const app = router({
    uri: procedure.input(uriSchema).query(({ input }) => {
      same<typeof input, Uri>()
      return input
    }),
    page: procedure.input(page).query(({ input }) => {
      same<typeof input.id, number>()
      return input.id
    }),
  })
  const caller = createCallerFactory(app)({})
  assert.equal(await caller.uri('a:b'), 'a:b')
  assert.equal(await caller.page('/users/7'), 7)
  await assert.rejects(caller.uri(WRONG), (error) => {
    assert.ok(error instanceof TRPCError)
    return error.code === 'BAD_REQUEST' && error.message.includes(SENTENCE)
  })
})

test('ArkType', () => {
  const link = ark({ href: uriSchema, label: 'string' })
  same<typeof link.infer, { href: Uri; label: string }>()
  assert.deepEqual(link({ href: 'a:b', label: 'x' }), { href: 'a:b', label: 'x' })
  const wrong = link({ href: WRONG, label: 'x' })
  assert.ok(wrong instanceof ark.errors && wrong.summary.includes(SENTENCE))
})

test('Hono', async () => {
  const app = new Hono().post('/', sValidator('json', uriSchema), (c) => {
    const uri = c.req.valid('json')
    same<typeof uri, Uri>()
    return c.text(uri)
  })
  const post = async (value: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await app.request('/', { method: 'POST', headers, body: JSON.stringify(value) })
    return [response.status, await response.text()] as const
  }
  assert.deepEqual(await post('a:b'), [200, 'a:b'])
  const [status, body] = await post(WRONG)
  assert.equal(status, 400)
  assert.ok(body.includes(JSON.stringify(SENTENCE).slice(1, -1)))
})

test('TanStack Form', () => {
  const form = new FormApi({ defaultValues: { link: '' } })
  const link = new FieldApi({ form, name: 'link', validators: { onChange: uriSchema } })
  form.mount()
  link.mount()
  link.handleChange(WRONG)
  assert.deepEqual(
    link.state.meta.errors.map((error) => error?.message),
    [SENTENCE],
  )
  link.handleChange('a:b')
  assert.deepEqual(link.state.meta.errors, [])
})
