import { refuseMore } from '../errors/require-text'
import { toUndefined } from '../fp/option'
import type { AnyView, UriView } from '../model/view'
import { decodeIn } from '../percent/decode'
import { decodedQueryValue } from './query'
import { forEachPair } from './query-cursor'

/**
 * Returns the decoded value (see `decode`) of the first pair whose decoded key is `key`, or `''` if that pair has no
 * `=`. Returns `undefined` if no pair has the key, or if the value is not valid UTF-8. Use `decodedQueryValue` to
 * distinguish a missing key from an invalid value. Does not read `+` as a space. If the query comes from a form or from
 * `URLSearchParams`, use `formQueryValue` instead.
 *
 * Allocates the same kinds of objects as `decodedQueryValue` does.
 *
 * @example
 * import { queryText, view } from 'uri-ts'
 *
 * const q = queryText('q')
 * q(view('http://a/?q=caf%C3%A9')) //=> 'café'
 * q(view('http://a/?q=%FF')) //=> undefined
 *
 * @category Query
 */
export const queryText: (key: string) => (view: UriView) => string | undefined = (key, more?: unknown) => {
  refuseMore(more)
  const read = decodedQueryValue(key)
  return (view) => {
    const value = read(view)
    return value._tag === 'Left' ? undefined : toUndefined(value.right)
  }
}

/**
 * Returns a plain object that contains the first value of each query key. Decodes keys and values in the same way as
 * `queryText`. Omits pairs whose key or value is not valid UTF-8. Does not read `+` as a space. If the query comes from
 * a form or from `URLSearchParams`, use `formQueryPairs` instead. If no key is repeated, passing the object to
 * `setPairs` produces a query with the same keys and values. The object has no prototype, so `__proto__` is an ordinary
 * key.
 *
 * Allocates the returned object, the pairs and the decoded strings.
 *
 * @example
 * import { queryRecord, view } from 'uri-ts'
 *
 * const { page, sort } = queryRecord(view('http://a/?page=2&q=a%26b&page=3'))
 * page //=> '2'
 * sort //=> undefined
 *
 * @category Query
 */
export const queryRecord = (view: AnyView): { readonly [key: string]: string | undefined } => {
  const found: { [key: string]: string } = Object.create(null)
  forEachPair(view, (text, keyStart, keyEnd, valueStart, valueEnd) => {
    const key = decodeIn(text, keyStart, keyEnd, false)
    // If the pair contains no `=`, both offsets are -1, so the slice between them is empty.
    const value = decodeIn(text, valueStart, valueEnd, false)
    if (key._tag === 'Right' && value._tag === 'Right') found[key.right] ??= value.right
  })
  return found
}
