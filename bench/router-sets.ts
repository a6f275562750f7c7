/** Lists the routes and requests in the benchmarks that find-my-way and hono publish. */
export type Method = 'GET' | 'POST'

export interface Route {
  readonly method: Method
  /** The path as find-my-way and hono write it, such as `/users/:id` or `/static/*`. */
  readonly path: string
}

export const get = (path: string): Route => ({ method: 'GET', path })
export const post = (path: string): Route => ({ method: 'POST', path })

export const HONO_ROUTES: readonly Route[] = [
  get('/user'),
  get('/user/comments'),
  get('/user/avatar'),
  get('/user/lookup/username/:username'),
  get('/user/lookup/email/:address'),
  get('/event/:id'),
  get('/event/:id/comments'),
  post('/event/:id/comment'),
  get('/map/:location/events'),
  get('/status'),
  get('/very/deeply/nested/route/hello/there'),
  get('/static/*'),
]

export const HONO_REQUESTS: readonly Route[] = [
  get('/user'),
  get('/user/comments'),
  get('/user/lookup/username/hey'),
  get('/event/abcd1234/comments'),
  post('/event/abcd1234/comment'),
  get('/very/deeply/nested/route/hello/there'),
  get('/static/index.html'),
]

export const FIND_MY_WAY_SETUPS: ReadonlyArray<readonly [routes: readonly Route[], request: Route]> = [
  [[get('/')], get('/')],
  [[get('/static')], get('/static')],
  [[get('/static/static/static/static/static')], get('/static/static/static/static/static')],
  [[1, 2, 3, 4, 5].map((count) => get('/static'.repeat(count))), get('/static/static/static/static/static')],
  [[get('/:param')], get('/param1')],
  [[get('/:param')], get('/longParamParamParamParamParamParam')],
  [[get('/:param')], get('/param%2B')],
  [[get('/:param')], get('/param%20')],
  [[get('/:param1/:param2')], get('/param1/param2')],
  [[get('/static/:param1/static/:param2/static')], get('/static/param1/static/param2/static')],
  [[get('/*')], get('/static')],
  [[get('/*')], get('/static/static/static/static/static')],
]
