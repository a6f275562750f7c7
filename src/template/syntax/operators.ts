/**
 * How an operator expands, a row of the table of RFC 6570, appendix A.
 */
export interface Operator {
  /** The character that selects it; `''` for simple string expansion. */
  readonly symbol: '' | '+' | '#' | '.' | '/' | ';' | '?' | '&'
  /** What stands before the first defined variable. */
  readonly first: string
  /** What stands between defined variables. */
  readonly separator: string
  /** Whether names are written too. */
  readonly isNamed: boolean
  /** What follows the name of an empty value. */
  readonly ifEmpty: string
  /** Whether reserved characters and pct-encoded octets of a value stay as they are. */
  readonly allowsReserved: boolean
}

const operator = (
  symbol: Operator['symbol'],
  first: string,
  separator: string,
  isNamed: boolean,
  ifEmpty: string,
  allowsReserved: boolean,
): Operator => ({ symbol, first, separator, isNamed, ifEmpty, allowsReserved })

/** Simple string expansion (3.2.2). */
export const SIMPLE = /* @__PURE__ */ operator('', '', ',', false, '', false)

/** Form-style query continuation (3.2.9). */
export const CONTINUATION = /* @__PURE__ */ operator('&', '&', '&', true, '=', false)

/** The operators (2.2), each with its row of the table. */
const OPERATORS: readonly Operator[] = [
  /* @__PURE__ */ operator('+', '', ',', false, '', true),
  /* @__PURE__ */ operator('#', '#', ',', false, '', true),
  /* @__PURE__ */ operator('.', '.', '.', false, '', false),
  /* @__PURE__ */ operator('/', '/', '/', false, '', false),
  /* @__PURE__ */ operator(';', ';', ';', true, '', false),
  /* @__PURE__ */ operator('?', '?', '&', true, '=', false),
  CONTINUATION,
]

/** The operator that `symbol` selects, if any. */
export const operatorOf = (symbol: string): Operator | undefined =>
  OPERATORS.find((candidate) => candidate.symbol === symbol)
