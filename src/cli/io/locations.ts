import { showReason } from '../../core/errors/format-error'
import type { UriError } from '../../core/errors/uri-error'

/** Maps each character that is invisible in editors to a description of its probable origin. */
const ORIGIN_BY_CHARACTER: { readonly [character: string]: string } = {
  '\ufeff': 'a byte order mark',
  '\ufffd': 'bytes that are not UTF-8',
}

/**
 * Returns the message for an error. If the invalid character is invisible, the message also says where the character
 * probably came from. Allocates the message.
 */
export const reasonWithOrigin = (error: UriError): string => {
  const origin = ORIGIN_BY_CHARACTER[error.text.charAt(error.offset)]
  return origin === undefined ? showReason(error) : `${showReason(error)} (${origin})`
}

/**
 * Formats a location in a file as compilers do. Lines and columns are numbered from 1. Columns are counted in UTF-16
 * code units.
 */
export const locationOf = (file: string, line: number, offset: number): string => `${file}:${line}:${offset + 1}:`
