/** Checks that creating a link takes no more steps in a large table than in a small one. */
import * as E from 'fp-ts/Either'
import { defineRoutes, route } from 'uri-ts/routes'
import { expect, it } from 'vitest'

const digits = {
  encode: String,
  decode: (text: string): E.Either<string, string> => (text.startsWith('7') ? E.right(text) : E.left('no')),
}

const COUNTED = [
  [String.prototype, 'replace'],
  [String.prototype, 'startsWith'],
  [Map.prototype, 'get'],
  [Array.prototype, 'findIndex'],
] as const

const stepsOf = (call: () => unknown): number => {
  let steps = 0
  const methods = COUNTED as ReadonlyArray<readonly [object, string]>
  const before = methods.map(([object, name]) => (object as Record<string, unknown>)[name] as () => unknown)
  const set = (wrap: (method: () => unknown) => () => unknown): void => {
    for (const [i, [object, name]] of methods.entries())
      Object.assign(object, { [name]: wrap(before[i] as () => unknown) })
  }
  set(
    (method) =>
      function (this: unknown, ...values) {
        steps++
        return method.apply(this, values)
      },
  )
  call()
  set((method) => method)
  return steps
}

const tableOf = (count: number) => {
  const others = Array.from({ length: count }, (_, i) => [
    [`a${i}`, `/u/literal${i}`],
    [`b${i}`, `/u/literal${i}/{x}`],
    [`c${i}`, route('/{n}/{m}/{x}' as '/{n}/{m}', { n: digits, m: digits })],
    [`d${i}`, `/v${i}/{x}`],
    [`e${i}`, `/{name}/under${i}/{x}`],
  ])
  const unique = others.flatMap((some, i) => (i === 0 ? some : some.filter(([name]) => name?.[0 as never] !== 'c')))
  return defineRoutes({ ...(Object.fromEntries(unique) as object), id: '/u/{id}', rest: '/u/{+rest}' })
}

it('a link takes as many steps in a table of 5,000 routes as in one of 50', () => {
  const [small, large] = [10, 1000].map((count) => {
    const { id, rest } = tableOf(count)
    const link = () => [id.tryLink({ id: 'x' }), rest.tryLink({ rest: 'x/y/z' }), id.tryLink({ id: 'literal7' })]
    expect(link().map(({ _tag }) => _tag)).toEqual(['Right', 'Right', 'Left'])
    return stepsOf(link)
  })
  expect(large).toBe(small)
  expect(small).toBeGreaterThan(3)
})

it('to link all routes once takes steps in proportion to their number', () => {
  const steps = [100, 1000].map((count) => {
    const texts = Array.from({ length: count }, (_, i) => [`r${i}`, `/u/literal${i}/{x}`])
    const table = defineRoutes({ ...(Object.fromEntries(texts) as object), id: '/u/{id}/{x}' })
    const routes = Object.values(table as unknown as Record<string, typeof table.id>)
    return stepsOf(() => routes.map(({ tryLink }) => tryLink({ id: 'y', x: 'x' })))
  })
  expect(steps[1]).toBeLessThan(11 * (steps[0] as number))
})
