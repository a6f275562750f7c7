/** Lists the messages that `error` can contain. They must not change, because programs compare `error` with them. */
export const MESSAGES = {
  backslash: 'URI authority must not contain a literal backslash.',
  introducer: 'URI authority introducer must not contain whitespace.',
  edge: 'URI must not contain leading or trailing C0 controls or spaces.',
  scheme: 'URI scheme is malformed.',
  percent: 'URI contains malformed percent-encoding.',
  pathStart: 'URI path must start with "/" when authority is present.',
  port: 'URI port is malformed.',
  host: 'URI host is malformed.',
  httpHost: 'HTTP URIs must have a host.',
  wsHost: 'WebSocket URIs must have a host.',
  toAscii: "Host's domain name can not be converted to ASCII: ",
  urn: 'URN can not be parsed.',
  uuid: 'UUID is not valid.',
  recipient: 'URI mailto has an invalid recipient domain.',
  headers: 'URI mailto has malformed header fields.',
  mailtoAuthority: 'URI mailto must not have an authority component.',
} as const

/** Returns the message for a URI without a host, or `undefined` if URIs with the given scheme do not need a host. */
export const missingHost = (scheme: string | undefined): string | undefined => {
  const [, kind] = /^(http|ws)s?$/i.exec(scheme ?? '') ?? []
  if (kind === undefined) return undefined
  return kind.toLowerCase() === 'ws' ? MESSAGES.wsHost : MESSAGES.httpHost
}
