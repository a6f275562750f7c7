import { defineRoutes, type MatchError, type RequestPolicy, route, routeHandler } from 'uri-ts/routes'
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

  it('refuses other spellings of a path, unless its policy says otherwise', () => {
    const handlerOf = (policy?: RequestPolicy) =>
      routeHandler({
        target: (url: string) => url,
        refuse: ({ status, location }) => `${status} ${location}`,
        ...(policy === undefined ? {} : { policy }),
      })(site.user)(({ id }) => id)
    const answers = (policy?: RequestPolicy) => ['/users/7', '/%75sers/7', '/users/%37?q=%71'].map(handlerOf(policy))
    const refused = [7, '400 undefined', '400 undefined']
    expect(answers()).toEqual(refused)
    expect(answers({})).toEqual(refused)
    expect(answers({ query: 'strict' })).toEqual(refused)
    expect(answers({ spelling: undefined } as never)).toEqual(refused)
    expect(answers({ spelling: 'refuse' })).toEqual(refused)
    expect(answers({ spelling: 'read' })).toEqual([7, 7, 7])
    expect(answers({ spelling: 'redirect' })).toEqual([7, '308 /users/7', '308 /users/7?q=%71'])
  })

  it.each([
    [null, 'options are an object with query, form, spelling'],
    ['strict', 'options are an object with query, form, spelling'],
    [{ strict: true }, "'strict' is not an option: the options are query, form, spelling"],
    [{ spelling: 'none' }, "the option 'spelling' is one of read, refuse, redirect"],
  ])('refuses the policy %j', (policy, message) => {
    const wrong = routeHandler({ target: (url: string) => url, refuse: () => 0, policy: policy as never })
    expect(() => wrong(site.user)).toThrow(new TypeError(message))
  })

  it('refuses options that it does not have', () => {
    const wrong = routeHandler({ target: (url: string) => url, onRefuse: () => 0 } as never)
    expect(() => wrong(site.user)).toThrow("'onRefuse' is not an option")
  })
})
