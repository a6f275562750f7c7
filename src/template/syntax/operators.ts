import { OPERATORS } from './characters'

/** A row of the table that describes the operators (RFC 6570, appendix A). */
export interface Operator {
  /** The character that selects the operator, or `''` for simple string expansion. */
  readonly symbol: '' | '+' | '#' | '.' | '/' | ';' | '?' | '&'
  /** The text before the expansion of the first defined variable. */
  readonly first: string
  /** The text between the expansions of two defined variables. */
  readonly separator: string
  /** Indicates whether the operator writes each variable's name before its value. */
  readonly isNamed: boolean
  /** Indicates whether the operator leaves reserved characters and percent-encoded octets in a value unchanged. */
  readonly allowsReserved: boolean
}

/**
 * Returns the operator that a character selects, or the operator for simple string expansion if the character selects
 * none. Allocates the result.
 */
export const operatorOf = (character: string): Operator => {
  const symbol = OPERATORS.includes(character) ? (character as Operator['symbol']) : ''
  const allowsReserved = symbol === '+' || symbol === '#'
  const isForm = symbol === '?' || symbol === '&'
  return {
    symbol,
    first: symbol === '+' ? '' : symbol,
    separator: allowsReserved || symbol === '' ? ',' : isForm ? '&' : symbol,
    isNamed: isForm || symbol === ';',
    allowsReserved,
  }
}
