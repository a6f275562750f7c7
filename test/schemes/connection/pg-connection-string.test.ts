/** Runs the tests of `pg-connection-string` on `connectionUri`, and lists those that `connectionUri` does not pass. */
import { connectionUri } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../../support/views'
import { shown } from './shown-connection'

describe('the tests of pg-connection-string', () => {
  const pg = () => connectionUri({ schemes: ['postgres', 'pg'], hosts: 'one', defaultPort: 5432, requireHost: false })

  it.each([
    ['postgres://brian:pw@boom:381/lala', 'brian:pw | name boom 381 | lala'],
    ['postgres://localhost/post%20gres', 'undefined:undefined | name localhost 5432 | post gres'],
    [
      'postgres://brian:hello:pass:world@localhost:5432/postgres',
      'brian:hello:pass:world | name localhost 5432 | postgres',
    ],
    ['pg://bi%25na%25%25ry%20:s%40f%23@localhost/%20u%2520rl', 'bi%na%%ry :s@f# | name localhost 5432 |  u%20rl'],
    ['pg://myhost', 'undefined:undefined | name myhost 5432 | '],
    ['pg://myhost/', 'undefined:undefined | name myhost 5432 | '],
    ['pg://user:pass@%2Funix%2Fsocket/dbname', 'user:pass | socket /unix/socket undefined | dbname'],
    ['pg:///?application_name=TheApp', 'undefined:undefined |  |  | application_name=TheApp'],
    ['pg://myhost/db?max=18&min=4', 'undefined:undefined | name myhost 5432 | db | max=18 | min=4'],
    ['pg:///?fallback_application_name=TheApp', 'undefined:undefined |  |  | fallback_application_name=TheApp'],
    [
      'pg:///?sslmode=verify-ca&uselibpqcompat=true',
      'undefined:undefined |  |  | sslmode=verify-ca | uselibpqcompat=true',
    ],
    ['pg://localhost/db?__proto__=a&b=c', 'undefined:undefined | name localhost 5432 | db | __proto__=a | b=c'],
  ])('%s is read alike', (text, result) => expect(shown(rightOf(pg().parse(text)))).toBe(result))

  it.each([
    // In `pg-connection-string`, the `host` parameter overrides the host in the authority. This library treats `host`
    // as an ordinary parameter.
    [
      'pg://user:pass@localhost/dbname?host=/unix/socket',
      'user:pass | name localhost 5432 | dbname | host=/unix/socket',
    ],
    ['pg://user:pass@/dbname?host=/unix/socket', 'user:pass |  | dbname | host=/unix/socket'],
    [
      'pg://user:pass@%2Funix%2Fsocket/dbname?host=localhost',
      'user:pass | socket /unix/socket undefined | dbname | host=localhost',
    ],
    ['postgres:///?host=localhost&port=1234', 'undefined:undefined |  |  | host=localhost | port=1234'],
    // `pg-connection-string` does not decode `%2F` in a database name.
    ['pg://user:pass@localhost/%2Fdbname', 'user:pass | name localhost 5432 | /dbname'],
  ])('%s is read otherwise', (text, result) => expect(shown(rightOf(pg().parse(text)))).toBe(result))

  it('the first value of a repeated parameter applies, and there the last', () => {
    expect(rightOf(pg().parse('pg:///?keepalives=1&keepalives=0')).parameters.get('keepalives')).toBe('1')
  })

  // `pg-connection-string` accepts raw characters where a URI requires percent-encoding. It interprets a path without a
  // scheme as the path of a socket, and a name without a scheme as the name of a database.
  it.each([
    'postgres://localhost/post gres',
    'postgres://brian:hello<ther>e@localhost:5432/postgres',
    'pg://my f%irst name:is&%awesome!@localhost:9000',
    'pg:///?options=-c geqo=off',
    '/const/run/ mydb',
    '/const/run/',
    'socket:/some path/?db=my[db]&encoding=utf8',
    'socket:/some%20path/?db=my%2Bdb&encoding=utf8',
    'socket://brian:pw@/const/run/?db=mydb',
    'different_db_on_default_host',
    'postgres://user:g#4624$@F$#v`@localhost:5432/db',
  ])('%s is refused', (text) => expect(pg().parse(text)._tag).toBe('Left'))
})
