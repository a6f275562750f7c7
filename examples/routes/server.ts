/** A typed server: a handler for each route, or it does not compile. Numbers are numbers, and text was decoded once. */
import { createServer, type Server } from 'node:http'
import { showError } from 'uri-ts'
import { dispatcher } from 'uri-ts/routes'
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
  readonly body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body })

const NOTES: readonly Note[] = [
  { id: 1, title: 'Buy milk', tags: ['home'] },
  { id: 2, title: 'Read RFC 6570', tags: ['work', 'uri'] },
]

const STORE: Store = new Map(NOTES.map((note) => [note.id, note]))

const PAGE = 10

const dispatch = dispatcher(routes)<Store, Answer>({
  notes: ({ page = 1, order = 'asc', tag = [] }, store) => {
    const found = [...store.values()].filter(({ tags }) => tag.every((each) => tags.includes(each)))
    const sorted = order === 'asc' ? found : found.reverse()
    return ok(sorted.slice((page - 1) * PAGE, page * PAGE).map((note) => ({ ...note, link: routes.note.link(note) })))
  },
  note: ({ id }, store) => {
    const note = store.get(id)
    return note === undefined ? { status: 404, body: { error: `no note ${id}` } } : ok(note)
  },
  file: ({ path }) => ok({ path }),
})

const answer = (target: string): Answer => {
  if (dispatch._tag === 'Left') throw new Error(showError(dispatch.left))
  const answered = dispatch.right(target, STORE)
  if (answered._tag === 'Right') return answered.right
  const { reason, variable } = answered.left
  return { status: reason === 'mismatch' ? 404 : 400, body: { error: reason, variable } }
}

export const createNotesServer = (): Server =>
  createServer((request, response) => {
    const { status, body } = answer(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
