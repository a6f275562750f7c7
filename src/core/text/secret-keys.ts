/* This file lists the keys of secrets, and exports functions that check whether the value of a key is a secret. */
import { requireText } from '../errors/require-text'

/**
 * Lists words that occur in the keys of secret values such as tokens and passwords. Pass `SECRET_KEYS` to `redactText`
 * or `redactErrorKeys`, which also find the plural and the compounds of each word. Compounds of a short word such as
 * `key` are listed separately, because a short word does not match at the end of a longer word (`key` does not match
 * `monkey`). To add words, spread `SECRET_KEYS` into your own list.
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
 * Lists keys whose values are secrets. OpenTelemetry's conventions say that the values of these keys should be hidden
 * in `url.full` and `url.query`. AWS, Azure and Google use these keys in signed URLs. Pass `OTEL_KEYS` as the `exact`
 * option of `redactText`.
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
 * Returns a key and the words that it contains. For example, `X-Amz-Signature` contains the words `X`, `Amz` and
 * `Signature`; `userTOKEN` contains `user` and `TOKEN`; and `password2` contains `password`. Removes tabs and line
 * breaks from the key, as browsers do.
 */
const wordsOf = (text: string): readonly string[] => {
  const key = text.replace(/[\t\r\n]/g, '')
  const letters = key.replace(/[a-z](?=[A-Z\d])/g, '$& ').split(/[^A-Za-z]+/)
  return [key, ...key.split(/[^A-Za-z\d]+|(?=[A-Z][a-z])/), ...letters]
}

/** Returns whether the key, or a word in the key, indicates that the key's value is a secret. */
export type IsSecret = (key: string) => boolean

/** Returns the keys in lower case. Throws a `TypeError` if the value is not a list of strings. */
const lowerCaseKeys = (keys: readonly string[]): ReadonlySet<string> => {
  if (!Array.isArray(keys)) throw new TypeError('the keys are a list, such as SECRET_KEYS')
  return new Set(keys.map((key) => requireText(key).toLowerCase()))
}

/**
 * A listed word of at least `LEAST_ENDING` letters is also found at the end of a longer word, because a match of that
 * length is rarely a coincidence.
 */
const LEAST_ENDING = 5

/**
 * Returns a function that checks whether the value of a key is a secret. The value is a secret if the key or a word in
 * the key is an entry of `keys`, or ends with an entry that has at least `LEAST_ENDING` letters. A key or a word that
 * ends with `s` is also checked without that `s`. Case is ignored.
 */
export const secretsOf = (keys: readonly string[]): IsSecret => {
  const words = lowerCaseKeys(keys)
  const endings = [...new Set([...words].map(({ length }) => length))].filter((length) => length >= LEAST_ENDING)
  const isListed = (word: string): boolean =>
    words.has(word) || endings.some((length) => words.has(word.slice(-length)))
  const isSecretWord: IsSecret = (word) => {
    const lower = word.toLowerCase()
    return isListed(lower) || (lower.endsWith('s') && isListed(lower.slice(0, -1)))
  }
  return (key) => wordsOf(key).some(isSecretWord)
}

/** Returns a function that checks whether a key is in `keys`, ignoring case, tabs and line breaks. */
const exactSecretsOf = (keys: readonly string[]): IsSecret => {
  const listed = lowerCaseKeys(keys)
  return (key) => listed.has(key.replace(/[\t\r\n]/g, '').toLowerCase())
}

/** Returns a function that checks whether a key contains a word in `words`, or is in `exact`. */
export const secretsOfAny = (words: readonly string[], exact: readonly string[]): IsSecret => {
  const [isSecretByWord, isSecretWhole] = [secretsOf(words), exactSecretsOf(exact)]
  return (key) => isSecretByWord(key) || isSecretWhole(key)
}
