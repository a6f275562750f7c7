import type { GuardedFetchError } from 'uri-ts/http'
import { fetchForStrangers } from './fetch'

const isRefusal = (error: unknown): error is GuardedFetchError =>
  error instanceof Error && 'code' in error && error.code === 'ERR_GUARDED_FETCH'

/** Returns the response for the URL of an image, or the reason why the URL was refused. */
export const fetchPicture = async (url: string, guarded = fetchForStrangers()) => {
  try {
    return await guarded(url)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.message
  }
}
