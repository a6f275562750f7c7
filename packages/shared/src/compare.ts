import { type Dialect, NO_OPTIONS, type Options, type UriComponent } from './components'
import { LAST, parseText } from './parse'
import { serializeComponents } from './serialize'

/** Returns the normal form of a text, or undefined if it is malformed. */
const normalForm = (dialect: Dialect, text: string, options: Options): string | undefined => {
  const component = parseText(dialect, text, options)
  return LAST.isMalformed ? undefined : serializeComponents(dialect, component, options)
}

/** Returns the normal form of a text, or a malformed text unchanged. */
export const normalizeText = (dialect: Dialect, text: string, options: Options = NO_OPTIONS): string =>
  normalForm(dialect, text, options) ?? text

const comparable = (dialect: Dialect, uri: UriComponent | string, options: Options): string | undefined => {
  if (typeof uri === 'string') return normalForm(dialect, uri, options)
  if (typeof uri !== 'object') return undefined
  try {
    return normalForm(dialect, serializeComponents(dialect, uri, options), options)
  } catch {
    return undefined
  }
}

/** Returns whether two references have the same normal form. What is malformed equals nothing. */
export const equalReferences = (
  dialect: Dialect,
  a: UriComponent | string,
  b: UriComponent | string,
  options: Options = NO_OPTIONS,
): boolean => {
  const normalized = comparable(dialect, a, options)
  return normalized !== undefined && normalized === comparable(dialect, b, options)
}
