import type { Either } from '../../core/fp/either'
import { type AnyCodec, type Codec, requireCodec, type TypeOf } from './codec'

/**
 * A codec with a default value.
 *
 * @category Codecs
 */
export interface CodecWithDefault<A> extends Codec<A> {
  /** The value that is used if the variable is missing. */
  readonly default: A
}

/**
 * Adds a default value to a codec. The default applies to a variable in a fragment or in a pair, as in `{?page}`. If
 * the variable is missing, `extract` returns the default. If the value and the default are encoded as the same string,
 * `expand` omits the variable. `extract` returns the default itself, not a copy, so do not modify a default that is an
 * object. In a template, the default has no effect on a variable that is exploded or that is part of a path. In a
 * route, the default also applies to an optional last segment, as in `/docs{/page}`.
 *
 * Allocates the codec. Throws if the first argument is not a codec, or if the codec cannot write the default.
 *
 * @example
 * import { expand, extract, int, template, withCodecs, withDefault } from 'uri-ts/template'
 *
 * const users = withCodecs({ page: withDefault(int, 1) })(template('/users{?page}'))
 * extract(users)('/users') //=> { _tag: 'Right', right: { page: 1 } }
 * expand(users)({ page: 1 }) //=> '/users'
 *
 * @category Codecs
 */
export const withDefault = <Of extends AnyCodec>(codec: Of, value: TypeOf<Of>): CodecWithDefault<TypeOf<Of>> => {
  requireCodec(codec, 'the codec of a default')
  // The cast to `never` is needed because the compiler does not know the type of the values that the codec accepts.
  const encode = (given: TypeOf<Of>): string => codec.encode(given as never)
  encode(value)
  return { decode: (text) => codec.decode(text) as Either<unknown, TypeOf<Of>>, encode, default: value }
}
