// A real server and a real client of the SDK, connected in memory. After `npm run build` in the root:
//
//     npm --prefix examples/mcp ci && npm --prefix examples/mcp test
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { build } from 'esbuild'

const here = import.meta.dirname
const dist = (file) => join(here, '../../dist', file)
const outfile = join(here, 'uri-template.built.mjs')
const alias = { 'uri-ts/template': dist('template.js'), 'uri-ts': dist('index.js') }
await build({ entryPoints: [join(here, 'uri-template.ts')], outfile, bundle: true, format: 'esm', alias })
const { uriTemplate } = await import(outfile)
rmSync(outfile)

const connect = async () => {
  const server = new McpServer({ name: 'notes', version: '1.0.0' })
  const template = new ResourceTemplate(uriTemplate('notes://{owner}/list{?tag,page,limit}'), { list: undefined })
  server.registerResource('notes', template, {}, async (uri, variables) => ({
    contents: [{ uri: uri.href, text: JSON.stringify(variables) }],
  }))
  const client = new Client({ name: 'reader', version: '1.0.0' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(ours), client.connect(theirs)])
  return { client, close: () => Promise.all([client.close(), server.close()]) }
}

const ROWS = [
  ['notes://ann/list', { owner: 'ann' }],
  ['notes://ann/list?page=2', { owner: 'ann', page: '2' }],
  ['notes://ann/list?limit=5&tag=a', { owner: 'ann', limit: '5', tag: 'a' }],
  ['notes://ann/list?tag=a%26b&page=1&limit=5', { owner: 'ann', tag: 'a&b', page: '1', limit: '5' }],
]

test('a client reads resources of a template in every order', async () => {
  const { client, close } = await connect()
  for (const [uri, variables] of ROWS) {
    const { contents } = await client.readResource({ uri })
    assert.deepEqual(JSON.parse(contents[0].text), variables)
  }
  const { resourceTemplates } = await client.listResourceTemplates()
  assert.equal(resourceTemplates[0].uriTemplate, 'notes://{owner}/list{?tag,page,limit}')
  await assert.rejects(client.readResource({ uri: 'notes://ann/other' }), /not found/)
  await close()
})
