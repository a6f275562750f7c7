/** Views of texts that a test knows to be valid, and whether the offsets of a view are what a fresh parse finds. */
import type { Either } from 'fp-ts/Either'
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import { expect } from 'vitest'

/** What is on the right, or an error that says what is on the left. */
export const rightOf = <A>(either: Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(`unexpected ${JSON.stringify(either.left)}`)
  return either.right
}

/** The view of a valid reference. */
export const refOf = (text: string): uri.View => rightOf<uri.View>(uri.parseUriReference(text))

/** The view of a valid URI. */
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

/** Whether every number of a view is what a scan of its text finds. `expect` would take longer than that. */
export const isFresh = (view: uri.View): boolean => {
  const fresh = refOf(view.text)
  return KEYS.every((key) => fresh[key] === view[key])
}

/** Gives the view back, if every number of it is what a scan of its text finds. */
export const fresh = <V extends uri.View>(view: V): V => {
  if (!isFresh(view)) expect(view).toEqual(refOf(view.text))
  return view
}
