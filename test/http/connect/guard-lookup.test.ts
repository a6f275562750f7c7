/** Tests every form of call that Node documents for `dns.lookup`, and checks that any other form is rejected. */
import { lookup } from 'node:dns'
import { lookup as lookupPromise } from 'node:dns/promises'
import { guardLookup, type LookupFunction } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'

type Result = readonly [error: (Error & { readonly kind?: string }) | null, address: unknown, family?: number]
type Call = (...values: unknown[]) => void

const ask = (by: LookupFunction, ...values: unknown[]): Promise<Result> =>
  new Promise((resolve) =>
    (guardLookup({ lookup: by }) as Call)(...values, (...result: unknown[]) => resolve(result as never)),
  )

const CALLS: ReadonlyArray<readonly [call: string, between: readonly unknown[], family: readonly number[]]> = [
  ['(name, callback)', [], [4, 6]],
  ['(name, undefined, callback)', [undefined], [4, 6]],
  ['(name, 4, callback)', [4], [4]],
  ['(name, 6, callback)', [6], [6]],
  ['(name, 0, callback)', [0], [4, 6]],
  ['(name, {}, callback)', [{}], [4, 6]],
  ['(name, { family: 4 }, callback)', [{ family: 4 }], [4]],
  ["(name, { family: 'IPv6' }, callback)", [{ family: 'IPv6' }], [6]],
  ['(name, { all: true }, callback)', [{ all: true }], []],
  ['(name, { all: true, family: 4, hints: 0, order: "verbatim" }, callback)', [{ all: true, family: 4, hints: 0 }], []],
]

describe.each(CALLS)('%s', (_, between, families) => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['10.0.0.1', 'private'],
    ['localhost', 'loopback'],
  ])('refuses %s', async (name, kind) => {
    const [error, address] = await ask(lookup, name, ...between)
    // Some systems have no addresses of the requested family.
    if ((error as { code?: string }).code !== 'ENOTFOUND')
      expect(error).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS', kind })
    expect(address).toHaveLength(0)
  })

  it('passes on an address that is public', async () => {
    const [error, address, family] = await ask(lookup, '8.8.8.8', ...between)
    expect(error).toBe(null)
    if (families.length > 0) expect([address, family]).toEqual(['8.8.8.8', 4])
    else expect(address).toEqual([{ address: '8.8.8.8', family: 4 }])
  })

  it('gives lookup options and a callback', async () => {
    const seen: unknown[][] = []
    const stub: LookupFunction = (...values) => {
      seen.push(values)
      values[2](null, '8.8.8.8', 4)
    }
    await ask(stub, 'a.example', ...between)
    const [first] = between
    const options = typeof first === 'number' ? { family: first } : (first ?? {})
    expect(seen).toEqual([['a.example', options, expect.any(Function)]])
  })
})

describe('a call that is not documented throws', () => {
  const guarded = guardLookup({ lookup: () => expect.fail('called') }) as Call
  const LAST = 'lookup: the last argument is not a callback'
  const SECOND = 'lookup: the second argument is not an object of options, a family or a callback'

  it.each<readonly [string, readonly unknown[], string]>([
    ['a name alone', ['a'], LAST],
    ['nothing', [], LAST],
    ['a name and options', ['a', {}], LAST],
    ['a name and a family', ['a', 4], LAST],
    ['a callback that is none', ['a', {}, 'callback'], LAST],
    ['null for options', ['a', null, () => {}], SECOND],
    ['a text for a family', ['a', 'IPv4', () => {}], SECOND],
    ['a boolean for options', ['a', true, () => {}], SECOND],
    ['a bigint for a family', ['a', 4n, () => {}], SECOND],
  ])('%s', (_, values, message) => {
    expect(() => guarded(...values)).toThrow(new TypeError(message))
  })

  it('a family that Node does not know, as lookup of Node does', () => {
    expect(() => (guardLookup({ lookup }) as Call)('a', 5, () => {})).toThrow(TypeError)
  })
})

describe('lookup of node:dns/promises', () => {
  const promised = lookupPromise as unknown as LookupFunction

  // The `lookup` function in `node:dns/promises` throws if the family is a word such as `IPv6`.
  it.each(CALLS.filter(([call]) => !call.includes('IPv6')))(
    'called as %s, is an error and gives no address',
    async (_, between) => {
      const [error, address] = await ask(promised, '8.8.8.8', ...between)
      expect(error).toEqual(
        new TypeError('lookup has returned a promise: use that of node:dns, and not of node:dns/promises'),
      )
      expect(address).toBe('')
    },
  )
})

describe('the callback is called once', () => {
  it('if lookup calls its own twice', () => {
    const results: unknown[] = []
    const twice: LookupFunction = (_name, _options, callback) => {
      callback(null, '8.8.8.8', 4)
      callback(null, '127.0.0.1', 4)
    }
    guardLookup({ lookup: twice })('a', (...result) => results.push(result))
    expect(results).toEqual([[null, '8.8.8.8', 4]])
  })

  it('if lookup is an async function that calls its callback', async () => {
    const results: unknown[] = []
    const both = async (...[, , callback]: Parameters<LookupFunction>) => callback(null, '8.8.8.8', 4)
    guardLookup({ lookup: both })('a', 4, (...result) => results.push(result))
    await Promise.resolve()
    expect(results).toEqual([[null, '8.8.8.8', 4]])
  })
})
