/** Names outside of the rules of `name-rules.ts`, of functions for servers and clients. */
export const FOR_SERVERS: { readonly [name: string]: string } = {
  linkOf: 'finds a link of a list by its relation type',
  linkParameter: 'reads a parameter of a link, which is no component of RFC 3986',
  resolveLinks: '`resolve` for a list of links',
  connectionUri: 'makes functions for the URIs of some schemes, as `uriOf` does',
  receivedUri: 'the target URI of RFC 9110, 7.1, behind proxies',
}
