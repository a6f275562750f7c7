/* This file hides secrets in strings for logs. */
import { printable } from '../errors/format-error'
import { parseError } from '../errors/parse-error'
import { type Hide, hideUserinfo, starsExcept } from '../errors/redact-error'
import { requireKnown } from '../errors/require-known'
import { requireText } from '../errors/require-text'
import type { UriError } from '../errors/uri-error'
import { ownProperties } from '../fp/own'
import { octetsOf } from '../grammar/percent-encoded'
import { isUriReference, parseUriReference } from '../model/parse'

/**
 * Lists words that occur in the keys of secrets, such as tokens and passwords. Pass `SECRET_KEYS` to `redactText` or
 * `redactErrorKeys`, which also find the plural and the compounds of each word. The list contains compounds of short
 * words, because a short word such as `key` does not match the end of a longer word such as `monkey`. To add words,
 * spread `SECRET_KEYS` into your own list.
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
 * Returns a key, and the words that the key contains. Removes tabs and line breaks, as browsers do. Keys such as
 * `access_token`, `X-Amz-Signature`, `apiKey`, `userTOKEN` and `password2` are split into several words.
 */
const wordsOf = (text: string): readonly string[] => {
  const key = text.replace(/[\t\r\n]/g, '')
  const letters = key.replace(/[a-z](?=[A-Z\d])/g, '$& ').split(/[^A-Za-z]+/)
  return [key, ...key.split(/[^A-Za-z\d]+|(?=[A-Z][a-z])/), ...letters]
}

/** Returns whether the key, or a word in the key, indicates that its value is a secret. */
type IsSecret = (key: string) => boolean

/**
 * Matches a delimiter, a key, and everything up to the next delimiter. The start of a string counts as the start of a
 * pair.
 */
const PART = /([?&#;]|^)(?:([^?&#;=]*)=)?[^?&#;]*/g

/**
 * Matches the end of a URI in a log line. A URI ends before the HTTP version, before the next `key=`, or at a closing
 * quote or `>`.
 */
const END_IN_LOG = / (?=http\/\d|[a-z_][\w.-]*=)|[">](?=[\s,;)\]}]|$)/i

/** Matches the beginning of a line if its first word, such as `GET` or `failed:`, is not part of a URI. */
const BEGINS_WITH_WORD = /^[^\s/?#&=]+\s/

/** Matches a space, a key, `=`, and a value that is in quotes or ends at white space. */
const PAIR_IN_LOG = /( ([a-z_][\w.-]*)=)("[^"]*"|\S+)/gi

/** Returns the length of a secret that ends inside a value, or -1 if no secret ends inside the value. */
type LengthIn = (value: string) => number

/**
 * Returns how many characters of the value belong to the URI, if the URI ends inside a value. Returns -1 if the URI
 * does not end inside the value. Spaces and quotes at the beginning of a value belong to the value.
 */
const lengthInLog = (value: string, hasWord: boolean): number => {
  const start = Math.max(0, value.search(/[^ "]/))
  const rest = value.slice(start)
  let length = rest.search(END_IN_LOG)
  if (length < 0 && hasWord) length = rest.search(/\s/)
  return length < 0 ? length : start + length
}

/**
 * Hides the values of secret keys. A value ends at `&` or `#`, or after the number of characters that `lengthIn`
 * returns. A value may contain `;`. In a query, a value may contain `?`.
 */
const hideSecrets = (text: string, isSecretKey: IsSecret, hide: Hide, lengthIn?: LengthIn): string => {
  let isSecret = false
  let isInQuery = false
  return text.replace(PART, (part: string, delimiter: string, key: string | undefined, start: number) => {
    const isContinued = isSecret && (delimiter === ';' || (delimiter === '?' && isInQuery))
    const keyEnd = isContinued || key === undefined ? 0 : delimiter.length + key.length + 1
    isSecret = isContinued || (keyEnd > 0 && isSecretKey(octetsOf(key as string)))
    isInQuery ||= delimiter === '?' || delimiter === '#'
    if (!isSecret) return part
    const value = part.slice(keyEnd)
    const length = lengthIn?.(value) ?? -1
    if (length < 0) return part.slice(0, keyEnd) + hide(value, start + keyEnd)
    isSecret = false
    return part.slice(0, keyEnd) + hide(value.slice(0, length), start + keyEnd) + value.slice(length)
  })
}

/**
 * A listed word of at least five letters is also found at the end of a longer word. An unrelated word rarely ends with
 * a word of at least five letters.
 */
const LEAST_ENDING = 5

/**
 * Returns a function that checks whether the value of a key is a secret. The value is a secret if a word in the key is
 * in `keys`, is the plural of a word in `keys`, or ends with a long word in `keys`. Case is ignored.
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

/** Returns a function that checks whether a key is in `keys`. Ignores case, tabs and line breaks. */
const exactSecretsOf = (keys: readonly string[]): IsSecret => {
  const listed = new Set(keys.map((key) => requireText(key).toLowerCase()))
  return (key) => listed.has(key.replace(/[\t\r\n]/g, '').toLowerCase())
}

/**
 * Lists the keys whose values OpenTelemetry's conventions hide in `url.full` and `url.query`. AWS, Azure and Google
 * sign URLs with the listed keys. Pass `OTEL_KEYS` as the `exact` option of `redactText`.
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
 * Contains the options for `redactText`, which accepts either options or a list of keys.
 *
 * @category Display
 */
export interface RedactOptions {
  /** Lists the keys that are matched word by word (see `redactText`). */
  readonly keys?: readonly string[] | undefined
  /** Lists keys that must match completely, such as `OTEL_KEYS`. Case is ignored. */
  readonly exact?: readonly string[] | undefined
  /** Specifies the string that replaces each secret: unreserved characters and `*` only. The default is `***`. */
  readonly mask?: string | undefined
}

const optionsOf = (options: readonly string[] | RedactOptions): RedactOptions => {
  if (Array.isArray(options)) return ownProperties({ keys: options })
  return requireKnown(options as RedactOptions, ['keys', 'exact', 'mask'])
}

const requireMask = (mask: string): string => {
  if (!/^[\w.~*-]+$/.test(requireText(mask))) throw new TypeError("the option 'mask' is letters, digits and -._~*")
  return mask
}

/**
 * Hides the secrets in a reference, so that you can log the reference even if it is invalid. Replaces the userinfo (RFC
 * 3986, sections 3.2.1 and 7.5) with `***`, even in a URI inside the text. Replaces the values of secret keys in the
 * query, in the fragment and in path parameters. Escapes control characters, invisible format characters and lone
 * surrogates. The result of redacting valid text is also valid. If hiding a part would make the text invalid, the whole
 * result is `***`. In a log line, a value ends before ` HTTP/1.1`, before a space that is followed by `key=`, and at a
 * closing quote or `>`. The text after the value is kept, as in `GET /a?token=*** HTTP/1.1`. In a line that begins with
 * a word, such as `GET` or `failed:`, a value ends at white space. After a space, `key=` begins a pair. If a pair
 * follows a space, its value is either in quotes or ends at white space.
 *
 * Each entry in `keys` is a word in upper or lower case. A listed word matches a whole decoded key, or one of the words
 * in a key, so `token` matches `token`, `access_token`, `accessToken` and `token2`. A listed word also matches its
 * plural (`tokens`). A listed word of five letters or more matches at the end of a longer word (`refreshtoken`), but
 * not at its beginning (`tokenizer`). `SECRET_KEYS` lists words that commonly occur in the keys of secrets. The value
 * of an ambiguous key, such as `page_token`, is hidden. A secret is not found if it is in a path segment, or if it is
 * percent-encoded inside a value. A password is not found in a string without `//`, such as `u:p@h`. If a password
 * contains an `@` and then a raw `/`, `?` or `#`, the part of the password after that `@` is not hidden.
 *
 * If the argument is an object, `exact` lists whole keys (see `OTEL_KEYS`), and `mask` replaces the default mask `***`.
 *
 * Allocates the result. Throws a `TypeError` for a value that is not a string and for an invalid or unknown option.
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
    // `https:u:p@h` is valid and contains no userinfo, but browsers read `u:p` as userinfo.
    const error = parsed._tag === 'Left' ? parsed.left : parseError(text, 0, 'scheme', 'character')
    const hasWord = BEGINS_WITH_WORD.test(text)
    const shown = printable(
      hideSecrets(hideUserinfo(error, hideWhole).text, secrets, hideWhole, (value) =>
        lengthInLog(value, hasWord),
      ).replace(PAIR_IN_LOG, (pair, before: string, key: string) => (secrets(key) ? before + written : pair)),
    )
    // Hiding a value also hides the delimiters inside the value. Without delimiters, a path could look like a scheme.
    return parsed._tag === 'Right' && shown !== text && !isUriReference(shown) ? written : shown
  }
}

/**
 * Hides the userinfo and the values of secret keys in the text of an error. As in `redactError`, each hidden character
 * except the invalid one becomes `*`. The offset stays correct, so `showError` prints the caret in the right place
 * without printing a secret. The `keys` argument has the same meaning as in `redactText`. Accepts every error that this
 * library returns.
 *
 * Allocates the error, which is a plain object, and the error's text.
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
    // If a codec has refused a value, the message contains that value.
    const isShown = error.sentence === undefined || !secrets(error.component)
    return {
      ...redacted,
      ...(isShown ? {} : { sentence: undefined }),
      text: hideSecrets(redacted.text, secrets, stars),
    }
  }
}
