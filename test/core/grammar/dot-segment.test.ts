import { expect, it } from 'vitest'
import { isDotSegment, isGuardedAt, isRawDotSegment } from '../../../src/core/grammar/dot-segment'

it.each([
  { segment: '.', isDots: true, isRaw: true },
  { segment: '..', isDots: true, isRaw: true },
  { segment: '%2e', isDots: true, isRaw: false },
  { segment: '.%2E', isDots: true, isRaw: false },
  { segment: '%2e%2e', isDots: true, isRaw: false },
  { segment: '', isDots: false, isRaw: false },
  { segment: '...', isDots: false, isRaw: false },
  { segment: '%2e..', isDots: false, isRaw: false },
  { segment: '.a', isDots: false, isRaw: false },
  { segment: 'a.', isDots: false, isRaw: false },
  { segment: '%2f', isDots: false, isRaw: false },
  { segment: '%252e', isDots: false, isRaw: false },
])('$segment is a dot segment: $isDots, a raw one: $isRaw', ({ segment, isDots, isRaw }) => {
  const text = `/./${segment}/..`
  expect(isDotSegment(text, 3, 3 + segment.length)).toBe(isDots)
  expect(isRawDotSegment(text, 3, 3 + segment.length)).toBe(isRaw)
})

it.each([
  { text: '/.//', index: 0, is: true },
  { text: 's:/.//b', index: 2, is: true },
  { text: '/./', index: 0, is: false },
  { text: '/..//', index: 0, is: false },
  { text: 's:/.//b', index: 0, is: false },
  { text: '', index: 0, is: false },
])('$text has the guard of a path at $index: $is', ({ text, index, is }) => {
  expect(isGuardedAt(text, index)).toBe(is)
})
