/**
 * With every supported version of TypeScript, compiles two kinds of code: handlers, and calls that pass a route table
 * as an argument. The compiler must infer the types of correct handlers and must report exactly one error for each
 * mistake.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMPILER_FOLDERS } from '../support/compilers'
import { compile, SRC } from './compile'

const HEAD = [
  `import { absoluteLinks, defineRoutes, dispatcher, matchRoute, route, routeMatcher } from '${SRC}/routes'`,
  `import { int, template, withCodecs } from '${SRC}/template'`,
  `import { uri } from '${SRC}/index'`,
  "const site = defineRoutes({ home: '/', user: route('/users/{id}', { id: int }), api: ['/api', { list: '/l{?page}' }] })",
  'const dispatch = dispatcher(site)',
]

const RIGHT = [
  'interface Context { readonly db: string }',
  "const one = dispatch({ home: () => 'x', user: { get: ({ id }, c: Context) => id, put: async (_, { db }) => db }, api: { list: ({ page }) => page === '1' } })",
  "const found = one('GET', '/', { db: '' })",
  "export const text: string | number | boolean | Promise<string> = found._tag === 'Right' ? found.right : ''",
  "const item = withCodecs({ id: int })(template('/items/{id}'))",
  "const table = defineRoutes({ home: '/', item, search: '/search{?q,page}' })",
  "export const link: string = absoluteLinks(uri('http://a/'))(table).item.link({ id: 7 })",
  'export const all = [routeMatcher(table), dispatcher(table), matchRoute(table.item)]',
]

const WRONG: ReadonlyArray<readonly [mistake: string, line: string, error: RegExp]> = [
  [
    'a misspelled method',
    'dispatch({ home: () => 1, user: { gett: () => 1 }, api: { list: () => 1 } })',
    /gett.*RouteHandler<\{ id: number; \}, unknown>/,
  ],
  [
    'a misspelled handler',
    'dispatch({ home: () => 1, usr: () => 1, api: { list: () => 1 } })',
    /Type '\(\) => number' is not assignable to type '"no route has this name"'/,
  ],
  [
    'a misspelled handler of a nested table',
    'dispatch({ home: () => 1, user: () => 1, api: { lst: () => 1, list: () => 1 } })',
    /"no route has this name"/,
  ],
  [
    'a missing handler',
    'dispatch({ home: () => 1, api: { list: () => 1 } })',
    /^Argument of type .* parameter of type 'NoHandlerFor<"user">/,
  ],
  [
    'a missing handler of a nested table',
    'dispatch({ home: () => 1, user: ({ id }) => id, api: {} })',
    /^Argument of type .* parameter of type 'NoHandlerFor<"api\.list">/,
  ],
  [
    'a missing nested table',
    'dispatch({ home: () => 1, user: ({ id }) => id })',
    /^Argument of type .* parameter of type 'NoHandlerFor<"api">/,
  ],
  [
    'no handler at all',
    'dispatch({})',
    /^Argument of type '\{\}' .* 'NoHandlerFor<(?:"(?:home|user|api)"(?: \| )?){3}>/,
  ],
  [
    'a handler without a method',
    'dispatch({ home: {}, user: ({ id }) => id, api: { list: () => 1 } })',
    /^Argument of type .* parameter of type 'NoHandlerFor<"home">/,
  ],
  [
    'a handler that may be undefined',
    'dispatch({ home: undefined as (() => 1) | undefined, user: ({ id }) => id, api: { list: () => 1 } })',
    /^Argument of type .* parameter of type 'NoHandlerFor<"home">/,
  ],
  [
    'a wrong parameter',
    'dispatch({ home: () => 1, user: ({ name }) => name, api: { list: () => 1 } })',
    /Property 'name' does not exist on type '\{ id: number; \}'/,
  ],
  [
    'a parameter of a wrong type',
    'dispatch({ home: () => 1, user: (_: { id: string }) => 1, api: { list: () => 1 } })',
    /RouteHandler<\{ id: number; \}, unknown>/,
  ],
]

it('handlers are checked on every compiler', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-handlers-'))
  const file = join(folder, 'handlers.ts')
  writeFileSync(file, [...HEAD, ...RIGHT, ...WRONG.map(([, line]) => line)].join('\n'))
  const first = HEAD.length + RIGHT.length + 1
  for (const compiler of COMPILER_FOLDERS) {
    const output = await compile(compiler, file)
    const errors = output.filter((line) => line.startsWith('handlers.ts'))
    expect(
      errors.map((line) => /\((\d+),/.exec(line)?.[1]),
      compiler,
    ).toEqual(WRONG.map((_, i) => String(first + i)))
    for (const [i, [mistake, , error]] of WRONG.entries()) {
      const said = (errors[i] as string).replace(/^.*?: error TS\d+: /, '')
      const isTwoLines = mistake === 'a misspelled method' && compiler === 'typescript-5.0'
      if (!isTwoLines) expect([compiler, mistake, said]).toEqual([compiler, mistake, expect.stringMatching(error)])
      const [short = ''] = said.split(' & SomeHandlers')
      expect([compiler, mistake, short.length <= 200]).toEqual([compiler, mistake, true])
    }
  }
  rmSync(folder, { recursive: true })
})
