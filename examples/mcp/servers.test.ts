/** Tests real servers and clients, connected in memory, with each version of the SDK. */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import * as client2 from '@modelcontextprotocol/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { UriTemplate } from '@modelcontextprotocol/sdk/shared/uriTemplate.js'
import * as server2 from '@modelcontextprotocol/server'
import { server as notesServer } from './notes.js'
import { fileServer as fileServer1 } from './server-1.js'
import { fileServer as fileServer2 } from './server-2.js'
import { templatesOf } from './uri-template.js'

interface Reader {
  readonly resources: () => Promise<readonly string[]>
  readonly templates: () => Promise<readonly string[]>
  readonly read: (uri: string) => Promise<string>
  readonly close: () => Promise<unknown>
}

const textOf = ({ contents: [first] }: { readonly contents: readonly object[] }): string =>
  first !== undefined && 'text' in first ? String(first.text) : assert.fail('no text')

const readerOf = (client: Client | client2.Client, close: Reader['close']): Reader => ({
  resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
  templates: async () => (await client.listResourceTemplates()).resourceTemplates.map((each) => each.uriTemplate),
  read: async (uri) => textOf(await client.readResource({ uri })),
  close,
})

const connect1 = async (server: McpServer): Promise<Reader> => {
  const client = new Client({ name: 'reader', version: '1.0.0' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(ours), client.connect(theirs)])
  return readerOf(client, () => Promise.all([client.close(), server.close()]))
}

const connect2 = async (server: server2.McpServer): Promise<Reader> => {
  const client = new client2.Client({ name: 'reader', version: '1.0.0' })
  const [ours, theirs] = server2.InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(ours), client.connect(theirs)])
  return readerOf(client, () => Promise.all([client.close(), server.close()]))
}

const NOTES = 'notes://{owner}/list{?tag,page,limit}'

const notes1 = async () => {
  const server = new McpServer({ name: 'notes', version: '1.0.0' })
  const template = new ResourceTemplate(templatesOf(UriTemplate)(NOTES), { list: undefined })
  server.registerResource('notes', template, {}, async (uri, variables) => ({
    contents: [{ uri: uri.href, text: JSON.stringify(variables) }],
  }))
  return connect1(server)
}

const notes2 = () => connect2(notesServer)

const folder = mkdtempSync(join(tmpdir(), 'uri-ts-mcp-'))
after(() => rmSync(folder, { recursive: true }))
const root = join(folder, 'root')
const SECRET = 'secret'
mkdirSync(join(root, 'a folder/é'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), SECRET)
mkdirSync(join(folder, 'root-2'))
writeFileSync(join(folder, 'root-2/secret.txt'), SECRET)
symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'))
symlinkSync(folder, join(root, 'up'))
writeFileSync(join(root, '.env'), SECRET)

const PARTS = [
  ' ',
  'é',
  '%',
  '#',
  '?',
  '[',
  ']',
  '%20',
  '%2F',
  '%2e%2e',
  '+',
  '&',
  '=',
  ';',
  ':',
  '..',
  '~',
  '😀',
  'e\u0301',
  '{x}',
]
const NAMES = Array.from({ length: 1000 }, (_, i) => {
  const parts = [i, i * 7 + 3, Math.floor(i / 20)].map((n) => PARTS[n % PARTS.length])
  return `${i % 3 === 0 ? 'a folder/é/' : ''}n${parts.join('')}${i}.txt`
})
for (const name of NAMES) writeFileSync(join(root, name), `text of ${name}`)

/**
 * Returns the `file:` URI that Node builds for the path `/${name}`. Node does not encode `[`, although RFC 3986 does
 * not allow it in a path.
 */
const nodeUri = (name: string): string => pathToFileURL(`/${name}`).href

const ATTACKS = [
  'file:///../secret.txt',
  'file:///%2e%2e/secret.txt',
  'file:///%2E%2E/root-2/secret.txt',
  'file:///..%2fsecret.txt',
  'file:///..%2Fsecret.txt',
  'file:///a%20folder/..%2F..%2F..%2Fsecret.txt',
  'file:///%2e%2e%2fsecret.txt',
  'file:///..%5Csecret.txt',
  'file:///..\\secret.txt',
  'file:///..%252fsecret.txt',
  'file:///a%20folder/../../secret.txt',
  `file://${folder}/secret.txt`,
  `file:///${folder}/secret.txt`,
  `file:///${encodeURIComponent(`${folder}/secret.txt`)}`,
  'file:////etc/passwd',
  'file:///%2Fetc%2Fpasswd',
  'file:///etc/passwd',
  'file:///C:/Windows/win.ini',
  'file:///secret.txt%00.txt',
  'file:///..%00/secret.txt',
  'file:///%00',
  'file:///link.txt',
  'file:///up/secret.txt',
  'file:///up/root-2/secret.txt',
  'file:///.env',
  'file:///',
  'file:///a%20folder',
  'file://server/link.txt',
  'file:///%ff',
  'file:///%ED%A0%80',
  'file:///link.txt?x',
  'file:///x#../secret.txt',
  '../secret.txt',
  'http://localhost/secret.txt',
]

const VERSIONS = [
  { name: 'SDK 1', notes: notes1, files: async () => connect1(await fileServer1(root)) },
  { name: 'SDK 2', notes: notes2, files: async () => connect2(await fileServer2(root)) },
]

const ROWS: ReadonlyArray<readonly [uri: string, variables: object]> = [
  ['notes://ann/list', { owner: 'ann' }],
  ['notes://ann/list?page=2', { owner: 'ann', page: '2' }],
  ['notes://ann/list?limit=5&tag=a', { owner: 'ann', limit: '5', tag: 'a' }],
  ['notes://ann/list?tag=a%26b&page=1&limit=5', { owner: 'ann', tag: 'a&b', page: '1', limit: '5' }],
]

for (const { name, notes, files } of VERSIONS) {
  describe(name, () => {
    test('a client reads resources of a template in every order', async () => {
      const reader = await notes()
      for (const [uri, variables] of ROWS) assert.deepEqual(JSON.parse(await reader.read(uri)), variables)
      assert.deepEqual(await reader.templates(), [NOTES])
      await assert.rejects(reader.read('notes://ann/other'), /not found/i)
      await reader.close()
    })

    test('a client reads 1,000 files with special characters in their names', async () => {
      const reader = await files()
      const listed = await reader.resources()
      assert.equal(listed.length, NAMES.length)
      const texts = await Promise.all(listed.map((uri) => reader.read(uri)))
      assert.deepEqual(texts.sort(), NAMES.map((each) => `text of ${each}`).sort())
      for (const each of NAMES) assert.equal(await reader.read(nodeUri(each)), `text of ${each}`)
      await reader.close()
    })

    test('a client reads no file outside the folder', async () => {
      const reader = await files()
      for (const uri of ATTACKS) await assert.rejects(reader.read(uri), /not found|invalid/i, uri)
      await reader.close()
    })
  })
}

test('the templates are instances of the class of the SDK', () => {
  assert.ok(templatesOf(UriTemplate)('/{a}') instanceof UriTemplate)
  assert.ok(templatesOf(server2.UriTemplate)('/{a}') instanceof server2.UriTemplate)
  assert.equal(`${templatesOf(UriTemplate)('/{a}{?b}')}`, '/{a}{?b}')
  assert.equal(templatesOf(UriTemplate)('/x{?b}').expand({ b: 'é' }), '/x?b=%C3%A9')
})
