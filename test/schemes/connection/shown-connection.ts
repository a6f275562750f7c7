import type { Connection } from 'uri-ts/schemes'

/**
 * Formats a connection as one line that contains the user, the password, the hosts, the database and the parameters.
 */
export const shown = ({ user, password, hosts, database, parameters }: Connection): string =>
  [
    `${user}:${password}`,
    hosts.map(({ kind, name, port }) => `${kind} ${name} ${port}`).join(', '),
    database,
    ...[...parameters].map((pair) => pair.join('=')),
  ].join(' | ')
