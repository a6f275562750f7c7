import { defineRoutes, type MatchError, route, routeHandler } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import { describe, expect, it, vi } from 'vitest'

const site = defineRoutes({ user: route('/users/{id}{?q}', { id: int }) })

interface Request {
  readonly originalUrl: string
}

const handle = routeHandler({
  target: (request: Request, _next: (error: MatchError) => string) => request.originalUrl,
  refuse: (error, _request, next) => next(error),
})

describe('routeHandler', () => {
  it('passes the values, then what the framework passes', () => {
    const handler = handle(site.user)((params, request, next) => [params, request, next])
    const request = { originalUrl: '/users/7?q=a+b&utm=c|d' }
    const next = vi.fn()
    expect(handler(request, next)).toEqual([{ id: 7, q: 'a b' }, request, next])
    expect(next).not.toHaveBeenCalled()
  })

  it.each([
    ['/users/x', 400, 'codec'],
    ['/users/7?q=%FF', 400, 'utf-8'],
    ['/posts/7', 404, 'mismatch'],
  ])('refuses %s with %d', (originalUrl, status, reason) => {
    const handler = handle(site.user)(() => 'handled')
    expect(handler({ originalUrl }, (error) => `${error.status} ${error.reason}`)).toBe(`${status} ${reason}`)
  })

  it('reads targets by its policy', () => {
    const strict = routeHandler({
      target: (url: string) => url,
      refuse: ({ status }) => status,
      policy: { query: 'strict' },
    })
    const handler = strict(site.user)(({ q }) => q)
    expect([handler('/users/7?q=a+b'), handler('/users/7?q=a|b')]).toEqual(['a+b', 400])
  })

  it('refuses options that it does not have', () => {
    const wrong = routeHandler({ target: (url: string) => url, onRefuse: () => 0 } as never)
    expect(() => wrong(site.user)).toThrow("'onRefuse' is not an option")
  })
})
