import { type Dialect, NO_OPTIONS, type Options, type UriComponent } from './components'
import { missingHost } from './messages'
import { LAST, parseText } from './parse'
import { serializeComponents } from './serialize'
import { equalsSimple, normalizeSimple } from './simple'

/** Returns the normal form of a string, or `undefined` if the string is malformed. */
const normalForm = (dialect: Dialect, text: string, options: Options): string | undefined => {
  const simple = options === NO_OPTIONS ? normalizeSimple(dialect, text) : undefined
  if (simple !== undefined) return simple
  const component = parseText(dialect, text, options)
  return LAST.isMalformed ? undefined : serializeComponents(dialect, component, options)
}

/** Returns the normal form of a string. Returns a malformed string unchanged. */
export const normalizeText = (dialect: Dialect, text: string, options: Options = NO_OPTIONS): string =>
  normalForm(dialect, text, options) ?? text

/** Returns the string if its only fault is a missing host, and `undefined` otherwise. */
const withoutHost = (dialect: Dialect, text: string, options: Options): string | undefined => {
  const { scheme, error } = parseText(dialect, text, options)
  return error !== undefined && error === missingHost(scheme) ? text : undefined
}

const comparable = (dialect: Dialect, uri: UriComponent | string, options: Options): string | undefined => {
  if (typeof uri === 'string') return normalForm(dialect, uri, options) ?? withoutHost(dialect, uri, options)
  if (typeof uri !== 'object') return undefined
  try {
    return normalForm(dialect, serializeComponents(dialect, uri, options), options)
  } catch {
    return undefined
  }
}

/**
 * Returns whether two references have the same normal form. A malformed reference is not equal to any reference, except
 * that a URI whose only fault is a missing host is equal to itself.
 */
export const equalReferences = (
  dialect: Dialect,
  a: UriComponent | string,
  b: UriComponent | string,
  options: Options = NO_OPTIONS,
): boolean => {
  if (typeof a === 'string' && typeof b === 'string' && options === NO_OPTIONS) {
    const isEqual = equalsSimple(dialect, a, b)
    if (isEqual !== undefined) return isEqual
  }
  const normalized = comparable(dialect, a, options)
  return normalized !== undefined && normalized === comparable(dialect, b, options)
}
