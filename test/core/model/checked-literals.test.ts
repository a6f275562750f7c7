import { describe, expect, it } from 'vitest'
import { absoluteUri, relativeRef, uri, uriReference } from '../../../src/core/model/checked-literals'

describe('functions that take checked literals', () => {
  it('return their argument', () => {
    expect(uri('http://a/#b')).toBe('http://a/#b')
    expect(absoluteUri('http://a/')).toBe('http://a/')
    expect(relativeRef('../b')).toBe('../b')
    expect(uriReference('b')).toBe('b')
  })
})
