/**
 * Pieces for mutants. The first are delimiters and other significant parts of the grammar. The others are characters
 * that a URI cannot contain: spaces, control characters, backslashes, a byte order mark, characters with a byte that is
 * an ASCII character, lookalikes of digits and letters, characters beyond U+FFFF, and lone surrogates.
 */
export const HOSTILE: readonly string[] = [
  ...'%[]@:/?#.-+~_!0159aAfFgGvVzZ',
  ...[
    '::',
    '//',
    '%%',
    '%4',
    '%41',
    '%zz',
    '%c3%A9',
    ':0',
    '@@',
    '[]',
    '[::',
    '::]',
    '[v1.',
    '255',
    '256',
    '01',
    '1.2.3.4',
  ],
  ...' "<>\\^`{|}',
  ...'\x00\x01\t\n\r\x1f\x7f\x80\xa0',
  ...['\ufeff', '\u0141', '\u0125', '\u013a', '\u2028', '\u212a', '\u017f', '\uff0e', '\u0660', '\uff1a'],
  ...['\u{1f600}', '\u{e0001}', '\ud800', '\udfff'],
]
