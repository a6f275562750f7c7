/** Creates routers, and views of the paths that tests pass to the routers. */
import * as E from 'fp-ts/Either'
import { showError, type UriView } from 'uri-ts'
import { originFormFromSpans } from 'uri-ts/http'
import type { RouteError } from 'uri-ts/routes'
import { createSpans, scanFromPath } from 'uri-ts/scan'
import { expect } from 'vitest'

export const originForm = (text: string): UriView => {
  const spans = createSpans()
  expect(scanFromPath(text, 0, spans), text).toBe(text.length)
  return originFormFromSpans(text, spans)
}

/** Returns the router that a `Right` contains. Throws an error if the routes are invalid. */
export const compiled = <A>(result: E.Either<RouteError, A>): A => {
  if (E.isLeft(result)) throw new Error(showError(result.left))
  return result.right
}
