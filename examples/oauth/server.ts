/** This OAuth 2 authorization endpoint implements only the handling of redirect URIs. */
import { createServer, type Server } from 'node:http'
import { type AbsoluteUri, formQueryPairs, setFormPairs, showReason, type UriView, type View } from 'uri-ts'
import { parseRequestTarget, redirectUriMatcher } from 'uri-ts/http'

/**
 * Maps each client to the redirect URIs that it has registered. The compiler checks the registered URIs, because they
 * are literals in the source.
 */
const CLIENTS = new Map([
  ['web', redirectUriMatcher(['https://app.example/callback', 'https://app.example/other?env=test'])],
  ['cli', redirectUriMatcher(['http://127.0.0.1/callback', 'http://[::1]/callback', 'com.example.cli:/callback'])],
])

/**
 * Returns the parameters of a request, or `undefined` if a parameter occurs twice (RFC 6749, section 3.1) or is
 * malformed.
 */
const parametersOf = (target: UriView): ReadonlyMap<string, string> | undefined => {
  const pairs = formQueryPairs(target)
  if (pairs._tag === 'Left') return undefined
  const parameters = new Map(pairs.right.map(([key, value]) => [key, value ?? '']))
  return parameters.size === pairs.right.length ? parameters : undefined
}

/**
 * Returns the URI to redirect to. The code and the state are added to the query of the redirect URI that the client
 * registered.
 */
const answerOf = (redirectUri: View<AbsoluteUri>, state: string | undefined): string =>
  setFormPairs({ code: 'SplxlOBeZQQYbYS6WxSbIA', ...(state === undefined ? {} : { state }) })(redirectUri).text

export const createAuthorizationServer = (): Server =>
  createServer((request, response) => {
    const target = parseRequestTarget('GET', request.url ?? '')
    const parameters =
      target._tag === 'Right' && target.right._tag === 'OriginForm' ? parametersOf(target.right) : undefined
    const redirectUri = CLIENTS.get(parameters?.get('client_id') ?? '')?.(parameters?.get('redirect_uri') ?? '')
    // Never redirect to an unregistered URI, not even to report an error (RFC 6749, section 4.1.2.1).
    if (redirectUri === undefined || redirectUri._tag === 'Left') {
      if (redirectUri !== undefined) console.warn(showReason(redirectUri.left))
      return response.writeHead(400).end('the redirect URI is not registered')
    }
    return response.writeHead(303, { location: answerOf(redirectUri.right, parameters?.get('state')) }).end()
  })
