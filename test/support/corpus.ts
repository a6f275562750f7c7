/** Parses the string in each row of `corpus/` with the parser that the row names. */
import type { Either } from 'fp-ts/Either'
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import { RFC_EXAMPLES } from '../corpus/rfc-examples'
import { VALID } from '../corpus/valid'

export interface ValidRow {
  readonly section: string
  readonly text: string
  readonly components: { readonly path: string } & Partial<uri.Components> & { readonly hostKind?: uri.HostKind }
}

export const VALID_ROWS: readonly ValidRow[] = [...RFC_EXAMPLES, ...VALID]

export const PARSERS = {
  UriReference: uri.parseUriReference,
  Uri: uri.parseUri,
  AbsoluteUri: uri.parseAbsoluteUri,
  RelativeRef: uri.parseRelativeRef,
} satisfies { [kind: string]: (text: string) => Either<uri.ParseError, uri.View> }

/** Returns the view of a valid string. Throws if the string is invalid. */
export const viewOf = (text: string): uri.View => {
  const parsed: Either<uri.ParseError, uri.View> = uri.parseUriReference(text)
  if (E.isLeft(parsed)) throw new Error(uri.showError(parsed.left))
  return parsed.right
}

/** Returns the error for an invalid string. Throws if the string is valid. */
export const errorOf = (text: string, as: keyof typeof PARSERS = 'UriReference'): uri.ParseError => {
  const parsed: Either<uri.ParseError, uri.View> = PARSERS[as](text)
  if (E.isRight(parsed)) throw new Error(`${text} is a valid ${as}`)
  return parsed.left
}
