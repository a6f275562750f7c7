import { expectError, expectType } from 'tsd'
import {
  defineRoutes,
  type HandlerOptions,
  type ParamsOf,
  type RefusedTarget,
  route,
  routeHandler,
} from 'uri-ts/routes'
import { int } from 'uri-ts/template'

const site = defineRoutes({ api: ['/api', { user: route('/users/{id}{?q}', { id: int }) }], home: '/' })

interface Request {
  readonly url: string
}

const handle = routeHandler({
  target: (request: Request, _reply: { send: (text: string) => number }) => request.url,
  refuse: (error, _request, reply) => {
    expectType<RefusedTarget>(error)
    return reply.send(error.reason)
  },
})

const user = handle(site.api.user)((params, request, reply) => {
  expectType<number>(params.id)
  expectType<string | undefined>(params.q)
  expectType<Request>(request)
  expectError(params.nope)
  return `${reply.send('')}`
})
expectType<(request: Request, _reply: { send: (text: string) => number }) => string | number>(user)

expectError(handle(site.home)(({ id }) => id))
expectError(handle(site.api)(() => 0))
expectError(routeHandler({ target: () => 1, refuse: () => 0 }))

// A handler may be declared separately from its route.
const show = ({ id }: ParamsOf<typeof site.api.user>, request: Request): string => `${id} ${request.url}`
expectType<string | number>(handle(site.api.user)(show)({ url: '/' }, { send: () => 1 }))

const options: HandlerOptions<[url: string], boolean> = { target: (url) => url, refuse: ({ status }) => status === 404 }
expectType<(url: string) => boolean | 1>(routeHandler(options)(site.home)(() => 1 as const))
