/** The site: a handler for each route and method, or it does not compile. No framework is needed to run or to test it. */
import { dispatcher, type MatchError, type ParamsOf } from 'uri-ts/routes'
import { routes } from './routes'

export interface Note {
  readonly id: number
  readonly title: string
  readonly tags: readonly string[]
}

/** What handlers work on. */
export type Store = Map<number, Note>

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** To be sent as JSON; `undefined` for no body. */
  readonly body: unknown
}

const NOTES: readonly Note[] = [
  { id: 1, title: 'Buy milk', tags: ['home'] },
  { id: 2, title: 'Read RFC 6570', tags: ['work', 'uri'] },
]

export const createStore = (): Store => new Map(NOTES.map((note) => [note.id, note]))

const PAGE = 10

export const ok = (body: unknown): Answer => ({ status: 200, headers: {}, body })

/** The answer to a request that no handler takes: 204, 400, 404 or 405, and the methods of the route. */
export const refused = ({ status, allow, reason, variable }: MatchError): Answer => ({
  status,
  headers: allow.length === 0 ? {} : { allow: allow.join(', ') },
  body: status === 204 ? undefined : { error: reason, variable },
})

export const showNote = ({ id }: ParamsOf<typeof routes.notes.note>, store: Store): Answer => {
  const note = store.get(id)
  return note === undefined ? { status: 404, headers: {}, body: { error: `no note ${id}` } } : ok(note)
}

const dispatch = dispatcher(routes)({
  home: () => ok({ link: routes.notes.list.link() }),
  search: ({ q = '', page }, store: Store) =>
    ok({ q, page, found: [...store.values()].filter(({ title }) => title.includes(q)).map(({ id }) => id) }),
  notes: {
    list: ({ page, order = 'asc', tag = [] }, store) => {
      const found = [...store.values()].filter(({ tags }) => tag.every((each) => tags.includes(each)))
      const sorted = order === 'asc' ? found : found.reverse()
      return ok({ notes: sorted.slice((page - 1) * PAGE, page * PAGE) })
    },
    note: {
      get: showNote,
      delete: ({ id }, store) => ({ ...showNote({ id }, store), status: store.delete(id) ? 200 : 404 }),
    },
  },
  file: ({ path }) => ok({ path }),
})

/** Answers a request. `target` is the raw request-target, which begins with `/`. */
export const answer = (method: string, target: string, store: Store): Answer => {
  const answered = dispatch(method, target, store)
  return answered._tag === 'Right' ? answered.right : refused(answered.left)
}
