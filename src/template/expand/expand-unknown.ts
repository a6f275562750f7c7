import { Failure } from '../../core/errors/failures'
import { refuseMore } from '../../core/errors/require-text'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { type AnyTemplate, type Variable, WHOLE } from '../syntax/model'
import { requireTemplate } from '../syntax/require-template'
import type { Data } from './encode-data'
import { expandData } from './expand'
import { isValue } from './values'

const EXPECTED_BY_REASON = {
  'not-an-object': 'the variables are an object',
  'not-a-value': 'a value is a string, number, boolean, list or object',
  'not-a-member': 'a member of a value is a string, number or boolean',
  'prefix-of-composite': 'only a string has a prefix',
} as const

/**
 * Describes why a template cannot be expanded with the given data. `text` is the template's text.
 *
 * @category Templates
 */
export interface ExpandError extends UriError {
  readonly _tag: 'ExpandError'
  /** The offset of the variable in the template, or 0 if the data is not an object. */
  readonly offset: number
  /** The variable's name, or the string `'data'` if the data is not an object. */
  readonly component: string
  /**
   * `not-an-object`: the data is not an object. `not-a-value`: the value is not a string, number, boolean, list or
   * associative array. `not-a-member`: a member of a list or an associative array is not a string, number or boolean.
   * `prefix-of-composite`: the variable has a prefix modifier, but its value is a list or an associative array (RFC
   * 6570, section 2.4.1).
   */
  readonly reason: keyof typeof EXPECTED_BY_REASON
  readonly problem: string
  readonly expected: string
  /** The variable's name, or `undefined` if the data is not an object. */
  readonly variable: string | undefined
}

/**
 * Returns whether an object stores its data somewhere other than in its own properties, as maps, dates and promises do.
 */
const isOpaque = (data: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(data)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  return !isPlain && !Array.isArray(data) && Object.keys(data).length === 0
}

const isAbsent = (data: unknown): data is undefined | null => data === undefined || data === null

const isMember = (data: unknown): boolean => isAbsent(data) || isValue(data)

const isPair = (data: unknown): boolean =>
  Array.isArray(data) && data.length === 2 && typeof data[0] === 'string' && isMember(data[1])

/**
 * Returns whether `data` is an array that contains only values or only pairs, or an object that contains only values.
 */
const hasMembers = (data: object): boolean =>
  Array.isArray(data) ? data.every(isMember) || data.every(isPair) : Object.values(data).every(isMember)

/** Returns the reason for rejecting a variable's value, or `undefined` if the value is accepted. */
const reasonAgainst = ({ modifier }: Variable, data: unknown): ExpandError['reason'] | undefined => {
  if (isAbsent(data) || isValue(data)) return undefined
  if (typeof data !== 'object' || isOpaque(data)) return 'not-a-value'
  if (!hasMembers(data)) return 'not-a-member'
  return modifier > WHOLE ? 'prefix-of-composite' : undefined
}

const ownValue = (data: object, name: string): unknown => (Object.hasOwn(data, name) ? (data as Data)[name] : undefined)

/**
 * Uses data of unknown shape, such as JSON, to expand a template. A variable with a prefix modifier accepts a string, a
 * number or a boolean. Every other variable, exploded or not, also accepts a list or an associative array.
 * `expandUnknown` ignores the template's codecs. It rejects objects, such as a `Map`, a `URLSearchParams`, a `Date` or
 * a promise, that do not store their data in properties.
 *
 * Allocates the `Either` and the expanded string. Fails at the first variable whose value is invalid. Throws a
 * `TypeError` if the argument is not a template.
 *
 * @example
 * import { expandUnknown, template } from 'uri-ts/template'
 *
 * const list = template('/list{?fields}')
 * expandUnknown(list)({ fields: ['a', 'b'] }) //=> { _tag: 'Right', right: '/list?fields=a,b' }
 * expandUnknown(list)({ fields: [[]] })._tag //=> 'Left'
 *
 * @category Templates
 */
export const expandUnknown: (template: AnyTemplate) => (data: unknown) => Either<ExpandError, string> = (
  template,
  more?: unknown,
) => {
  refuseMore(more)
  const { text, variables } = requireTemplate(template)
  return (data) => {
    const error = (offset: number, variable: string | undefined, reason: ExpandError['reason']) =>
      left<ExpandError>(
        Object.assign(
          new Failure(
            'ExpandError',
            text,
            offset,
            variable ?? 'data',
            reason,
            'cannot be expanded',
            EXPECTED_BY_REASON[reason],
          ),
          { variable },
        ),
      )
    if (typeof data !== 'object' || data === null || isOpaque(data)) return error(0, undefined, 'not-an-object')
    const own: Array<readonly [string, unknown]> = []
    for (const variable of variables) {
      const value = ownValue(data, variable.name)
      const reason = reasonAgainst(variable, value)
      if (reason !== undefined) return error(variable.offset, variable.name, reason)
      own.push([variable.name, value])
    }
    return right(expandData(template, Object.fromEntries(own)))
  }
}
