import type { Flat } from '../../../types/template/syntax/variables'
import { startOfValue } from '../../core/components/query'
import { firstPair, pairEnd } from '../../core/components/query-cursor'
import { encodePart } from '../../core/components/query-lookup'
import { requireKnown, requireOneOf } from '../../core/errors/require-known'
import { wordsOf } from '../../core/errors/words-of'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { requireView, type UriView } from '../../core/model/view'
import { decodeIn } from '../../core/percent/decode'
import { type Codecs, requireCodecs, type TypeOf } from '../../template/codecs/codec'
import { decodeWith } from '../../template/extract/apply-codecs'
import { type ExtractError, extractError } from '../../template/extract/extract-error'

/**
 * The options for `queryReader`.
 *
 * @category Queries
 */
export interface QueryReaderOptions {
  /**
   * If `form` is `true`, a `+` in a key or a value means a space, as it does in a query from an HTML form. By default,
   * `form` is `false`.
   */
  readonly form?: boolean | undefined
}

/** Selects the keys whose codecs have defaults. */
type DefaultKeys<Of> = { [Key in keyof Of]: Of[Key] extends { readonly default: unknown } ? Key : never }[keyof Of]

/**
 * The values that `queryReader` reads. The property for a key is optional unless the key's codec has a default.
 *
 * @category Queries
 */
export type QueryValues<Of> = Flat<
  { readonly [Key in DefaultKeys<Of>]: TypeOf<Of[Key]> } & {
    readonly [Key in Exclude<keyof Of, DefaultKeys<Of>>]?: TypeOf<Of[Key]>
  }
>

/**
 * Returns a function that reads the values of the given keys from a view's query, and decodes each value with the key's
 * codec. Keys are decoded before they are compared. If a key occurs more than once, its first pair is used. If a pair
 * contains no `=`, its value is the empty string. If a key is missing, its value is the default of the key's codec. If
 * the codec has no default, the result does not contain the key. Pairs with other keys are ignored. To write a query,
 * encode the values with the codecs, and pass the encoded values to `setPairs`.
 *
 * Allocates the returned function. For each view, the returned function allocates the `Either`, the object in it, and
 * one string per key. It fails at the first value that is not valid UTF-8 (reason `utf-8`) or that its codec refuses
 * (reason `codec`). The error's `variable` is the key, and the error's `text` is the view's text. The returned function
 * throws a `TypeError` if its argument is not a view. `queryReader` throws a `TypeError` if an option is unknown, or if
 * a codec is invalid.
 *
 * @example
 * import { showReason, view } from 'uri-ts'
 * import { queryReader } from 'uri-ts/routes'
 * import { int, isoDate, text, withDefault } from 'uri-ts/template'
 *
 * const read = queryReader({ q: text, page: withDefault(int, 1), since: isoDate })
 * read(view('http://h/?q=a%20b&x')) //=> { _tag: 'Right', right: { q: 'a b', page: 1 } }
 *
 * const refused = read(view('http://h/?page=two'))
 * if (refused._tag === 'Left') refused.left.offset //=> 15
 * if (refused._tag === 'Left') showReason(refused.left).slice(0, 29) //=> "page: 'two' is not an integer"
 *
 * @category Queries
 */
export const queryReader = <const Of extends Codecs>(
  codecs: Of,
  options: QueryReaderOptions = {},
): ((view: UriView) => Either<ExtractError, QueryValues<Of>>) => {
  const { form } = requireKnown(options, ['form'])
  requireOneOf('form', form, [true, false])
  const isForm = form === true
  const entries = Object.entries(requireCodecs(codecs)).map(([key, codec]) => ({
    key,
    codec,
    encoded: encodePart(key),
  }))
  return (view) => {
    const { text } = requireView(view)
    const values: Array<readonly [string, unknown]> = []
    for (const { key, codec, encoded } of entries) {
      const start = startOfValue(view, firstPair(view), encoded, isForm)
      if (start >= 0) {
        const raw = decodeIn(text, start, pairEnd(view, start), isForm)
        if (raw._tag === 'Left') return left(extractError(text, raw.left.offset, 'utf-8', key, raw.left))
        const value = decodeWith(codec, raw.right)
        if (value._tag === 'Left') {
          const { cause } = value.left
          return left(extractError(text, start, 'codec', key, cause, wordsOf(cause)))
        }
        values.push([key, value.right])
      } else if (Object.hasOwn(codec, 'default')) values.push([key, codec.default])
    }
    // A key may be `__proto__`, which `fromEntries` treats as an ordinary key.
    return right(Object.fromEntries(values) as QueryValues<Of>)
  }
}
