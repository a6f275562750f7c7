import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { HttpUri } from 'uri-ts'
import { httpUriSchema } from 'uri-ts/standard'
import { type login, type logout, routeTree } from './router.js'
import { same } from './same.js'

same<typeof login.types.searchSchema, { next: HttpUri }>()
same<typeof logout.types.searchSchema, { readonly next: HttpUri }>()

/** Visits a location, and returns the last matching route's error, or its search parameters if there is no error. */
const visit = async (tree: typeof routeTree, place: string): Promise<unknown> => {
  const history = createMemoryHistory({ initialEntries: [place] })
  const router = createRouter({ routeTree: tree, history, defaultErrorComponent: () => null })
  await router.load()
  const match = router.state.matches.at(-1)
  return match?.status === 'error' ? String(match.error) : match?.search
}

for (const path of ['/login', '/logout']) {
  test(`TanStack Router: ${path} reads a URI of its search`, async () => {
    assert.deepEqual(await visit(routeTree, `${path}?next=https%3A%2F%2Fa.example%2Fb%3Fc`), {
      next: 'https://a.example/b?c',
    })
  })

  test(`TanStack Router: ${path} refuses a text that is not an http URI`, async () => {
    for (const next of ['javascript:alert(1)', '//evil.example', 'http://a b/', '', '7', '{}'])
      assert.match(String(await visit(routeTree, `${path}?next=${encodeURIComponent(next)}`)), /Error/, next)
    assert.match(String(await visit(routeTree, path)), /Error/)
  })
}

test('TanStack Router: a schema of a text refuses every search, because a search is an object', async () => {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/login', validateSearch: httpUriSchema })
  const tree = root.addChildren([page]) as unknown as typeof routeTree
  assert.match(String(await visit(tree, '/login?next=https%3A%2F%2Fa.example%2F')), /Error/)
})
