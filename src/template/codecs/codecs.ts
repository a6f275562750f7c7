import type { Variables } from '../../../types/template/syntax/variables'
import type { UriError } from '../../errors/uri-error'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { Template } from '../syntax/model'
import type { Codec, Codecs } from './codec'

/**
 * Why a codec of this library refuses a text.
 *
 * @category Codecs
 */
export interface CodecError extends UriError {
  readonly _tag: 'CodecError'
  readonly component: 'value'
  readonly reason: 'codec'
  readonly expected: string
}

const refuse = (text: string, expected: string): Either<CodecError, never> =>
  left({ _tag: 'CodecError', text, offset: 0, component: 'value', reason: 'codec', expected })

/** What `decode` would refuse is not written: no link is made that its own route does not read. */
const refuseToWrite = (expected: string): never => {
  throw new TypeError(expected)
}

const INTEGER = /^(?:0|-?[1-9][0-9]*)$/

const INTEGER_RULE = 'an integer is digits without leading zeros, and exact as a number'

/**
 * Decimal integers without leading zeros that a JavaScript number represents exactly. Throws a `TypeError` instead of
 * writing another number.
 *
 * @example
 * import { int } from 'uri-ts/template'
 *
 * int.decode('42') //=> { _tag: 'Right', right: 42 }
 * int.decode('042')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const int: Codec<number> = {
  decode: (text) =>
    INTEGER.test(text) && Number.isSafeInteger(Number(text)) ? right(Number(text)) : refuse(text, INTEGER_RULE),
  encode: (value) => (Number.isSafeInteger(value) ? String(value) : refuseToWrite(INTEGER_RULE)),
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const UUID_RULE = 'a UUID is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12'

/**
 * UUIDs (RFC 9562, 4), in upper or lower case. Throws a `TypeError` instead of writing another text.
 *
 * @example
 * import { uuid } from 'uri-ts/template'
 *
 * uuid.decode('f81d4fae-7dec-11d0-a765-00a0c91e6bf6')._tag //=> 'Right'
 * uuid.decode('f81d4fae')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const uuid: Codec<string> = {
  decode: (text) => (UUID.test(text) ? right(text) : refuse(text, UUID_RULE)),
  encode: (text) => (UUID.test(text) ? text : refuseToWrite(UUID_RULE)),
}

/**
 * Makes a codec that accepts only the given texts. Throws a `TypeError` instead of writing another text.
 *
 * Allocates: the codec.
 *
 * @example
 * import { oneOf } from 'uri-ts/template'
 *
 * oneOf('asc', 'desc').decode('asc') //=> { _tag: 'Right', right: 'asc' }
 * oneOf('asc', 'desc').decode('up')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const oneOf = <const Texts extends readonly string[]>(...texts: Texts): Codec<Texts[number]> => {
  const rule = `a value is one of ${texts.join(', ')}`
  return {
    decode: (text) => (texts.includes(text) ? right(text) : refuse(text, rule)),
    encode: (text) => (texts.includes(text) ? text : refuseToWrite(rule)),
  }
}

/** `unknown` if all names of `Of` are variables of the template, otherwise the error message. */
type Checked<Text extends string, Of> = keyof Of extends keyof Variables<Text>
  ? unknown
  : `${Exclude<keyof Of, keyof Variables<Text>> & string} is not a variable of the template`

/**
 * Gives codecs to variables of a template. `expand` then takes, and `extract` returns, the codec's values instead of
 * texts. The codec of an exploded variable writes and reads each member of a list; the codec of another variable writes
 * and reads the whole value, even if that is an array. `extract` fails if a codec refuses a text or throws. `expand` throws
 * a `TypeError` that names the template and the variable if a codec throws.
 *
 * Allocates: the template.
 *
 * @example
 * import { expand, extract, int, oneOf, template, withCodecs } from 'uri-ts/template'
 *
 * const users = withCodecs({ page: int, sort: oneOf('asc', 'desc') })(template('/users{?page,sort}'))
 * expand(users)({ page: 2, sort: 'asc' }) //=> '/users?page=2&sort=asc'
 * extract(users)('/users?page=2') //=> { _tag: 'Right', right: { page: 2 } }
 * extract(users)('/users?sort=up')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const withCodecs =
  <const Of extends Codecs>(codecs: Of) =>
  <Text extends string, Names extends string>(
    template: Template<Text, undefined, Names> & Checked<Text, Of>,
  ): Template<Text, Of, Names> => ({ ...(template as Template<Text, undefined, Names>), codecs })
