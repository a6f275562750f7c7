/** Creates a `fetch` function that records the calls to it and sends no requests. */
import type { FetchResponse } from 'uri-ts/http'

export const done: FetchResponse = { status: 200, headers: new Headers() }

/** Returns a redirect response with the given location, status and body. */
export const moved = (location: string, status = 302, body?: FetchResponse['body']): FetchResponse => ({
  status,
  headers: new Headers({ location }),
  ...(body !== undefined && { body }),
})

/** The second argument to a stub. */
export interface SentInit {
  readonly method?: unknown
  readonly headers?: unknown
  readonly body?: unknown
}

/**
 * Returns a `fetch` function and a list of its calls. Each call to the function returns the next of the given
 * responses, or `done` if none is left.
 */
export const stubFetch = (...responses: readonly FetchResponse[]) => {
  const calls: (readonly [url: string, init: SentInit])[] = []
  const fetch = async (input: unknown, init?: unknown): Promise<FetchResponse> => {
    calls.push([String(input), init as SentInit])
    return responses[calls.length - 1] ?? done
  }
  return { calls, fetch }
}
