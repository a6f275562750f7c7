/** Defines tables of 12, 100 and 1,000 routes, and the request-targets that the routers look up in these tables. */

const COMMON = [
  '/',
  '/status',
  '/search',
  '/users/me',
  '/users/:id',
  '/users/:id/avatar',
  '/users/:id/posts/:post',
  '/users/:id/posts/:post/comments/:comment',
  '/orgs/:org/repos/:repo/issues/:issue/comments/:comment',
  '/about/company/history',
  '/very/deeply/nested/route/hello/there',
  '/static/*',
] as const

const WORDS = ['users', 'posts', 'orders', 'items', 'teams', 'files', 'events', 'groups', 'tags', 'images', 'reports']

const MORE: ReadonlyArray<(name: string) => string> = [
  (name) => `/${name}/list`,
  (name) => `/${name}/:id`,
  (name) => `/api/v1/${name}/:id/details/:part`,
  (name) => `/api/v1/${name}/settings`,
  (name) => `/files-${name}/*`,
]

export const SIZES = [12, 100, 1000] as const

export const pathsOf = (size: number): readonly string[] => [
  ...COMMON,
  ...Array.from({ length: size - COMMON.length }, (_, i) => {
    const more = MORE[i % MORE.length] as (name: string) => string
    return more(`${WORDS[i % WORDS.length]}-${Math.floor(i / WORDS.length)}`)
  }),
]

export interface Row {
  readonly size: number
  readonly name: string
  readonly target: string
}

const QUERY = '?page=2&sort=name'
const LONG = '?utm_source=newsletter&utm_medium=email&utm_campaign=spring-sale&page=2'

const KINDS: ReadonlyArray<readonly [name: string, target: string]> = [
  ['static', '/status'],
  ['static deep', '/very/deeply/nested/route/hello/there'],
  ['static, query', `/search${QUERY}`],
  ['one parameter', `/users/42${QUERY}`],
  ['two parameters', `/users/42/posts/hello-world${QUERY}`],
  ['three parameters', `/users/42/posts/17/comments/3${QUERY}`],
  ['four parameters', `/orgs/acme/repos/site/issues/12/comments/9${QUERY}`],
  ['encoded', '/users/ann%20lee?page=a%2Fb&sort=name'],
  ['wildcard', `/static/js/app/main.js${QUERY}`],
  ['long query', `/users/42${LONG}`],
  ['miss', '/nothing'],
  ['deep miss', `/users/42/posts/17/nothing${QUERY}`],
]

export const isMiss = ({ name }: Row): boolean => name.endsWith('miss')

export const ROWS: readonly Row[] = SIZES.flatMap((size) =>
  KINDS.map(([name, target]) => ({ size, name, target })),
).filter(({ size, name }) => size > 12 || name !== 'long query')

export const BARE_ROWS: readonly Row[] = SIZES.flatMap((size) =>
  [
    ['one parameter, no query', '/users/42'],
    ['two parameters, no query', '/users/42/posts/hello-world'],
    ['wildcard, no query', '/static/js/app/main.js'],
  ].map(([name = '', target = '']) => ({ size, name, target })),
)

export const mixedTargets = (size: number, count: number): readonly string[] => {
  const paths = pathsOf(size)
  return Array.from({ length: count }, (_, i) => {
    const seed = (i * 7919 + 13) % 100_003
    const path = (paths[seed % paths.length] as string)
      .replace(/:\w+/g, () => `x${(seed * 31) % 9973}`)
      .replace(/\*$/, 'a/b.js')
    return `${path}${i % 12 === 0 && path !== '/' ? '/nothing' : ''}${i % 3 === 0 ? QUERY : ''}`
  })
}
