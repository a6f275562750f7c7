// @ts-check
/*
 * This plain JavaScript program checks the links of a page and builds the URLs of an API. The comment in the first line
 * makes editors type-check this file.
 */
import {
  buildQuery,
  hasScheme,
  host,
  orThrow,
  orUndefined,
  parseUri,
  queryRecord,
  queryText,
  setPairs,
  showReason,
  view,
} from 'uri-ts'
import { resolveHref } from 'uri-ts/repair'
import { defineRoutes, routeMatcher } from 'uri-ts/routes'

const page = view('https://www.example/docs/guide')

const HTML = `
  <a href="../blog/?page=2&amp;q=caf%C3%A9">blog</a>
  <a href="//cdn.example/x.js">script</a>
  <a href="mailto:me@www.example">mail</a>
  <a href="http://exa mple.com/">wrong</a>
`

const isWeb = hasScheme('http', 'https')
const resolve = resolveHref(page)

for (const [, href = ''] of HTML.matchAll(/href="([^"]*)"/g)) {
  const link = resolve(href.replaceAll('&amp;', '&'))
  if (link._tag === 'Left') console.log(`${href}: ${showReason(link.left)}`)
  else if (!isWeb(link.right)) console.log(`${link.right.text}: not a page`)
  else console.log(`${orUndefined(host(link.right))}: ${JSON.stringify(queryRecord(link.right))}`)
}

/**
 * Returns the address of the API as a view. Throws an error if the address is invalid.
 *
 * @param {string | undefined} text The base address of the API, if one is configured.
 */
const apiOf = (text) => orThrow(parseUri(text ?? 'https://api.example/v1'))

const api = apiOf(process.env['API'])
console.log(setPairs({ page: 2, tag: ['a', 'b&c'], draft: undefined })(api).text)
console.log(buildQuery({ q: 'a b', page: 1 }))
console.log(queryText('page')(view('https://www.example/?page=2&page=3')), queryText('q')(page))

const site = defineRoutes({ user: '/users/{id}', files: '/files/{+path}' })
const match = routeMatcher(site)
const found = match('/users/ann%40example.com')
console.log(found._tag === 'Right' ? found.right : showReason(found.left))
console.log(site.user.link({ id: 'ann@example.com' }))

// Shows the error messages for several mistakes.
for (const mistake of [
  // @ts-expect-error: a string is not a view
  () => host('https://www.example/'),
  // @ts-expect-error: the result of parseUri may be an error
  () => host(parseUri('https://www.example/')),
  () => apiOf('api.example'),
  () => apiOf('https//api.example'),
  // @ts-expect-error: the variable is `id`
  () => site.user.link({ name: 'ann' }),
]) {
  try {
    console.log(mistake())
  } catch (error) {
    console.log(error instanceof Error ? `${error.name}: ${error.message}` : error)
  }
}
