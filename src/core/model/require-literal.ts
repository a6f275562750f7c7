import { showReason } from '../errors/format-error'
import type { UriError } from '../errors/uri-error'
import type { Either } from '../fp/either'

/** Returns the compiler's message for an invalid string, or `undefined` for a valid one. */
export const explainLiteral = (
  parse: (text: string) => Either<UriError, unknown>,
  text: unknown,
): string | undefined => {
  const parsed = parse(text as string)
  return parsed._tag === 'Left' ? showReason(parsed.left) : undefined
}

/**
 * Creates a function that returns a valid literal unchanged. If an invalid literal gets past the compiler, the returned
 * function throws an error with the compiler's message. The returned function temporarily allocates the result of
 * `parse`.
 */
export const requireLiteral =
  (parse: (text: string) => Either<UriError, unknown>) =>
  (text: unknown): never => {
    const message = explainLiteral(parse, text)
    if (message !== undefined) throw new TypeError(message)
    // The code that calls `requireLiteral` declares the type of the returned function.
    return text as never
  }
