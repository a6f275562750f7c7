/**
 * This server uses `node:http` without a framework. It checks each request, serves pages and the files in a folder,
 * and has a login route that redirects users to the page that the `next` parameter specifies.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formQueryValue, orUndefined, parseUri, queryText, showReason, view } from 'uri-ts'
import { findings, localTarget, parseRequestTarget, safeFilePath, showFinding, targetUri } from 'uri-ts/http'
import { defineRoutes, dispatcher, route } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import { redactText, SECRET_KEYS } from 'uri-ts/text'

const routes = defineRoutes({
  home: '/',
  note: route('/notes/{id}', { id: int }),
  file: '/files/{+path}',
  login: '/login{?next}',
})

const SITE = 'site.example'

const forLog = redactText(SECRET_KEYS)
const fileOf = safeFilePath('/srv/www')
const backTo = localTarget({ fallback: '/' })('https://site.example/')

interface Answer {
  readonly status: number
  readonly body: string
  readonly location?: string
}

const ok = (body: string): Answer => ({ status: 200, body })

const dispatch = dispatcher(routes, { spelling: 'refuse' })({
  home: () => ok('home'),
  note: { get: ({ id }) => ok(`note ${id}`), put: ({ id }) => ok(`saved ${id}`) },
  file: ({ path }) => {
    const file = fileOf(view(routes.file.link({ path })))
    return file._tag === 'Right' ? ok(file.right) : { status: 404, body: showReason(file.left) }
  },
  login: ({ next }) => ({ status: 303, body: '', location: backTo(next) }),
})

/** Returns an error response if a request fails a check. Otherwise, returns `undefined`. */
const refusal = (method: string, url: string, host: string | undefined): Answer | undefined => {
  const target = parseRequestTarget(method, url)
  if (target._tag === 'Left') return { status: 400, body: showReason(target.left) }
  const whole = targetUri({ scheme: 'http', host, target: target.right })
  if (whole._tag === 'Left') return { status: 400, body: showReason(whole.left) }
  const { uri } = whole.right
  if (!uri.text.startsWith(`http://${SITE}/`)) return { status: 421, body: 'another site' }
  const [found] = findings(uri, ['ambiguousPath', 'controlOctets'])
  return found === undefined ? undefined : { status: 400, body: showFinding(found) }
}

const answer = (method: string, url: string, host: string | undefined): Answer => {
  const refused = refusal(method, url, host)
  if (refused !== undefined) return refused
  const answered = dispatch(method, url)
  return answered._tag === 'Right' ? answered.right : { status: answered.left.status, body: showReason(answered.left) }
}

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const { method = 'GET', url = '/', headers } = request
  const { status, body, location } = answer(method, url, headers.host)
  response.writeHead(status, location === undefined ? {} : { location }).end(body)
  console.log(`${method} ${forLog(url)} ${status} ${location ?? body}`)
})

await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const { port } = server.address() as AddressInfo
const { request } = await import('node:http')

const send = (method: string, path: string, host = SITE): Promise<void> =>
  new Promise((done, fail) => {
    const sent = request({ port, method, path, headers: { host }, agent: false }, (response) =>
      response.resume().on('end', done),
    )
    sent.on('error', fail).end()
  })

await send('GET', '/')
await send('PUT', '/notes/7')
await send('GET', '/notes/x?token=s3cret')
await send('GET', '/files/a/b.txt')
await send('GET', '/files/a%2F..%2Fb')
await send('GET', '/login?next=%2Fnotes%2F7')
await send('GET', '/login?next=%2F%2Fevil.test')
await send('GET', '//evil.test/x')
await send('GET', '/', 'evil.test')
server.close()

// Reads the query of a URI, such as a link that a client has sent in the body of a request.
const sent = parseUri('https://site.example/search?q=a+b&page=2')
if (sent._tag === 'Right') {
  const q = formQueryValue('q')(sent.right)
  console.log(q._tag === 'Right' ? orUndefined(q.right) : showReason(q.left), queryText('page')(sent.right))
}
