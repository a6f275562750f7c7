/** Uses version 2 of the MCP SDK, `@modelcontextprotocol/server`, to serve files. */
import { McpServer, ResourceTemplate, UriTemplate } from '@modelcontextprotocol/server'
import { filesIn } from './files.js'
import { templatesOf } from './uri-template.js'

const uriTemplate = templatesOf(UriTemplate)

export const fileServer = async (folder: string): Promise<McpServer> => {
  const files = await filesIn(folder)
  const server = new McpServer({ name: 'files', version: '1.0.0' })
  const list = async () => ({ resources: (await files.list()).map((uri) => ({ uri, name: uri })) })
  server.registerResource('files', new ResourceTemplate(uriTemplate('file:///{+path}'), { list }), {}, async (uri) => {
    const text = await files.read(uri)
    if (text === undefined) throw new Error(`${uri.href} not found`)
    return { contents: [{ uri: uri.href, text }] }
  })
  return server
}
