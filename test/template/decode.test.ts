import { expect, it } from 'vitest'
import { decode } from '../../src/index'
import { decodeValue } from '../../src/template/decode'
import { pick, randomFrom } from '../refimpl/random'

const { URI_TS_RUNS = '20000', URI_TS_SEED = '6570' } = process.env
const RUNS = Number(URI_TS_RUNS)

const PARTS = [
  'a',
  'bc',
  '/',
  '%20',
  '%2F',
  '%2f',
  '%7F',
  '%80',
  '%C3%A9',
  '%c3',
  '%',
  '%2',
  '%zz',
  '%g0',
  '%0G',
  '%@1',
  '%1`',
]

it(`decodeValue is decode, on ${RUNS} texts`, () => {
  const random = randomFrom(Number(URI_TS_SEED))
  let decoded = 0
  for (let run = 0; run < RUNS; run++) {
    const valid = PARTS.slice(0, random(3) === 0 ? PARTS.length : 7)
    const text = Array.from({ length: random(20) }, () => pick(random, valid)).join('')
    const [is, should] = [decodeValue(text), decode(text)]
    if (JSON.stringify(is) !== JSON.stringify(should)) expect({ text, is }).toEqual({ text, is: should })
    if (is._tag === 'Right') decoded++
  }
  expect(decoded).toBeGreaterThan(RUNS / 2)
  expect(decoded).toBeLessThan(RUNS * 0.9)
})
