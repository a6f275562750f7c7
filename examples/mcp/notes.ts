import { McpServer, ResourceTemplate, UriTemplate } from '@modelcontextprotocol/server'
import { templatesOf } from './uri-template.js'

const uriTemplate = templatesOf(UriTemplate)
const notes = new ResourceTemplate(uriTemplate('notes://{owner}/list{?tag,page,limit}'), { list: undefined })

export const server = new McpServer({ name: 'notes', version: '1.0.0' })
server.registerResource('notes', notes, {}, async (uri, variables) => ({
  contents: [{ uri: uri.href, text: JSON.stringify(variables) }],
}))
