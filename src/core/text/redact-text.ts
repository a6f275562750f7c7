/* Hiding secrets in strings for logs. */
import { printable } from '../errors/format-error'
import { parseError } from '../errors/parse-error'
import { type Hide, hideUserinfo, starsExcept } from '../errors/redact-error'
import { requireKnown } from '../errors/require-known'
import { requireText } from '../errors/require-text'
import type { UriError } from '../errors/uri-error'
import { octetsOf } from '../grammar/percent-encoded'
import { isUriReference, parseUriReference } from '../model/parse'

/**
 * Words in the keys of pairs whose values are secrets: tokens, passwords, keys, signatures, OAuth codes, and sessions.
 * A list for `redactText` and `redactErrorKeys`, which find plurals and compounds of these words: see `redactText`. A
 * short word such as `key` ends many others, such as `monkey`, so the list has compounds of it instead. To add words,
 * spread it into your own list.
 *
 * @category Display
 */
export const SECRET_KEYS: readonly string[] = /* @__PURE__ */ Object.freeze([
  'token',
  'secret',
  'password',
  'passwd',
  'passphrase',
  'pass',
  'pwd',
  'userpass',
  'dbpass',
  'userpwd',
  'passwordconfirm',
  'passwordconfirmation',
  'passwordhash',
  'otp',
  'auth',
  'authorization',
  'jwt',
  'bearer',
  'cookie',
  'csrf',
  'xsrf',
  'hmac',
  'pin',
  'passcode',
  'pw',
  'ticket',
  'accesstoken',
  'authtoken',
  'apitoken',
  'clientsecret',
  'secretkey',
  'code',
  'accesscode',
  'authcode',
  'securitycode',
  'verificationcode',
  'assertion',
  'samlresponse',
  'key',
  'apikey',
  'accesskey',
  'accountkey',
  'appkey',
  'authkey',
  'encryptionkey',
  'masterkey',
  'privatekey',
  'sharedkey',
  'signingkey',
  'subscriptionkey',
  'credential',
  'credentials',
  'signature',
  'sig',
  'session',
  'sessionid',
  'sessid',
  'sid',
  'jsessionid',
  'phpsessid',
])

/**
 * The words of a key, and the key: `access_token`, `X-Amz-Signature`, `apiKey`, `userTOKEN` and `password2` have several
 * words. Browsers remove tabs and line breaks.
 */
const wordsOf = (text: string): readonly string[] => {
  const key = text.replace(/[\t\r\n]/g, '')
  const letters = key.replace(/[a-z](?=[A-Z\d])/g, '$& ').split(/[^A-Za-z]+/)
  return [key, ...key.split(/[^A-Za-z\d]+|(?=[A-Z][a-z])/), ...letters]
}

/** Returns whether a key, or a word of one, says that its value is a secret. */
type IsSecret = (key: string) => boolean

/**
 * A delimiter, a key and what follows, up to the next delimiter. The start of a string also counts as the start of a
 * pair.
 */
const PART = /([?&#;]|^)(?:([^?&#;=]*)=)?[^?&#;]*/g

/**
 * Where the URI in a log line certainly ends: before the HTTP version, before the next `key=`, and at a quote that is
 * closed.
 */
const END_IN_LOG = / (?=HTTP\/\d|[A-Za-z_][\w.-]{0,99}=)|"(?=[\s,;)\]}]|$)/

/** The length of a value before the end of a URI, or -1. Spaces and quotes at its beginning belong to it. */
const lengthInLog = (value: string, end: RegExp): number => {
  const start = Math.max(0, value.search(/[^ "]/))
  const length = value.slice(start).search(end)
  return length < 0 ? length : start + length
}

/**
 * Hides the values of keys. A value ends at `&` or `#`, and, in a log, where the URI ends. It may contain `;`, and `?`
 * if it is in a query.
 */
const hideSecrets = (text: string, isSecretKey: IsSecret, hide: Hide, end?: RegExp): string => {
  let isSecret = false
  let isInQuery = false
  return text.replace(PART, (part: string, delimiter: string, key: string | undefined, start: number) => {
    const isContinued = isSecret && (delimiter === ';' || (delimiter === '?' && isInQuery))
    const keyEnd = isContinued || key === undefined ? 0 : delimiter.length + key.length + 1
    isSecret = isContinued || (keyEnd > 0 && isSecretKey(octetsOf(key as string)))
    isInQuery ||= delimiter === '?' || delimiter === '#'
    if (!isSecret) return part
    const value = part.slice(keyEnd)
    const length = end === undefined ? -1 : lengthInLog(value, end)
    if (length < 0) return part.slice(0, keyEnd) + hide(value, start + keyEnd)
    isSecret = false
    return part.slice(0, keyEnd) + hide(value.slice(0, length), start + keyEnd) + value.slice(length)
  })
}

/** A word of at least this many letters is also found at the end of a longer one: few English words end that way. */
const LEAST_ENDING = 5

/**
 * Returns whether a word, in any case, is secret: it is one of `keys`, it ends with a long one, or it is the plural of such a
 * word.
 */
const secretsOf = (keys: readonly string[]): IsSecret => {
  const words = new Set(keys.map((key) => requireText(key).toLowerCase()))
  const endings = [...new Set([...words].map(({ length }) => length))].filter((length) => length >= LEAST_ENDING)
  const isListed = (word: string): boolean =>
    words.has(word) || endings.some((length) => words.has(word.slice(-length)))
  const isSecretWord: IsSecret = (word) => {
    const lower = word.toLowerCase()
    return isListed(lower) || (lower.endsWith('s') && isListed(lower.slice(0, -1)))
  }
  return (key) => wordsOf(key).some(isSecretWord)
}

/** Returns whether a whole key, in any case, is one of `keys`. Browsers remove tabs and line breaks. */
const exactSecretsOf = (keys: readonly string[]): IsSecret => {
  const listed = new Set(keys.map((key) => requireText(key).toLowerCase()))
  return (key) => listed.has(key.replace(/[\t\r\n]/g, '').toLowerCase())
}

/**
 * Whole keys whose values the OpenTelemetry conventions hide in `url.full` and `url.query`: signatures of AWS, Azure
 * and Google. For the `exact` option of `redactText`.
 *
 * @category Display
 */
export const OTEL_KEYS: readonly string[] = /* @__PURE__ */ Object.freeze([
  'AWSAccessKeyId',
  'Signature',
  'sig',
  'X-Goog-Signature',
])

/**
 * The argument of `redactText` if you pass more than a list of keys.
 *
 * @category Display
 */
export interface RedactOptions {
  /** Keys that are matched word by word: see `redactText`. */
  readonly keys?: readonly string[] | undefined
  /** Whole keys, in any case, such as `OTEL_KEYS`. */
  readonly exact?: readonly string[] | undefined
  /** The replacement for a secret: unreserved characters and `*`. `***` by default. */
  readonly mask?: string | undefined
}

const optionsOf = (options: readonly string[] | RedactOptions): RedactOptions => {
  if (Array.isArray(options)) return { keys: options }
  requireKnown(options, ['keys', 'exact', 'mask'])
  return { __proto__: null, ...options } as never
}

const requireMask = (mask: string): string => {
  if (!/^[\w.~*-]+$/.test(requireText(mask))) throw new TypeError("the option 'mask' is letters, digits and -._~*")
  return mask
}

/**
 * Makes the text of a reference, valid or not, safe for a log: writes `***` for its userinfo (3.2.1, 7.5), for the
 * userinfo of a URI inside it, and for the values of keys in its query, its fragment and the parameters of its path.
 * Escapes control characters, invisible format characters and lone surrogates. If the text is valid, so is the result:
 * it is `***` where hiding a part would make it invalid. In a log line, a value ends before ` HTTP/1.1`, before a space
 * and the next `key=`, and at a quote that is closed, so the rest of the line is kept: `GET /a?token=*** HTTP/1.1`.
 *
 * `keys` are words, in upper or lower case: they match a whole key, decoded, or one of its words, so `token` matches
 * `token`, `access_token`, `accessToken` and `token2`. They also match their plurals (`tokens`), and those of five
 * letters or more match at the end of a longer word (`refreshtoken`), but not at its beginning (`tokenizer`).
 * `SECRET_KEYS` has the usual ones. When a key is ambiguous, such as `page_token`, its value is hidden. A secret in any
 * other place is not found: in a segment; percent-encoded inside a value; in a string such as `u:p@h` without `//`; or
 * after an `@` and a raw `/`, `?` or `#` in a password.
 *
 * With an object, `exact` lists whole keys, such as `OTEL_KEYS`, and `mask` is written instead of `***`.
 *
 * Allocates: the text. Throws a `TypeError` for a value that is not a string, and for an invalid or unknown option.
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
export const redactText = (keys: readonly string[] | RedactOptions): ((text: string) => string) => {
  const { keys: words = [], exact = [], mask = '***' } = optionsOf(keys)
  const [isSecretByWord, isSecretWhole] = [secretsOf(words), exactSecretsOf(exact)]
  const secrets: IsSecret = (key) => isSecretByWord(key) || isSecretWhole(key)
  const written = requireMask(mask)
  const hideWhole: Hide = (secret) => (secret === '' ? '' : written)
  return (text) => {
    const parsed = parseUriReference(requireText(text))
    // `https:u:p@h` is valid and has no userinfo, but browsers send it as userinfo.
    const error = parsed._tag === 'Left' ? parsed.left : parseError(text, 0, 'scheme', 'character')
    const shown = printable(hideSecrets(hideUserinfo(error, hideWhole).text, secrets, hideWhole, END_IN_LOG))
    // Delimiters in a value are also hidden: in a path, the rest could look like a scheme.
    return parsed._tag === 'Right' && shown !== text && !isUriReference(shown) ? written : shown
  }
}

/**
 * Hides the values of keys in the text of an error, and the userinfo, as `redactError` does: writes `*` for each
 * character, except the one that is wrong. So the offset stays correct: `showError` of the result prints no secret, and
 * its caret is in the right place. `keys` are those of `redactText`. Accepts every error of this library.
 *
 * Allocates: the error, a plain object, and its text.
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
export const redactErrorKeys = (keys: readonly string[]): (<E extends UriError>(error: E) => E) => {
  const secrets = secretsOf(keys)
  return (error) => {
    const stars = starsExcept(error.offset)
    const redacted = hideUserinfo(error, stars)
    // The message about a value that a codec refuses contains the value.
    const isShown = error.sentence === undefined || !secrets(error.component)
    return {
      ...redacted,
      ...(isShown ? {} : { sentence: undefined }),
      text: hideSecrets(redacted.text, secrets, stars),
    }
  }
}
