/** Lists fixed and random spellings of a single path, including many that are not valid request-targets. */
import { pick, type Random, randomFrom } from '../refimpl/random'
import { SEED } from './random-requests'

export const PATH = '/admin/users'

const BEFORE = [
  ...['http://127.0.0.1', 'HTTP://127.0.0.1', 'http://127.0.0.1:80', 'http://127.0.0.1:', 'https://127.0.0.1'],
  ...['http://', 'https://', 'http:', 'http:/', 'http:///', 'http:////127.0.0.1', 'http://:80', 'http://?', 'http://#'],
  ...['http://a:99999', 'http://a:x', 'http://a:80:80', 'http://u@127.0.0.1', 'http://u:p@127.0.0.1', 'http://@'],
  ...[
    'http://a;b',
    'http://a\\b',
    'http://[::1',
    'http://[::1]x',
    'http://[',
    'http://a%zz',
    'http://%ff',
    'http://%2f',
  ],
  ...['http://a,b', 'http://a{b}', 'http://evil.test', 'http://127.0.0.1\\@evil.test', 'http://127.1', 'http://0x7f.1'],
  ...['javascript://y', 'javascript:', 'file://', 'file:', 'ftp://127.0.0.1', 'ws://127.0.0.1', 'x://%ff', 'x:', 'x:/'],
  ...['httpx://127.0.0.1', 'urn:', 'data:', 'about:', '//127.0.0.1', '//', '///', '//evil.test', '\\\\', '/\\'],
]

const SPELLINGS: readonly string[] = [
  ...BEFORE.map((before) => `${before}${PATH}`),
  ...[
    '/%61dmin/users',
    '/admi%6e/users',
    '/%61%64%6d%69%6e/users',
    '/admin/%75sers',
    '/%61dmin/%75sers',
    '/%61DMIN/users',
  ],
  ...[
    '/%2561dmin/users',
    '/%25%36%31dmin/users',
    '/admin%2fusers',
    '/admin%2Fusers',
    '/%2fadmin/users',
    '/%2Fadmin%2Fusers',
  ],
  ...['/%5cadmin/users', '/admin%5cusers', '/admin\\users', '\\admin\\users', '/\\admin/users', '/admin/\\users'],
  ...[
    '/admin%00/users',
    '/admin%20/users',
    '/admin%09/users',
    '/admin%0a/users',
    '/admin/users%00',
    '/%u0061dmin/users',
  ],
  ...['/%c1%a1dmin/users', '/%ef%bd%81dmin/users', '/admin%/users', '/%6admin/users', '/%/admin/users'],
  ...['//admin/users', '///admin/users', '/admin//users', '/admin/users/', '/admin///users', '/./admin/users'],
  ...[
    '/admin/./users',
    '/x/../admin/users',
    '/../admin/users',
    '/admin/x/../users',
    '/admin/../admin/users',
    '/.//admin/users',
  ],
  ...['/%2e/admin/users', '/x/%2e%2e/admin/users', '/x/.%2e/admin/users', '/%2e%2e/admin/users', '/x/..%2fadmin/users'],
  ...[
    '/x/..;/admin/users',
    '/..;/admin/users',
    '/files/../admin/users',
    '/files/%2e%2e/admin/users',
    '/files/..\\admin/users',
  ],
  ...['/.admin/users', '/admin./users', '/admin/users.', '/admin/.users', '/x/..//admin/users'],
  ...['/admin;/users', '/admin;x=1/users', '/;/admin/users', '/admin/;/users', '/admin/users;', '/;x/admin/users'],
  ...[
    '/ADMIN/users',
    '/Admin/users',
    '/admin/USERS',
    '/admIN/users?x',
    '/admin/users?',
    '/admin?/users',
    '/?/admin/users',
  ],
  ...[
    '/admin/users#',
    '/#/admin/users',
    '/x#/admin/users',
    '/admin#/users',
    '/admin/users?#',
    '#/admin/users',
    '?/admin/users',
  ],
  ...[
    '/admin\t/users',
    '\t/admin/users',
    '/\tadmin/users',
    '/admin/users\t',
    '/admin /users',
    '/admin\v/users',
    '/admin\0/users',
  ],
  ...[
    '/admin\u00a0/users',
    '/\u00e1dmin/users',
    '/admin/users\r',
    'admin/users',
    './admin/users',
    '../admin/users',
    '*',
    '*/admin/users',
  ],
]

const PIECES = [
  ...[
    '/',
    '//',
    '/./',
    '/../',
    'x/..',
    '\\',
    ';',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%2e%2e',
    '.',
    '..',
    '%',
    '%25',
    '?',
    '#',
  ],
  ...['admin', '%61dmin', 'ADMIN', 'admi%6E', 'users', '%75sers', 'user%73', 'files', '%00', '%0a', '\t', ' ', ''],
]

const randomTarget = (random: Random): string => {
  const before = random(3) === 0 ? pick(random, BEFORE) : ''
  const admin = pick(random, ['admin', '%61dmin', 'adm%69n', 'Admin', 'admin;', 'admin.', 'admin%2f'])
  const users = pick(random, ['users', '%75sers', 'users', 'user%73', 'users/', 'users;x'])
  return `${before}${pick(random, PIECES)}/${admin}${pick(random, ['/', '/', '//', '/./', '%2f', '\\'])}${users}`
}

const random = randomFrom(SEED)
export const TARGETS: readonly string[] = [
  PATH,
  ...SPELLINGS,
  ...Array.from({ length: 300 }, () => randomTarget(random)),
]
