import { err, ok, type Result } from 'neverthrow'
import { type Either, host, parseUri, showReason } from 'uri-ts'

const toResult = <E, A>(either: Either<E, A>): Result<A, E> =>
  either._tag === 'Right' ? ok(either.right) : err(either.left)

export const hostIn = (text: string) => toResult(parseUri(text)).map(host).mapErr(showReason)
