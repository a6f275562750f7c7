import { describe, expect, test } from 'vitest'
import { SELECTIONS, selectionOf } from '../../../src/cli/arguments/selection'
import { uri } from '../../../src/core/model/checked-literals'
import { view } from '../../../src/core/model/parse'

const FULL = view(uri('foo://me@[::1]:080/over/there?name=ferret&n%61me=x&last#'))
const BARE = view(uri('urn:a'))

describe('get', () => {
  test.each([
    ['scheme', ['foo'], ['urn']],
    ['authority', ['me@[::1]:080'], []],
    ['userinfo', ['me'], []],
    ['host', ['[::1]'], []],
    ['hostKind', ['IPv6address'], []],
    ['port', ['080'], []],
    ['portNumber', [80], []],
    ['path', ['/over/there'], ['a']],
    ['segments', ['', 'over', 'there'], ['a']],
    ['query', ['name=ferret&n%61me=x&last'], []],
    ['query.name', ['ferret', 'x'], []],
    ['query.last', [''], []],
    ['query.', [], []],
    ['fragment', [''], []],
  ])('%s', (name, full, bare) => {
    expect(selectionOf(name)?.of(FULL)).toEqual(full)
    expect(selectionOf(name)?.of(BARE)).toEqual(bare)
  })

  test('accepts the names in the help, and not those that objects inherit', () => {
    for (const name of SELECTIONS.split(', ')) expect(selectionOf(name)).toBeDefined()
    for (const name of ['', 'hostname', 'constructor', '__proto__']) expect(selectionOf(name)).toBeUndefined()
  })
})
