/** Creates views of valid strings and compares the offsets in each view with those from a fresh parse. */
import type { Either } from 'fp-ts/Either'
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import { type IriView, parseIriReference } from 'uri-ts/iri'
import { expect } from 'vitest'

/** Returns the value of a `Right`. For a `Left`, throws an error that shows the `Left`'s value. */
export const rightOf = <A>(either: Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(`unexpected ${JSON.stringify(either.left)}`)
  return either.right
}

export const refOf = (text: string): uri.View => rightOf<uri.View>(uri.parseUriReference(text))

export const uriOf = (text: string): uri.View<uri.Uri> => rightOf(uri.parseUri(text))

const KEYS = [
  '_tag',
  'text',
  'schemeEnd',
  'userinfoEnd',
  'hostEnd',
  'hostKind',
  'pathStart',
  'pathEnd',
  'queryEnd',
] as const

/**
 * Returns whether a new scan of a view's text produces the numbers that the view contains. Calling `expect` for each
 * number would be slower.
 */
export const isFresh = (view: IriView): boolean => {
  const fresh = rightOf<IriView>(parseIriReference(view.text))
  return KEYS.every((key) => fresh[key] === view[key])
}

/** Returns `view`, and fails the test if the view's numbers differ from those that a new scan of its text produces. */
export const fresh = <V extends uri.View>(view: V): V => {
  if (!isFresh(view)) expect(view).toEqual(refOf(view.text))
  return view
}
