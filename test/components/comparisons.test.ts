import { describe, expect, it } from 'vitest'
import { hasHost, hasPathPrefix, hasScheme } from '../../src/components/comparisons'
import { VALID_ROWS, viewOf } from '../support/corpus'

/** Letters of ASCII in the other case, and nothing else changed. */
const flipped = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))

describe.each(VALID_ROWS)('on $text', ({ text, components: c }) => {
  const view = viewOf(text)

  it('scheme and host equal themselves in either case, and nothing longer or shorter', () => {
    for (const [equals, part] of [
      [hasScheme, c.scheme],
      [hasHost, c.host],
    ] as const) {
      expect(equals(part ?? '')(view)).toBe(part !== undefined)
      expect(equals(flipped(part ?? ''))(view)).toBe(part !== undefined)
      expect(equals(`${part}a`)(view)).toBe(false)
      if (part) expect(equals(part.slice(1))(view)).toBe(false)
    }
  })

  it('the path starts with each of its prefixes, and with nothing that follows it', () => {
    for (let end = 0; end <= c.path.length; end++) expect(hasPathPrefix(c.path.slice(0, end))(view)).toBe(true)
    expect(hasPathPrefix(`${c.path}?`)(view)).toBe(false)
    expect(hasPathPrefix(`${c.path}#`)(view)).toBe(false)
    expect(hasPathPrefix(`${c.path}a`)(view)).toBe(false)
  })
})

describe('case is that of ASCII letters alone', () => {
  it('for every pair of characters of a host', () => {
    const host = "az09-._~!$&'()*+,;=AZ"
    for (const one of host) {
      const view = viewOf(`//${one}`)
      for (let code = 0; code < 0x180; code++) {
        const other = String.fromCharCode(code)
        expect(hasHost(other)(view), one + other).toBe(other === one || other === flipped(one))
      }
    }
    expect(hasHost('\u212a')(viewOf('//k'))).toBe(false)
    expect(hasHost('\u017f')(viewOf('//s'))).toBe(false)
  })

  it('paths are compared as they are', () => {
    expect(hasPathPrefix('/A')(viewOf('/a'))).toBe(false)
    expect(hasPathPrefix('/a')(viewOf('//h/%61'))).toBe(false)
  })

  it('a percent-encoded host is not decoded', () => {
    expect(hasHost('a')(viewOf('//%61'))).toBe(false)
    expect(hasHost('%C3')(viewOf('//%c3'))).toBe(true)
  })
})
