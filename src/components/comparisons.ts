import { hostStart } from '../model/bounds'
import { isUpper } from '../percent/normalize'
import type { AnyView } from '../model/view'

const lowered = (code: number): number => (isUpper(code) ? code + 32 : code)

/** Whether `text` from `start` to `end` is `expected` but for the case of ASCII letters. Allocates nothing. */
const equalsIgnoringCase = (text: string, start: number, end: number, expected: string): boolean => {
  if (end - start !== expected.length) return false
  for (let i = 0; i < expected.length; i++) {
    if (lowered(text.charCodeAt(start + i)) !== lowered(expected.charCodeAt(i))) return false
  }
  return true
}

/**
 * Whether the scheme is `expected`, in whatever case (3.1).
 *
 * Allocates: nothing, once `expected` is given.
 *
 * @example
 * import { schemeEquals, uri, view } from 'uri-ts'
 *
 * assert.equal(schemeEquals('https')(view(uri('HTTPS://a'))), true)
 *
 * @category Tests
 * @since 0.1.0
 */
export const schemeEquals =
  (expected: string) =>
  (view: AnyView): boolean =>
    view.schemeEnd >= 0 && equalsIgnoringCase(view.text, 0, view.schemeEnd, expected)

/**
 * Whether the host is `expected`, in whatever case (3.2.2) and character by character: percent-encoded octets are not
 * decoded, and an IP literal is compared with its brackets.
 *
 * Allocates: nothing, once `expected` is given.
 *
 * @example
 * import { hostEquals, uri, view } from 'uri-ts'
 *
 * assert.equal(hostEquals('example.com')(view(uri('http://Example.COM:80/'))), true)
 * assert.equal(hostEquals('example.com')(view(uri('http://example.com.evil/'))), false)
 *
 * @category Tests
 * @since 0.1.0
 */
export const hostEquals =
  (expected: string) =>
  (view: AnyView): boolean =>
    view.hostEnd >= 0 && equalsIgnoringCase(view.text, hostStart(view), view.hostEnd, expected)

/**
 * Whether the path begins with `prefix`, character by character: case counts, nothing is decoded, and the prefix may
 * end within a segment (write `'/admin/'` to mean the whole one).
 *
 * Allocates: nothing, once `prefix` is given.
 *
 * @example
 * import { pathStartsWith, uri, view } from 'uri-ts'
 *
 * assert.equal(pathStartsWith('/over/')(view(uri('http://a/over/there'))), true)
 * assert.equal(pathStartsWith('/over/')(view(uri('http://a/over?/'))), false)
 *
 * @category Tests
 * @since 0.1.0
 */
export const pathStartsWith =
  (prefix: string) =>
  (view: AnyView): boolean =>
    view.pathStart + prefix.length <= view.pathEnd && view.text.startsWith(prefix, view.pathStart)
