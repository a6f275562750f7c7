import { OPERATORS } from './characters'

/** A row of the table of RFC 6570, appendix A: how an operator expands. */
export interface Operator {
  /** The character that selects it; `''` for simple string expansion. */
  readonly symbol: '' | '+' | '#' | '.' | '/' | ';' | '?' | '&'
  /** The text before the first defined variable. */
  readonly first: string
  /** The text between defined variables. */
  readonly separator: string
  /** Whether the operator writes the names of variables. */
  readonly isNamed: boolean
  /** The text after the name of an empty value. */
  readonly ifEmpty: string
  /** Whether reserved characters and percent-encoded octets of a value are kept. */
  readonly allowsReserved: boolean
}

/** The row of a symbol. */
const operator = (symbol: Operator['symbol']): Operator => {
  const allowsReserved = symbol === '+' || symbol === '#'
  const isForm = symbol === '?' || symbol === '&'
  return {
    symbol,
    first: symbol === '+' ? '' : symbol,
    separator: allowsReserved || symbol === '' ? ',' : isForm ? '&' : symbol,
    isNamed: isForm || symbol === ';',
    ifEmpty: isForm ? '=' : '',
    allowsReserved,
  }
}

/** Simple string expansion (3.2.2). */
export const SIMPLE = /* @__PURE__ */ operator('')

/** Form-style query continuation (3.2.9). */
export const CONTINUATION = /* @__PURE__ */ operator('&')

/** The operator that a character selects; `SIMPLE` if it is none. Allocates: the row. */
export const operatorOf = (character: string): Operator =>
  character !== '' && OPERATORS.includes(character) ? operator(character as Operator['symbol']) : SIMPLE
