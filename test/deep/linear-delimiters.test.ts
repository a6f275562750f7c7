/**
 * Checks that no function needs quadratic time to read a string that begins like a URI and continues with many copies
 * of a delimiter. The tests use beginnings and delimiters for every URI scheme that the library parses, and for every
 * header field that it reads.
 */
import { describe, expect, it } from 'vitest'
import { COMPILERS, callsOf, ENTRIES } from '../support/calls'
import { cpuTime, isFarBelow, mostFor } from '../support/cpu-time'

const LENGTH = 12_000
const LIMIT = mostFor(LENGTH) / 2

/** The whole inputs are this many times as long as the short ones. */
const FACTOR = 4

const BEGINNINGS = [
  '',
  'http://',
  'http://a/?',
  'http://[',
  'a://u:p@h/?',
  'a://h,',
  'pkg:npm/',
  'pkg:npm/a?',
  'pkg:npm/a#',
  'mailto:a@b?',
  'data:text/plain;',
  'urn:a:b?+',
  'file:///',
  '</a>; rel="',
  'for="',
  '{/',
] as const

const DELIMITERS = ['&', '=', '&=', 'a=&', '/', '../', '@', ':', ',', ';', '?', '?=', '#', '%41', '%', '[', ']', '"']
const MORE = ['\\"', '\\', '<', '>', '</a>,', '{', '}', '*', ' ', '\t', '\n', '.', '-', 'www.', 'a,', 'a;', 'http://']

const isOther = (call: string): boolean => COMPILERS.includes(call) || /^any[A-Z]|^view$|^viewIri$/.test(call)

const CALLS = callsOf(ENTRIES).filter(({ call, row }) => row.takes === 'text' && !isOther(call))

describe.each(BEGINNINGS)('%j', (beginning) => {
  it.each([...DELIMITERS, ...MORE])('and many %j', (delimiter) => {
    const [short, text] = [LENGTH / FACTOR, LENGTH].map(
      (length) => beginning + delimiter.repeat(Math.ceil(length / delimiter.length)),
    )
    const slow = CALLS.filter(({ row }) => {
      if (isFarBelow(LIMIT, FACTOR, () => row.call(short as never))) return false
      const run = (): void => void row.call(text as never)
      // A second call shows whether the first one was slow only because the function was being compiled.
      return cpuTime(run) > LIMIT && cpuTime(run) > LIMIT
    })
    expect(slow.map(({ name }) => name)).toEqual([])
  })
})
