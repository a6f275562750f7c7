import { scanText } from 'uri-ts/bytes'
import { componentOf, createSpans, ERROR_OFFSET, reasonOf, scan } from 'uri-ts/scan'
import { expect, it } from 'vitest'
import { NOT_TEXT } from '../support/not-text'

/**
 * Returns a scanner's result and the spans that the scanner has written. After a failure, only the offset of the error
 * matters.
 */
const resultOf = (scanner: typeof scan, text: string): readonly number[] => {
  const spans = createSpans()
  const end = scanner(text, spans)
  return end < 0 ? [end, spans[ERROR_OFFSET]] : [end, ...spans.subarray(0, ERROR_OFFSET)]
}

const same = (text: string): void => expect(resultOf(scanText, text)).toEqual(resultOf(scan, text))

const URL_100 = `https://user@example.com:8080/${'path/'.repeat(12)}?q=1#f`

it.each([
  ['a long text', URL_100],
  ['nothing', ''],
  ['31 characters', 'http://a/'.padEnd(31, 'b')],
  ['32 characters', 'http://a/'.padEnd(32, 'b')],
  ['65,535 characters', 'http://a/'.padEnd(65_535, 'b')],
  ['65,536 characters', 'http://a/'.padEnd(65_536, 'b')],
  ['an LF at the end', `${URL_100}\n`],
  ['a CR at the end', `${URL_100}\r`],
  ['a CR LF at the end', `${URL_100}\r\n`],
  ['an LF within', `${URL_100}\n${URL_100}`],
  ['a character of two bytes', `${URL_100}\u00e9`],
  ['a character of three bytes', `${'\u20ac'.repeat(65_535)}`],
  ['an astral character', `${URL_100}\u{1f600}`],
  ['a lone surrogate', `${URL_100}\ud800`],
  ['a percent sign at the end', `${URL_100}%`],
  ['a slice', `x${URL_100}y`.slice(1, -1)],
])('is scan: %s', (_, text) => same(text))

it('is scan of a shorter text after a longer one', () => {
  same(URL_100.padEnd(1000, '/'))
  same(URL_100)
})

it('fails for what is not a string', () => {
  for (const [kind, value] of NOT_TEXT) {
    const failure = scanText(value as never, createSpans())
    expect([kind, componentOf(failure), reasonOf(failure)]).toEqual([kind, 'scheme', 'not-text'])
  }
})
