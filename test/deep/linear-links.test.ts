/**
 * Checks that `parseLinks` can read hostile inputs of 16 MB. If `parseLinks` needed quadratic time, this test would
 * take days.
 */
import { parseLinks } from 'uri-ts/http'
import { expect, it } from 'vitest'
import { HOURS, LONG } from '../support/law'

it('reads a long field in linear time', { timeout: HOURS }, () => {
  for (const [before, part, after] of [
    ['', '<a>;rel=x,', ''],
    ['', ' ,', ''],
    ['<', 'a', ''],
    ['<a>', ' ', ''],
    ['<a>', ';', ''],
    ['<a>;', 'a=b;', ''],
    ['<a>;x=', ' ', ''],
    ['<a>;x=a', ' ', 'b'],
    ['<a>;title="', '\\\\', '"'],
    ['<a>;title="', '\\"', ''],
    ['<a>;anchor="', '\\/', '"'],
    ['<a>;rel="', 'a ', '"'],
    ["<a>;title*=UTF-8''", '%41', ''],
    ["<a>;title*='", "'", ''],
  ] as const) {
    expect(parseLinks(before + part.repeat(LONG / part.length) + after)._tag).toBe(before === '<' ? 'Left' : 'Right')
  }
})
