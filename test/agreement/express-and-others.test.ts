/** Checks that, for each framework or router, the types and the functions give the same path. */
import {
  toExpress,
  toFastify,
  toHono,
  toNextJs,
  toReactRouter,
  toRou3,
  toTanStackRouter,
  toUrlPattern,
} from 'uri-ts/routes'
import { parseTemplate } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { COMPILER_FOLDERS } from '../support/compilers'
import { partOf } from '../support/law'
import { errorsInRows, SRC, TYPES } from './compile'

const FIRST = [
  ...['', '/', '/a', '/a:b', '/(!)', '/%41', '/é', '/a*', '/@me', '/@1:', '/a.b-', '/a//b*', '/%41//'],
  ...['/_/b/__c', '/a/é/(b', '/a//(b/@', '/a/@/(', '/a/@b//%41'],
]

const NEXT = [
  '',
  '{a}',
  '/{a}',
  '/{1}',
  '/{_}',
  '/{a.b}',
  '/v{%41}',
  '/{b}.',
  '/{b}$',
  '/{b}-{c}',
  '/{b}x{c}/',
  '{/c}',
  '{/c*}',
  '/{+c}',
]

const LAST = ['', '/', '/d', '.d', '_', '{/d}', '{/d*}', '/{+d}', '/{d}', '?x=1{&y}', '{?q}', '{#f}', '#f']

const TEXTS = partOf(
  FIRST.flatMap((first) => NEXT.flatMap((next) => LAST.map((last) => first + next + last)))
    .filter(
      (text) =>
        /^(\/|\{\/)/.test(text) &&
        !/\*\}.|\{\+\w\}[^{?#]|\{\/\w\}[^{?#]|\{[/+]\w\*?\}\{[/+]|\w\*\}\/|[^/]\{\+/.test(
          text.replace(/\{?[?#].*/, ''),
        ),
    )
    .filter((_text, index) => index % 3 === 0),
)

const outcome = (write: () => string): string => {
  try {
    return JSON.stringify(write())
  } catch (error) {
    return `Refused<${JSON.stringify((error as Error).message.replace(/^.*?": /, ''))}>`
  }
}

const assertion = (text: string): string => {
  const parsed = parseTemplate(text)
  if (parsed._tag === 'Left') throw new Error(text)
  const route = { pattern: text as '/', codecs: undefined }
  const literal = JSON.stringify(text)
  const answers = [
    ['Express', outcome(() => toExpress(route))],
    ['Fastify', outcome(() => toFastify(route))],
    ['Hono', outcome(() => toHono(route))],
    ['NextJs', outcome(() => toNextJs(route))],
    ['ReactRouter', outcome(() => toReactRouter(route))],
    ['Rou3', outcome(() => toRou3(route))],
    ['TanStackRouter', outcome(() => toTanStackRouter(route))],
    ['UrlPattern', outcome(() => toUrlPattern(route))],
  ] as const
  const isAscii = /^[\x00-\x7f]*$/.test(text)
  return answers
    .flatMap(([name, answer]) => {
      const isRefused = answer.startsWith('Refused')
      const checked = isRefused ? answer : `ReadableRoute<${literal}, unknown>`
      const path = !isAscii && ['Express', 'NextJs'].includes(name) ? 'string' : answer
      const check = `is<Equal<Check${name}<${literal}>, ${checked}>>()`
      // Types such as `ExpressPath` do not check whether a route has a host.
      if (text.startsWith('//')) return [check]
      return [check, `is<Equal<${name}Path<${literal}>, ${isRefused ? 'never' : path}>>()`]
    })
    .join(', ')
}

const HEAD = `${[
  `import type { Refused } from '${TYPES}/core/errors/refused'`,
  `import type { CheckExpress, ExpressPath } from '${TYPES}/routes/frameworks/express-path'`,
  `import type { CheckFastify, FastifyPath } from '${TYPES}/routes/frameworks/fastify-path'`,
  `import type { CheckHono, HonoPath } from '${TYPES}/routes/frameworks/hono-path'`,
  `import type { CheckNextJs, NextJsPath } from '${TYPES}/routes/frameworks/next-js-path'`,
  `import type { CheckReactRouter, ReactRouterPath } from '${TYPES}/routes/frameworks/router-paths'`,
  `import type { CheckRou3, Rou3Path } from '${TYPES}/routes/frameworks/router-paths'`,
  `import type { CheckTanStackRouter, TanStackRouterPath } from '${TYPES}/routes/frameworks/router-paths'`,
  `import type { CheckUrlPattern, UrlPatternPath } from '${TYPES}/routes/frameworks/router-paths'`,
  `import type { ReadableRoute } from '${SRC}/routes/links/route'`,
  'type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false',
  'declare const is: <Holds extends true>() => void',
].join('\n')}\n`

it.each(COMPILER_FOLDERS)(
  '%s writes the paths that the functions write, and refuses the others with the same messages',
  async (compiler) => expect(await errorsInRows(compiler, HEAD, TEXTS.map(assertion))).toEqual([]),
)
