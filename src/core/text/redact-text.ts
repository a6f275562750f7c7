/* The functions in this file redact the secrets in strings that will be logged. */
import { componentOf } from '../errors/failure-code'
import { printable } from '../errors/format-error'
import { isBuildError, requireError } from '../errors/redact-error'
import { requireKnown } from '../errors/require-known'
import { refuseMore, requireText } from '../errors/require-text'
import type { UriError } from '../errors/uri-error'
import { ownProperties } from '../fp/own'
import { isUriReference } from '../model/parse'
import { scan } from '../scanner/scan'
import { createSpans } from '../scanner/spans'
import { findSecrets, maskSecrets } from './find-secrets'
import { hideInJson, isJson, printableJson } from './redact-json'
import { SECRET_KEYS, secretsOf, secretsOfAny } from './secret-keys'

/**
 * The options for `redactText`, which accepts either options or a list of keys.
 *
 * @category Display
 */
export interface RedactOptions {
  /**
   * Lists the keys that are matched word by word (see `redactText`). The default is `SECRET_KEYS`. If `exact` is
   * present, the default for `keys` is an empty list.
   */
  readonly keys?: readonly string[] | undefined
  /** Lists whole keys. A key matches if it equals an entry, regardless of case. For OpenTelemetry, use `OTEL_KEYS`. */
  readonly exact?: readonly string[] | undefined
  /**
   * The string that replaces each secret. The mask may contain only unreserved characters and `*`. The default is
   * `***`.
   */
  readonly mask?: string | undefined
}

const optionsOf = (options: readonly string[] | RedactOptions): RedactOptions => {
  if (typeof options === 'string') throw new TypeError('write redactText(SECRET_KEYS)(text)')
  if (Array.isArray(options)) return ownProperties({ keys: options })
  return requireKnown(options as RedactOptions, ['keys', 'exact', 'mask'])
}

const requireMask = (mask: string): string => {
  if (!/^[\w.~*-]+$/.test(requireText(mask))) throw new TypeError("the option 'mask' is letters, digits and -._~*")
  return mask
}

/**
 * Hides userinfo and the values of secret keys in a string, so that you can log the string. The string need not be a
 * valid reference. In each URI in the text, replaces the userinfo (RFC 3986, sections 3.2.1 and 7.5) with `***`. In
 * queries, fragments and path parameters, also replaces the values of secret keys with `***`. Escapes control
 * characters, invisible format characters and lone surrogates. If the text is a valid reference, so is the result. If
 * hiding a part would make the text invalid, the whole result is `***`. In a log line, a value ends before ` HTTP/1.1`,
 * before a space that is followed by `key=`, or at a closing quote or `>`. The text after the value is kept, as in
 * `GET /a?token=*** HTTP/1.1`. If nothing else ends a value, and the text begins with a word such as `GET` or
 * `failed:`, the value ends at the next white space. A `key=` that follows white space, an opening bracket, a quote,
 * `,` or `|` begins a pair. The value after `key=` may be in single or double quotes. If the closing quote is missing,
 * the value extends to the end of the text. A hidden value is also searched for keys, because a log field whose text
 * ends with ` key=` makes the next field look like that key's value.
 *
 * If the whole text is a JSON object, array or string, each string in the JSON is decoded and then redacted separately.
 * In that case, the result is also JSON. In JSON, even inside a JSON string, `"token": "x1"` becomes `"token": "***"`.
 * A number that is the value of a secret key becomes `"***"`. An object or an array that is the value of a secret key
 * is not hidden. Line breaks between JSON tokens become spaces. In any string, keys and delimiters may be escaped as in
 * JSON: `token\u003dx1` becomes `token\u003d***`.
 *
 * Each entry in `keys` is a word. Case is ignored. A listed word is compared with the decoded key and with each word in
 * the key, so `token` matches `token`, `access_token`, `accessToken` and `token2`. A listed word also matches its
 * plural (`tokens`). A listed word of five letters or more matches at the end of a longer word (`refreshtoken`), but
 * not at the beginning of one (`tokenizer`). `SECRET_KEYS` lists words that commonly occur in the keys of secrets. The
 * value of an ambiguous key, such as `page_token`, is hidden. A secret is not found if it is in a path segment, or if
 * it is percent-encoded inside a value. Outside JSON, a secret is not found if only a colon or white space separates it
 * from its key, as in `Authorization: Bearer x` and `--password x`. A password is not found in a string without `//`,
 * such as `u:p@h`. If a password contains an `@` and then a raw `/`, `?` or `#`, the part of the password after that
 * `@` is not hidden. A password that begins with digits and a raw `/` is not hidden, because these characters could
 * also be a port and the start of a path, as in `//h:3000/@ann`.
 *
 * In an options object, `exact` lists whole keys (see `OTEL_KEYS`), and `mask` replaces the default mask `***`. If the
 * object contains neither `keys` nor `exact`, `redactText` uses `SECRET_KEYS`.
 *
 * Allocates the returned string and an array with one byte for each UTF-16 code unit of the text. For JSON, also
 * allocates the parsed value. Throws a `TypeError` if the text is not a string, or if an option is invalid or unknown.
 *
 * @example
 * import { redactText, SECRET_KEYS } from 'uri-ts/text'
 *
 * const forLog = redactText(SECRET_KEYS)
 * forLog('https://ann:pw@h/a?access_token=x1&q=b') //=> 'https://***@h/a?access_token=***&q=b'
 * forLog('https://h/ a?q=b\n#id_token=x1') //=> 'https://h/ a?q=b\\u000a#id_token=***'
 *
 * @category Display
 */
export const redactText: (keys: readonly string[] | RedactOptions) => (text: string) => string = (
  keys,
  more?: unknown,
) => {
  refuseMore(more)
  const { exact, keys: words = exact ? [] : SECRET_KEYS, mask = '***' } = optionsOf(keys)
  const secrets = secretsOfAny(words, exact ?? [])
  const written = requireMask(mask)
  const hide = (text: string, isInJson = isJson(text)): string => {
    if (isInJson) return hideInJson(text, secrets, written, hide)
    const failure = scan(text, createSpans())
    // In the valid text `https:u:p@h`, browsers find the userinfo `u:p`, but according to RFC 3986 the text has no
    // userinfo. For valid text, `findSecrets` expects the component `scheme`, which has the code 0.
    const component = componentOf(Math.min(failure, 0))
    const hidden = findSecrets(text, component, secrets, true)
    return maskSecrets(text, hidden, written, 0, text.length)
  }
  return (text) => {
    const isWholeJson = isJson(requireText(text))
    const shown = (isWholeJson ? printableJson : printable)(hide(text, isWholeJson))
    // Hiding a value also hides the delimiters inside it. Once the delimiter `/` is hidden, the text before a `:` could
    // look like a scheme.
    return shown !== text && isUriReference(text) && !isUriReference(shown) ? written : shown
  }
}

/**
 * Hides the userinfo and the values of secret keys in an error's text. Like `redactError`, keeps the invalid character
 * and replaces every other character of a secret with `*`. The offset stays correct, so `showError` can print the
 * redacted text with the caret in the right place. The `keys` argument has the same meaning as in `redactText`. Hides
 * every secret that `redactText` hides. `redactErrorKeys` may hide more characters: in a log line, `redactText` ends a
 * query value at a space before `key=`, but `redactErrorKeys` never treats the text as a log line. Accepts every error
 * that this library returns.
 *
 * Allocates the returned error (a plain object) and the error's text.
 *
 * @example
 * import { parseUri, showError } from 'uri-ts'
 * import { redactErrorKeys, SECRET_KEYS } from 'uri-ts/text'
 *
 * const parsed = parseUri('http://h/?api_key=x1&q=a b')
 * if (parsed._tag === 'Left') showError(redactErrorKeys(SECRET_KEYS)(parsed.left)).split('\n')[0] //=> 'http://h/?api_key=**&q=a b'
 *
 * @category Errors
 */
export const redactErrorKeys: (keys: readonly string[]) => <E extends UriError>(error: E) => E = (
  keys,
  more?: unknown,
) => {
  refuseMore(more)
  const secrets = secretsOf(keys)
  return (error) => {
    const { text, component, offset } = requireError(error)
    const hidden = findSecrets(text, component, secrets, false, isBuildError(error))
    // If a codec has refused a value, the message contains that value.
    const isShown = error.sentence === undefined || !secrets(component)
    return {
      ...error,
      ...(isShown ? {} : { sentence: undefined }),
      text: text.replace(/[\s\S]/g, (unit, at) => (hidden[at] && at !== offset ? '*' : unit)),
    }
  }
}
