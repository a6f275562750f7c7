/** A typed server: a handler for each route, or it does not compile. Numbers are numbers, and text was decoded once. */
import { createServer, type Server } from 'node:http'
import { showError } from 'uri-ts'
import { parseRequestTarget } from 'uri-ts/http'
import { type Dispatch, dispatcher } from 'uri-ts/routes'
import { locate } from '../site'
import { routes } from './routes'

interface Note {
  readonly id: number
  readonly title: string
  readonly tags: readonly string[]
}

/** What handlers work on. */
type Store = ReadonlyMap<number, Note>

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body })

const NOTES: readonly Note[] = [
  { id: 1, title: 'Buy milk', tags: ['home'] },
  { id: 2, title: 'Read RFC 6570', tags: ['work', 'uri'] },
]

const STORE: Store = new Map(NOTES.map((note) => [note.id, note]))

const PAGE = 10

/** The link to a note, whose number comes from the store. */
const linkOf = ({ id }: Note): string | undefined => {
  const link = routes.note.tryLink({ id })
  return link._tag === 'Right' ? link.right : undefined
}

const dispatch: Dispatch<Store, Answer> = dispatcher(routes, { query: 'strict' })({
  notes: ({ page = 1, order = 'asc', tag = [] }, store) => {
    const found = [...store.values()].filter(({ tags }) => tag.every((each) => tags.includes(each)))
    const sorted = order === 'asc' ? found : found.reverse()
    return ok(sorted.slice((page - 1) * PAGE, page * PAGE).map((note) => ({ ...note, link: linkOf(note) })))
  },
  note: ({ id }, store) => {
    const note = store.get(id)
    return note === undefined ? { status: 404, body: { error: `no note ${id}` } } : ok(note)
  },
  file: ({ path }) => ok({ path }),
})

const answer = (method: string, target: string): Answer => {
  const answered = dispatch(method, target, STORE)
  if (answered._tag === 'Right') return answered.right
  const { status, allow, reason, variable } = answered.left
  const headers = allow.length > 0 ? { allow: allow.join(', ') } : {}
  return { status, headers, body: status === 405 ? { error: `not ${method}` } : { error: reason, variable } }
}

export const createNotesServer = (): Server =>
  createServer((request, response) => {
    const { method = '', url = '' } = request
    const respond = ({ status, headers, body }: Answer): void => {
      response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const target = parseRequestTarget(method, url)
    if (target._tag === 'Left') return respond({ status: 400, body: { error: showError(target.left) } })
    // The values of several `Host` fields are one text with commas, which is no host.
    const located = locate(target.right, 'http', request.headersDistinct['host']?.join(', '))
    if ('answer' in located) return respond(located.answer)
    // Node leaves the body out of the answer to HEAD.
    return respond(answer(method, url))
  })
