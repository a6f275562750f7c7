import { type Codecs, codecAt } from '../../template/codecs/codec'
import { encodeLiterals } from '../../template/syntax/literals'
import { kindOf, octetsOf } from '../patterns/segment'

export interface LinkVariable {
  readonly name: string
  readonly offset: number
  readonly operator: '' | '+' | '/' | '?' | '&'
  readonly isList: boolean
  /**
   * The encoded literal before the variable's expression, or `undefined` if the variable is not the first one in its
   * expression.
   */
  readonly literal: string | undefined
}

export interface LinkSegment {
  /**
   * Identifies the segment by its kind or, for a literal, by a slash and the literal's octets. If a router cannot
   * distinguish between two segments, their keys are equal.
   */
  readonly key: string
  /** The segment with each variable replaced by `{}`. */
  readonly shape: string
  /** The literals before, between and after the variables. The first and the last literal may be empty. */
  readonly literals: readonly string[]
}

/** The data that is needed to create links to a route. */
export interface LinkRoute {
  readonly name: string
  readonly text: string
  readonly codecs: Codecs | undefined
  readonly variables: readonly LinkVariable[]
  /** The encoded literal after the last variable. */
  readonly tail: string
  readonly segments: readonly LinkSegment[]
}

/** Matches an expression and the literal that precedes it. */
const EXPRESSION = /([^{]*)\{([+/?&]?)([^}]*)\}/gy

/** Returns whether a variable belongs to the query. */
export const isPair = ({ operator }: LinkVariable): boolean => /[&?]/.test(operator)

/** Parses a route's template. Allocates the variables and the segments. */
export const readRoute = (name: string, text: string, codecs?: Codecs): LinkRoute => {
  const variables: LinkVariable[] = []
  // `path` consists of the encoded literals, `{}` for each path variable, and `?` for each query variable.
  let path = ''
  const addAll = (
    _: string,
    before: string,
    operator: LinkVariable['operator'],
    list: string,
    start: number,
  ): string => {
    let literal: string | undefined = encodeLiterals(before)
    let offset = start + before.length + operator.length + 1
    path += literal
    for (const varspec of list.split(',')) {
      const name = varspec.replace('*', '')
      const variable = { name, offset, operator, isList: name !== varspec, literal }
      variables.push(variable)
      path += isPair(variable) ? '?' : operator === '/' ? '/{}' : '{}'
      literal = undefined
      offset += varspec.length + 1
    }
    return ''
  }
  const tail = encodeLiterals(text.replace(EXPRESSION, addAll))
  let index = 0
  const segments = ((path + tail).split('?')[0] as string)
    .slice(1)
    .split('/')
    .map((shape) => {
      const literals = shape.split('{}')
      if (literals.length < 2) return { key: `/${octetsOf(shape)}`, shape, literals }
      const { operator, isList, name } = variables[index] as LinkVariable
      index += literals.length - 1
      return { key: kindOf(shape, operator === '+' || isList, codecAt(codecs, name)), shape, literals }
    })
  return { name, text, codecs, variables, tail, segments }
}

const ROOT: LinkSegment = { key: '/', shape: '', literals: [] }

/**
 * Returns a route's paths. If a route ends with an optional variable, the route has two paths, the first of which omits
 * the variable.
 */
export const pathsOf = ({ segments, variables }: LinkRoute): ReadonlyArray<readonly LinkSegment[]> => {
  const without = segments.slice(0, -1)
  return variables.some(({ operator }) => operator === '/') ? [without[0] ? without : [ROOT], segments] : [segments]
}
