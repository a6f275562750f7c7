import { createSpans, ERROR_OFFSET, PATH_END, scan } from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import { scanned } from '../../support/expect-scan'
import { partOf } from '../../support/law'

describe('scan reads a megabyte without an exception or a stack overflow', () => {
  const MEGABYTE = 1_000_000
  const prefixes = partOf(['', 'a:', '//', 'a://', '//u@', '//[', '//a:', '/', '?', '#'])
  const parts = [
    '%',
    '%41',
    '%4',
    ':',
    '::',
    '[',
    ']',
    '[:',
    '1:',
    '/../',
    '//',
    '0',
    '25.',
    '@',
    ':@',
    'a',
    'v',
    '?',
    '#',
    '\\',
    '\ud800',
  ]

  it.each(parts)('of %s', (part) => {
    const spans = createSpans()
    const text = part.repeat(Math.ceil(MEGABYTE / part.length))
    for (const prefix of prefixes) {
      const found = scan(prefix + text, spans)
      const end = found >= 0 ? spans[PATH_END] : spans[ERROR_OFFSET]
      expect(end).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(prefix.length + text.length)
      const head = scanned(prefix + part.repeat(20))
      expect('offset' in head).toBe(found < 0)
    }
  })
})
