import { createRootRoute, createRoute } from '@tanstack/react-router'
import { parseUriReference, showReason } from 'uri-ts'
import { queryReader } from 'uri-ts/routes'
import { expand, template, withCodecs } from 'uri-ts/template'
import { CODECS, type Search } from './search.js'

const read = queryReader(CODECS)
const write = expand(withCodecs(CODECS)(template('{?after,least,page}')))

/**
 * Pass `stringifySearch` and `parseSearch` to `createRouter`. `parseSearch` must not throw, so it returns an error
 * message as the search parameter `error` if parsing fails.
 */
export const stringifySearch = (search: Partial<Search>): string => write(search)
export const parseSearch = (text: string): Search | { readonly error: string } => {
  const reference = parseUriReference(text)
  const values = reference._tag === 'Left' ? reference : read(reference.right)
  return values._tag === 'Right' ? values.right : { error: showReason(values.left) }
}

const root = createRootRoute()

export const sales = createRoute({
  getParentRoute: () => root,
  path: '/sales',
  validateSearch: (search: Partial<Search> & { readonly error?: string }): Search => {
    if (search.error !== undefined) throw new Error(search.error)
    return { page: 1, ...search }
  },
})

export const salesTree = root.addChildren([sales])
