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

/** The operators (2.2) that have a symbol. */
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
