import * as core from 'uri-ts'
import * as schemes from 'uri-ts/equivalence'
import * as routes from 'uri-ts/routes'
import * as scanner from 'uri-ts/scan'
import * as template from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { none } from '../../../src/core/fp/option'
import { viewOf } from '../../support/corpus'

const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every((member) => isDeeplyFrozen(member)))

const TABLES = Object.entries({ ...core, ...scanner, ...schemes, ...template }).filter(
  ([, value]) => typeof value === 'object',
)

describe('what everyone shares', () => {
  it('None is frozen, and later answers stay None', () => {
    const absent = core.query(viewOf('a:b')) as { _tag: string }
    expect(absent).toBe(none)
    expect(() => {
      absent._tag = 'Some'
    }).toThrow(TypeError)
    expect(core.query(viewOf('a:b'))).toEqual({ _tag: 'None' })
    expect(Object.isFrozen(none)).toBe(true)
  })

  it.each(TABLES)('the table %s is frozen, with all that is in it', (_name, table) => {
    expect(isDeeplyFrozen(table)).toBe(true)
  })

  it('the tables are there', () => {
    expect(TABLES.map(([name]) => name).sort()).toEqual([
      'HOST_KINDS',
      'bool',
      'int',
      'isoDate',
      'number',
      'schemeRules',
      'text',
      'uuid',
    ])
  })

  it('frozen rules can be spread into custom rules', () => {
    const rules = { ...schemes.schemeRules, gopher: { defaultPort: 70 } }
    expect(schemes.normalizeForScheme(rules)(viewOf('gopher://a:70/')).text).toBe('gopher://a/')
    expect(Object.isFrozen(rules)).toBe(false)
  })
})

describe('the shared result of a route', () => {
  it('is frozen, so no caller changes the answer of another', () => {
    const read = routes.routeReader(routes.defineRoutes({ home: '/', about: '/about{?q}' }))
    for (const text of ['/', '/?x=1', '/about']) {
      const found = read(text) as { route: string }
      expect(isDeeplyFrozen(found)).toBe(true)
      expect(() => {
        found.route = 'x'
      }).toThrow(TypeError)
      expect(read(text)).toMatchObject({ params: {} })
    }
  })
})
