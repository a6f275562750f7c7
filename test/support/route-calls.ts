/** Lists calls to each function in `uri-ts/routes`. */
import * as core from 'uri-ts'
import * as routes from 'uri-ts/routes'
import * as template from 'uri-ts/template'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

const TABLE = routes.defineRoutes({ list: '/s{/rest*}{?a,m*}', user: '/users/{id}', file: '/f/{+path}' })
const links = routes.absoluteLinks(core.uri('http://h/'))(TABLE)
const ROUTER = core.orThrow(routes.compileRouter({ user: '/users/{id}', file: '/f/{+path}', about: '/about' }))
const PARAMS = routes.createParams(ROUTER)
const dispatch = routes.dispatcher(TABLE)({ list: () => 1, user: () => 2, file: () => 3 })
const read = routes.routeReader(TABLE, { query: 'strict' })

export const tables = {
  absoluteLinks: onText((path: string) => [links.file.tryLink({ path }), links.user.tryLink({ id: path })]),
  compileRouter: onText((a: string) => routes.compileRouter({ a })),
  createParams: onText(() => routes.createParams(ROUTER)),
  decodeParams: onText((a: string) => routes.decodeParams({ a })),
  defineRoutes: onText((a: string) => routes.defineRoutes({ a: [a, { b: '/b' }] } as never)),
  defineHostRoutes: onText((a: string) =>
    routes.defineHostRoutes({ a: [a, { b: '/b' }], c: [`//{t}.${a}`, { b: '/b' }] } as never),
  ),
  defineRoutesUnder: onText((a: string) => routes.defineRoutesUnder('/x')({ a: [a, { b: '/b' }] } as never)),
  dispatcher: onText((target: string) => dispatch('GET', target)),
  findRoute: onView((view: core.View) => routes.findRoute(ROUTER, view, PARAMS)),
  findRouteIn: onView((view: core.View) => routes.findRouteIn(ROUTER, view.text, view.pathStart, view.pathEnd, PARAMS)),
  findStaticRoute: onText((target: string) => routes.findStaticRoute(ROUTER, target)),
  matchPath: onView(routes.matchPath(ROUTER)),
  matchRoute: onText(routes.matchRoute(TABLE.user)),
  toExpress: onText((a: string) => routes.toExpress({ pattern: a, codecs: undefined })),
  toFastify: onText((a: string) => routes.toFastify({ pattern: a as '/', codecs: undefined })),
  toHono: onText((a: string) => routes.toHono({ pattern: a as '/', codecs: undefined })),
  toNextJs: onText((a: string) => routes.toNextJs({ pattern: a as '/', codecs: undefined })),
  toReactRouter: onText((a: string) => routes.toReactRouter({ pattern: a as '/', codecs: undefined })),
  toRou3: onText((a: string) => routes.toRou3({ pattern: a as '/', codecs: undefined })),
  toTanStackRouter: onText((a: string) => routes.toTanStackRouter({ pattern: a as '/', codecs: undefined })),
  toUrlPattern: onText((a: string) => routes.toUrlPattern({ pattern: a as '/', codecs: undefined })),
  typedLinks: onText(() => routes.typedLinks(TABLE)),
  routeHandler: onText(routes.routeHandler({ target: (a: string) => a, refuse: () => false })(TABLE.user)(() => 1)),
  expressHandler: onText((originalUrl: string) =>
    routes.expressHandler(TABLE.user)(({ id }) => id)({ originalUrl }, undefined, () => undefined),
  ),
  fastifyHandler: onText((originalUrl: string) =>
    routes.fastifyHandler(TABLE.user)(({ id }) => id)({ originalUrl }, { code: () => ({ send: () => undefined }) }),
  ),
  honoHandler: onText((url: string) =>
    routes.honoHandler(TABLE.user)(({ id }) => id)({ req: { url: `http://h${url}` }, text: () => undefined }),
  ),
  honoTarget: onText((url: string) => routes.honoTarget({ req: { url: `http://h/${url}` } })),
  honoParams: onText((url: string) =>
    routes.honoParams(TABLE.user)(undefined, { req: { url: `http://h${url}` }, text: () => undefined }),
  ),
  routeTemplate: onText((name: string) => name === 'user' && routes.routeTemplate(TABLE)({ route: name })),
  routeMatcher: onText(routes.routeMatcher(TABLE)),
  route: onText((a: string) => routes.route(a as '/', {})),
  queryReader: onView(routes.queryReader({ a: template.text, b: template.withDefault(template.int, 1) })),
  routeReader: onText((target: string) => (typeof read(target) === 'number' ? -1 : read(target))),
}
