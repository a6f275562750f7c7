import { showReason, type UriError } from 'uri-ts'

type Result = { readonly _tag: 'Left'; readonly left: UriError } | { readonly _tag: 'Right'; readonly right: unknown }

/** Returns the value of a `Right` or, in parentheses, the error message of a `Left`. */
export const shown = (result: Result): unknown =>
  result._tag === 'Right' ? result.right : `(${showReason(result.left)})`

export const textShown = (result: Result): string => String(shown(result))
