/** The site: a handler for each route and method, or it does not compile. No framework is needed to run or to test it. */
import { dispatcher, type MatchError, type ParamsOf } from 'uri-ts/routes'
import { routes } from './routes'

export interface Note {
  readonly id: number
  readonly title: string
  readonly tags: readonly string[]
}

export type Store = Map<number, Note>

/** What handlers work on. */
export interface Context {
  readonly store: Store
  /** Who has sent the request; undefined if nobody has logged in. */
  readonly user: string | undefined
}

/** Stands for the check of a session, or of a token. */
export const userOf = (authorization: string | undefined): string | undefined =>
  authorization === 'Bearer example' ? 'ann' : undefined

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

/** The answer to a request that no handler takes: 204, 400, 404 or 405, with the methods of the route. */
export const refused = ({ status, allow, reason, variable }: MatchError): Answer => ({
  status,
  headers: allow.length === 0 ? {} : { allow: allow.join(', ') },
  body: status === 204 ? undefined : { error: reason, variable },
})

/**
 * A handler for those who have logged in. The check belongs to the route: a middleware for `/admin` would compare the path,
 * and there are many spellings of a path.
 */
const withLogin =
  <Params>(handle: (params: Params, context: Context) => Answer) =>
  (params: Params, context: Context): Answer =>
    context.user === undefined
      ? { status: 401, headers: { 'www-authenticate': 'Bearer' }, body: { error: 'log in first' } }
      : handle(params, context)

export const showNote = ({ id }: ParamsOf<typeof routes.notes.note>, { store }: Context): Answer => {
  const note = store.get(id)
  return note === undefined ? { status: 404, headers: {}, body: { error: `no note ${id}` } } : ok(note)
}

/** A path that is spelled differently is refused, because the code before the table may have taken it for another path. */
const dispatch = dispatcher(routes, { spelling: 'refuse' })({
  home: () => ok({ link: routes.notes.list.link() }),
  search: ({ q = '', page }, { store }: Context) =>
    ok({ q, page, found: [...store.values()].filter(({ title }) => title.includes(q)).map(({ id }) => id) }),
  notes: {
    list: ({ page, order = 'asc', tag = [] }, { store }) => {
      const found = [...store.values()].filter(({ tags }) => tag.every((each) => tags.includes(each)))
      const sorted = order === 'asc' ? found : found.reverse()
      return ok({ notes: sorted.slice((page - 1) * PAGE, page * PAGE) })
    },
    note: {
      get: showNote,
      delete: ({ id }, context) => ({ ...showNote({ id }, context), status: context.store.delete(id) ? 200 : 404 }),
    },
  },
  file: ({ path }) => ok({ path }),
  admin: {
    users: withLogin((_params, { user }) => ok({ users: [user] })),
    user: withLogin(({ name }: ParamsOf<typeof routes.admin.user>) => ok({ name })),
  },
})

/** Answers a request. `target` is the raw request-target. */
export const answer = (method: string, target: string, context: Context): Answer => {
  const answered = dispatch(method, target, context)
  return answered._tag === 'Right' ? answered.right : refused(answered.left)
}
