import { createRootRoute, createRoute } from '@tanstack/react-router'
import { type HttpUri, isHttpUri, parseHttpUri } from 'uri-ts'
import { arkLogin } from './arktype.js'
import { problemOf } from './problem.js'

const root = createRootRoute()

/** Validates all search parameters with one ArkType schema. */
export const login = createRoute({ getParentRoute: () => root, path: '/login', validateSearch: arkLogin })

/** Validates the `next` parameter without a schema library. */
export const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  validateSearch: ({ next }: Record<string, unknown>): { readonly next: HttpUri } => {
    if (typeof next === 'string' && isHttpUri(next)) return { next }
    throw new Error(problemOf(String(next), parseHttpUri))
  },
})

export const routeTree = root.addChildren([login, logout])
