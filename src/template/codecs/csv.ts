import { wordsOf } from '../../core/errors/words-of'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { type Codec, requireCodec } from './codec'
import { refuse, refuseToWrite } from './codec-error'
import { text as anyText } from './codecs'

const CSV_RULE = 'members are separated by commas and have none; a single member is not empty'

/** Decodes the members of a list. If a member is rejected, the error contains the member's offset. */
const decodeMembers = <A>(codec: Codec<A>, text: string): Either<unknown, readonly A[]> => {
  const members: A[] = []
  let offset = 0
  for (const member of text.split(',')) {
    const value = codec.decode(member)
    if (value._tag !== 'Right') {
      const words = wordsOf(value.left)
      return words === undefined ? left(value.left) : refuse(text, words, offset)
    }
    members.push(value.right)
    offset += member.length + 1
  }
  return right(members)
}

/**
 * Creates a codec that writes a list as one string, such as `1,2,3`. The codec that you pass reads and writes the
 * members. If you pass no codec, the members are strings. The empty string represents the empty list. A member cannot
 * contain a comma, because `decode` splits a string at every comma. The codec throws a `TypeError` instead of writing a
 * member that contains a comma, or a list whose only member is empty. For a list of arbitrary strings, use an exploded
 * variable, such as `{?name*}`.
 *
 * Allocates the codec. Throws a `TypeError` if the argument is not a codec.
 *
 * @example
 * import { csv, int } from 'uri-ts/template'
 *
 * csv(int).decode('1,2') //=> { _tag: 'Right', right: [1, 2] }
 * csv().encode(['a', 'b']) //=> 'a,b'
 *
 * @category Codecs
 */
export const csv = <A = string>(codec: Codec<A> = anyText as unknown as Codec<A>): Codec<readonly A[]> => {
  requireCodec(codec, 'the codec of members')
  return {
    decode: (text) =>
      typeof text !== 'string' ? refuse(text, CSV_RULE) : text === '' ? right([]) : decodeMembers(codec, text),
    encode: (members) => {
      if (!Array.isArray(members)) return refuseToWrite(CSV_RULE)
      const texts = Array.from(members as readonly A[], (member) => codec.encode(member))
      const isReadBack = texts.every((text) => !text.includes(',')) && (texts.length !== 1 || texts[0] !== '')
      return isReadBack ? texts.join(',') : refuseToWrite(CSV_RULE)
    },
  }
}
