/** Catches and summarizes the errors of guarded `fetch` functions. */
import type { GuardedFetchError } from 'uri-ts/http'
import { expect } from 'vitest'

/** Returns the error with which a promise is rejected. */
export const errorOf = (promise: Promise<unknown>): Promise<GuardedFetchError> =>
  promise.then(
    () => expect.fail('it was fetched'),
    (error) => error,
  )

/** Returns the hop, the guard and the offset that the error for a refused request contains. */
export const refusalOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await errorOf(promise)
  if (error.code !== 'ERR_GUARDED_FETCH') throw error
  return `${error.hop} ${error.guard} ${error.offset}`
}
