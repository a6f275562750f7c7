/** Checks that `receivedUri` takes linear time even if a client repeats an element of a proxy header many times. */
import { parseRequestTarget, receivedUri } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '../support/cpu-time'
import { rightOf } from '../support/views'

/** The length of the shorter input. The longer one has four times as many characters. */
const LENGTH = 64_000

const target = rightOf(parseRequestTarget('GET', '/'))

const ELEMENTS = {
  forwarded: [
    'proto=a,',
    'PROTO=A,',
    'proto=http,',
    'for=a,',
    'for=_a,',
    'for=10.0.0.1,',
    'host=a,',
    'host="a b",',
    'a=b,',
    ',',
    ';',
  ],
  'x-forwarded-for': ['a,', '10.0.0.1,', ',', ' ', '[,'],
  'x-forwarded-proto': ['a,', 'A,', 'http,', 'a', ',', ' '],
  'x-forwarded-host': ['a,', 'a b,', 'a', ',', ' '],
} as const

describe.each(Object.entries(ELEMENTS))('%s', (name, elements) => {
  const fields = name === 'forwarded' ? name : 'x-forwarded'
  const received = receivedUri<string, string>({ trust: ['10.0.0.0/8'], fields, hosts: ['h'] })
  it.each(elements)('many %j', (element) => {
    for (const last of ['', 'b', 'for=10.0.0.1;proto=b'])
      expectLinear(
        `${name}: ${element}${last}`,
        (length) => {
          const headers = { [name]: element.repeat(length / element.length) + last }
          return () => received({ peer: '10.0.0.1', scheme: 'http', host: 'h', target, headers })
        },
        LENGTH,
      )
    expect.assertions(0)
  })
})
