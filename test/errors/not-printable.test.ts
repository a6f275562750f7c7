/** `showCaret` has a written-out class of characters, for engines that do not know `\p{...}`. This compares the two. */
import { expect, it } from 'vitest'
import { showCaret } from '../../src/errors/format-error'

const NOT_PRINTABLE = /^[\x00-\x1f\x7f-\x9f\u2028\u2029\p{Cs}\p{Cf}]$/u

it('showCaret escapes exactly the control characters, format characters, surrogates and line separators of Unicode', () => {
  for (let point = 0; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point)
    const isEscaped = !showCaret(character, 0).startsWith(character)
    if (isEscaped !== NOT_PRINTABLE.test(character)) expect.fail(`U+${point.toString(16)}`)
  }
})
