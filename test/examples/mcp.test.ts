/** Tests the adapter for the Model Context Protocol. The test with the real MCP SDK is in `examples/mcp`. */
import { describe, expect, it } from 'vitest'
import { type Members, templatesOf, type Variables } from '../../examples/mcp/uri-template'
import { sharedJson } from '../support/shared'

interface Group {
  readonly variables: Variables
  readonly testcases: ReadonlyArray<readonly [template: string, expansion: string | readonly string[] | false]>
}

const CASES = ['spec-examples', 'spec-examples-by-section', 'extended-tests', 'negative-tests'].flatMap((name) =>
  Object.values(sharedJson<Readonly<Record<string, Group>>>(`vectors/uritemplate-${name}.json`) ?? {}).flatMap(
    ({ variables, testcases }) => testcases.map(([text, expansion]) => ({ text, expansion, variables })),
  ),
)

/** Resembles the `UriTemplate` class in the MCP SDK, but has a constructor that must not be called. */
class UriTemplate implements Members {
  declare readonly variableNames: string[]
  declare readonly expand: Members['expand']
  declare readonly match: Members['match']
  constructor() {
    throw new Error('called')
  }
}

const uriTemplate = templatesOf(UriTemplate)

const attempt = (text: string, variables: Variables): string | false => {
  try {
    return uriTemplate(text).expand(variables)
  } catch {
    return false
  }
}

describe('uriTemplate', () => {
  it.runIf(CASES.length > 0)('passes all vectors of RFC 6570', () => {
    expect(CASES.length).toBe(270)
    for (const { text, expansion, variables } of CASES)
      expect([text, [expansion].flat()]).toEqual([text, expect.arrayContaining([attempt(text, variables)])])
  })

  it.each([
    ['/a{?b,c}', '/a', {}],
    ['/a{?b,c}', '/a?b=1', { b: '1' }],
    ['/a{?b,c}', '/a?c=2&b=1', { b: '1', c: '2' }],
    ['/a{?b*}', '/a?b=1&b=2', { b: ['1', '2'] }],
    ['/{x}{?y}', '/%C3%A9', { x: 'é' }],
    ['/{x}', '/a/b', null],
    ['file:///{+path}', 'file:///a%20b/%C3%A9%5B1].txt', { path: 'a b/é[1].txt' }],
  ])('%s matches %s', (text, uri, values) => {
    expect(uriTemplate(text).match(uri)).toEqual(values)
  })

  it('has the other members', () => {
    const made = uriTemplate('/{a}{?b,a}')
    expect(made).toBeInstanceOf(UriTemplate)
    expect([made.variableNames, made.toString()]).toEqual([['a', 'b'], '/{a}{?b,a}'])
    expect(() => uriTemplate('/{a')).toThrow('{a')
    expect(() => uriTemplate('/{a:3}').expand({ a: ['b'] })).toThrow()
  })
})
