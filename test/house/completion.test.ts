/** Tests which completions an editor suggests inside a literal. An editor must not suggest an error message. */
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../support/imports'
import { serviceOf } from '../support/language-service'

const FILE = join(ROOT, 'test/completed.ts')

const HEAD = `import { absoluteUri, relativeRef, uri, uriReference, uris } from 'uri-ts'
import { defineRoutes } from 'uri-ts/routes'
import { fromExpress, template } from 'uri-ts/template'
`

/** Returns the names that are suggested at the `|`. */
const offered = (line: string): readonly string[] => {
  const text = `${HEAD}${line.replace('|', '')}\n`
  const service = serviceOf(ts, FILE, text)
  const completions = service.getCompletionsAtPosition(FILE, HEAD.length + line.indexOf('|'), {})
  return (completions?.entries ?? []).map(({ name }) => name)
}

it.each([
  ...['uri', 'absoluteUri', 'relativeRef', 'uriReference'].map((name) => `${name}('a b|')`),
  ...["uri('|')", "uri('http://a/ |')", "uris({ a: '|' })", "uris({ a: { b: 'c d|' } })", "uris(['a:b', '|'])"],
  ...["template('|{')", "template('/{a..b}|')", "fromExpress('|')", "fromExpress('/:a?|')"],
  ...["defineRoutes({ a: '|' })", "defineRoutes({ a: '/b', c: '/d e|' })", "defineRoutes({ a: '/b', c: '/b|' })"],
])('nothing in %s', (line) => expect(offered(line)).toEqual([]))

it('sees what is offered', () => {
  expect(offered("defineRoutes({ search: '/s{?q,page}' }).search.link({ q: 1, | })")).toEqual(['page'])
})
