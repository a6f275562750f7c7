/** Uses the packed package to run the CommonJS program in `docs/frameworks.md`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textOf } from '../support/files'
import { installPacked } from '../support/packed'

const packed = installPacked()
packed.link('express')
const file = packed.file('server.cjs', textOf('examples/routes/express-commonjs.cjs'))
const server = spawn(process.execPath, [file], { cwd: packed.folder, env: { ...process.env, PORT: '0' } })

let origin = ''
beforeAll(async () => {
  const [line] = await once(server.stdout, 'data')
  origin = String(line).trim()
})
afterAll(() => server.kill())

it.each([
  ['/', 200, '/users/7'],
  ['/users/7', 200, '{"id":7,"tab":"posts"}'],
  ['/users/7?tab=a+b', 200, '{"id":7,"tab":"a b"}'],
])('%s: %d %s', async (target, status, body) => {
  const response = await fetch(origin + target)
  expect([response.status, await response.text()]).toEqual([status, body])
})

it.each([
  ['/users/seven', 400],
  ['/posts', 404],
])('%s: %d', async (target, status) => expect((await fetch(origin + target)).status).toBe(status))
