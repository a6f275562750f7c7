import { Effect } from 'effect'
import { type Either, host, parseUri, showReason } from 'uri-ts'

const toEffect = <E, A>(either: Either<E, A>): Effect.Effect<A, E> =>
  either._tag === 'Right' ? Effect.succeed(either.right) : Effect.fail(either.left)

export const hostOf = (text: string) =>
  Effect.gen(function* () {
    return host(yield* toEffect(parseUri(text)))
  }).pipe(Effect.catchTag('ParseError', (error) => Effect.fail(showReason(error))))
