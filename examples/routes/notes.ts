/**
 * Defines an example site that stores notes. The compiler requires a handler for each method of each route. The site
 * can be run and tested without a framework.
 */
import { dispatcher, type MatchError, type ParamsOf } from 'uri-ts/routes'
import { routes } from './routes'

export interface Note {
  readonly id: number
  readonly title: string
  readonly tags: readonly string[]
}

export type Store = Map<number, Note>

/** The data that all handlers receive. */
export interface Context {
  readonly store: Store
  /** Identifies the user who sent the request. The value is `undefined` if nobody is logged in. */
  readonly user: string | undefined
}

/** This function is a placeholder for code that checks a session or a token. */
export const userOf = (authorization: string | undefined): string | undefined =>
  authorization === 'Bearer example' ? 'ann' : undefined

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The value that is sent as JSON. `undefined` means that there is no body. */
  readonly body: unknown
}

const NOTES: readonly Note[] = [
  { id: 1, title: 'Buy milk', tags: ['home'] },
  { id: 2, title: 'Read RFC 6570', tags: ['work', 'uri'] },
]

export const createStore = (): Store => new Map(NOTES.map((note) => [note.id, note]))

const PAGE = 10

export const ok = (body: unknown): Answer => ({ status: 200, headers: {}, body })

/**
 * Returns the response to a request that no handler accepts. The status is 204, 400, 404 or 405. If the error lists
 * allowed methods, the response has an `allow` header.
 */
export const refused = ({ status, allow, reason, variable }: MatchError): Answer => ({
  status,
  headers: allow.length === 0 ? {} : { allow: allow.join(', ') },
  body: status === 204 ? undefined : { error: reason, variable },
})

/**
 * Makes a handler require a login. Middleware that compares paths with `/admin` would not be safe, because a path can
 * be spelled in many ways.
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

/**
 * Rejects a path that would be spelled differently in a link. A proxy or middleware may have interpreted such a path as
 * a different one.
 */
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

/** Answers a request. The `target` parameter is the raw request-target. */
export const answer = (method: string, target: string, context: Context): Answer => {
  const answered = dispatch(method, target, context)
  return answered._tag === 'Right' ? answered.right : refused(answered.left)
}
