import { showReason } from '../../core/errors/format-error'
import type { UriError } from '../../core/errors/uri-error'

/** The origin of a character in a file that is invisible in editors. */
const ORIGIN_BY_CHARACTER: { readonly [character: string]: string } = {
  '\ufeff': 'a byte order mark',
  '\ufffd': 'bytes that are not UTF-8',
}

/** The message of an error, which also says what an invisible character comes from. Allocates: the message. */
export const reasonWithOrigin = (error: UriError): string => {
  const origin = ORIGIN_BY_CHARACTER[error.text.charAt(error.offset)]
  return origin === undefined ? showReason(error) : `${showReason(error)} (${origin})`
}

/** A place in a file, as compilers write it: the line and the column count from 1, the column in UTF-16 code units. */
export const locationOf = (file: string, line: number, offset: number): string => `${file}:${line}:${offset + 1}:`
