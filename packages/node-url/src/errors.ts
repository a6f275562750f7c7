import { parseUriReference, redactError, showReason } from 'uri-ts'

const withCode = (error: Error, code: string): Error => Object.assign(error, { code })

const describeObject = (value: object): string => {
  const name: unknown = value.constructor?.name
  return typeof name === 'string' && name !== '' ? `an instance of ${name}` : 'an object'
}

/** Describes a value in the words that Node's error messages use. */
const describe = (value: unknown): string => {
  if (value === undefined || value === null) return String(value)
  if (typeof value === 'function') return `function ${value.name}`
  return typeof value === 'object' ? describeObject(value) : `type ${typeof value} (${String(value)})`
}

export const argumentType = (name: string, expected: string, value: unknown): Error =>
  withCode(
    new TypeError(`The "${name}" argument must be ${expected}. Received ${describe(value)}`),
    'ERR_INVALID_ARG_TYPE',
  )

export const requireString = (name: string, value: unknown): void => {
  if (typeof value !== 'string') throw argumentType(name, 'of type string', value)
}

/** Creates the error for an invalid port, or for a component that cannot be part of a URL. */
export const argumentValue = (message: string): Error => withCode(new TypeError(message), 'ERR_INVALID_ARG_VALUE')

/** Explains why the grammar forbids a string. Returns `other` if the grammar allows the string. */
const reasonOf = (text: string, other: string): string => {
  const parsed = parseUriReference(text)
  return parsed._tag === 'Left' ? showReason(redactError(parsed.left)) : other
}

/**
 * Creates the error for an invalid URL. The `input` and `reason` properties are not enumerable, so that logging the
 * error does not reveal a password.
 */
export const invalidUrl = (input: string, other = 'host: `new URL` finds a different host'): Error =>
  Object.defineProperties(withCode(new TypeError('Invalid URL'), 'ERR_INVALID_URL'), {
    input: { value: input },
    reason: { get: () => reasonOf(input, other) },
  })
