import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { findUris } from '../../../src/core/text/find-uris'
import { anyText } from '../../support/arbitrary'
import { law } from '../../support/law'
import { uris as anyUris } from '../../support/operands'
import { fresh } from '../../support/views'

/** Generates URIs that contain more than a scheme and the `:` or `://` after it. */
const uris = anyUris.filter((uri) => !/^[^:]+:(\/\/)?$/.test(uri))

/** Generates text that contains neither URIs nor the delimiters `<`, `>` and `"`. */
const prose = fc
  .array(fc.constantFrom('see', 'and', ',', '.', '\n', 'é', '(', ')', "it's", '-'), { maxLength: 5 })
  .map((words) => words.join(' '))

const found = (text: string): readonly string[] => findUris(text).map(({ uri }) => fresh(uri).text)

const broken = (text: string, at: number): string => {
  const schemeEnd = text.indexOf(':') + 1
  const index = schemeEnd + Math.round(at * (text.length - schemeEnd))
  return `${text.slice(0, index)}\n   ${text.slice(index)}`
}

describe('findUris (Appendix C)', () => {
  law(
    'finds URIs in angle brackets, with URL: and line breaks',
    [prose, uris, fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true })],
    (words, uri, hasPrefix, at) => {
      const text = `${words} <${hasPrefix ? 'URL:' : ''}${broken(uri, at)}> ${words}`
      const [only, ...none] = findUris(text)
      // The scheme `URL` is treated as a `URL:` prefix and removed.
      expect(only?.uri.text).toBe(hasPrefix ? uri : uri.replace(/^url:/i, ''))
      expect(none).toEqual([])
      const { start = 0, end = 0 } = only ?? {}
      expect(text.slice(start, end).replace(/\s+/, '')).toBe(only?.uri.text)
      expect(text.slice(start, end)).not.toMatch(/^\s|\s$/)
      expect(text.slice(0, start)).toMatch(/<(URL:)?\s*$/)
      expect(text.slice(end)).toMatch(/^\s*>/)
    },
  )

  law('finds URIs in double quotes', [prose, uris, uris], (words, one, other) => {
    const text = `${words} "${one}", "${other}" ${words}`
    expect(found(text)).toEqual([one, other])
  })

  law(
    'finds bare URIs between words, if they have a host and end with a letter or a digit',
    [prose, uris],
    (words, uri) => {
      if (!/^[^:]+:\/\//.test(uri) || !/[A-Za-z0-9/=]$/.test(uri) || /[()]/.test(uri)) return
      if (/^(https?|wss?|ftp):\/+$/i.test(uri)) return
      expect(found(`${words} ${uri} ${words}`)).toEqual([uri])
      expect(found(`${words} (${uri}). ${words}`)).toEqual([uri])
    },
  )

  law(
    'ends a URI with a path before a % without two digits and before a second #',
    [prose, uris, fc.constantFrom('%', '%4', '%zz', '%%41', '##', '#a#b'), fc.boolean()],
    (words, uri, tail, isEnclosed) => {
      if (!/^[^:]+:\/\/[^/?#]+[/?]/.test(uri) || !/[A-Za-z0-9/=]$/.test(uri) || /[()#]/.test(uri)) return
      const kept = tail.startsWith('#') ? tail.slice(0, tail.lastIndexOf('#')) : ''
      const text = `${uri}${tail}`
      expect(found(`${words} ${isEnclosed ? `<${text}>` : text} ${words}`)).toEqual([uri + kept])
    },
  )

  law(
    'never finds a URI whose host is cut off',
    [prose, uris, fc.constantFrom('%', '%4z', '%@evil', '%.evil/')],
    (words, uri, tail) => {
      if (!/^[^:]+:\/\/[^/?#()]+$/.test(uri)) return
      expect(found(`${words} ${uri}${tail} ${words}`)).toEqual([])
    },
  )

  law(
    'finds only valid URIs, in order, at the offsets that it returns',
    [anyText, uris, anyText],
    (before, uri, after) => {
      const text = `${before}<${uri}"${after}`
      let last = 0
      for (const { start, end, uri } of findUris(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end).replace(/\s+/g, '')).toBe(fresh(uri).text)
        last = end
      }
    },
  )
})
