/** Tests which completions an editor suggests inside a literal. An editor must not suggest an error message. */
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../support/files'
import { serviceOf } from '../support/language-service'

const FILE = join(ROOT, 'test/completed.ts')

const HEAD = `import { absoluteUri, relativeRef, uri, uriReference, uris } from 'uri-ts'
import { defineRoutes } from 'uri-ts/routes'
import { fromExpress, template } from 'uri-ts/template'
`

/** Lists lines in which an editor suggests nothing at the `|`. */
const NOTHING = [
  ...['uri', 'absoluteUri', 'relativeRef', 'uriReference'].map((name) => `${name}('a b|')`),
  ...["uri('|')", "uri('http://a/ |')", "uris({ a: '|' })", "uris({ a: { b: 'c d|' } })", "uris(['a:b', '|'])"],
  ...["template('|{')", "template('/{a..b}|')", "fromExpress('|')", "fromExpress('/:a?|')"],
  ...["defineRoutes({ a: '|' })", "defineRoutes({ a: '/b', c: '/d e|' })", "defineRoutes({ a: '/b', c: '/b|' })"],
]

const SOMETHING = "defineRoutes({ search: '/s{?q,page}' }).search.link({ q: 1, | })"

const MARKED = [HEAD, ...NOTHING, SOMETHING].join('\n')

const service = serviceOf(ts, FILE, MARKED.replaceAll('|', ''))

const offered = (line: string): readonly string[] => {
  const before = MARKED.slice(0, MARKED.indexOf(`\n${line}`) + 1) + line.slice(0, line.indexOf('|'))
  const completions = service.getCompletionsAtPosition(FILE, before.replaceAll('|', '').length, {})
  return (completions?.entries ?? []).map(({ name }) => name)
}

it.each(NOTHING)('nothing in %s', (line) => expect(offered(line)).toEqual([]))

it('sees what is offered', () => expect(offered(SOMETHING)).toEqual(['page']))
