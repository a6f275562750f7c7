import { showReason } from '../errors/format-error'
import type { UriError } from '../errors/uri-error'
import type { Either } from '../fp/either'

/**
 * Makes a function that returns a literal checked by the compiler. The function throws the compiler's message if an
 * invalid string got past the compiler. Allocates what `parse` allocates, temporarily.
 */
export const requireLiteral =
  (parse: (text: string) => Either<UriError, unknown>) =>
  (text: unknown): never => {
    const parsed = parse(text as string)
    if (parsed._tag === 'Left') throw new TypeError(showReason(parsed.left))
    // The result has the type that the caller declares, which the compiler has computed from the literal.
    return text as never
  }
