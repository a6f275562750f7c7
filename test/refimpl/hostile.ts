/**
 * Lists the pieces that mutations insert into strings. The first pieces consist of characters that the URI grammar
 * uses, such as delimiters and digits. Many pieces are characters that a URI cannot contain, such as spaces, control
 * characters, backslashes, a byte order mark, and lone surrogates. Some of the non-ASCII characters look like digits or
 * letters, some have a code unit whose low byte is an ASCII character, and some are beyond U+FFFF.
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
