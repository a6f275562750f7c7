import { type Codecs, codecAt } from '../../template/codecs/codec'
import { encodeLiterals } from '../../template/syntax/literals'
import { kindOf, octetsOf } from '../patterns/segment'

/** A route variable, as it appears in a link. */
export interface LinkVariable {
  readonly name: string
  /** The offset of the varspec in the pattern. */
  readonly offset: number
  readonly operator: '' | '+' | '/' | '?' | '&'
  readonly isList: boolean
  /** The encoded text before the expression, or undefined if the variable is not the first of its expression. */
  readonly literal: string | undefined
}

/** A path segment. */
export interface LinkSegment {
  /**
   * The key of a segment: the kind of the segment, or a slash and the octets of a literal. Two segments that a router
   * cannot distinguish have the same key.
   */
  readonly key: string
  /** The segment with `{}` for each variable. */
  readonly shape: string
  /** The literals around the variables. There is one more literal than there are variables. */
  readonly literals: readonly string[]
}

/**
 * All the information that is needed to create links to a route. The string was checked by the compiler, so it is not
 * checked again.
 */
export interface LinkRoute {
  readonly name: string
  readonly text: string
  readonly codecs: Codecs | undefined
  readonly variables: readonly LinkVariable[]
  /** The text after the last variable, encoded. */
  readonly tail: string
  readonly segments: readonly LinkSegment[]
}

/** Matches the text before an expression, its operator, and its variables. */
const EXPRESSION = /([^{]*)\{([+/?&]?)([^}]*)\}/gy

/** Returns whether a variable belongs to the query. */
export const isPair = ({ operator }: LinkVariable): boolean => /[?&]/.test(operator)

/** Reads the text of a route. Allocates the variables and the segments. */
export const readRoute = (name: string, text: string, codecs?: Codecs): LinkRoute => {
  const variables: LinkVariable[] = []
  // The path with `{}` for each variable, and the literals of a query.
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

/** The path `/`. */
const ROOT: LinkSegment = { key: '/', shape: '', literals: [] }

/**
 * Returns the paths of a route. A route that ends in an optional variable has two paths. The first path omits the
 * variable.
 */
export const pathsOf = ({ segments, variables }: LinkRoute): ReadonlyArray<readonly LinkSegment[]> => {
  const without = segments.slice(0, -1)
  return variables.some(({ operator }) => operator === '/') ? [without[0] ? without : [ROOT], segments] : [segments]
}
