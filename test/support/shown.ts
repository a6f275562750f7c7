import { showReason, type UriError } from 'uri-ts'

type Result = { readonly _tag: 'Left'; readonly left: UriError } | { readonly _tag: 'Right'; readonly right: unknown }

/** Returns the value, or the message of the error in parentheses. */
export const shown = (result: Result): unknown =>
  result._tag === 'Right' ? result.right : `(${showReason(result.left)})`

/** Returns the same as a string. */
export const textShown = (result: Result): string => String(shown(result))
