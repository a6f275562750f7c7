import type { BuildError } from '../../errors/build-error'
import { showCaret, showFound, showReason } from '../../errors/format-error'
import { FAULT, RULE } from '../../errors/messages'
import type { ParseError } from '../../errors/parse-error'
import type { DecodeError } from '../../percent/decode'

/** Whatever the library returns in the place of a result. */
export type AnyError = ParseError | BuildError | DecodeError

const NOT_UTF_8 = { fault: 'does not begin a character in UTF-8', rule: 'overlong, cut and surrogate forms are none' }

const decodeReason = ({ text, offset, reason }: DecodeError): string => {
  const { fault, rule } =
    reason === 'pct-encoded' ? { fault: FAULT['pct-encoded'], rule: RULE['pct-encoded'] } : NOT_UTF_8
  return `${showFound(text, offset)} ${fault} at offset ${offset}; ${rule}`
}

/** One sentence. */
const reasonOf = (error: AnyError): string => (error._tag === 'DecodeError' ? decodeReason(error) : showReason(error))

/** The text with a caret under what is wrong, and the sentence below. */
export const showError = (error: AnyError): string => `${showCaret(error.text, error.offset)}\n${reasonOf(error)}`

/**
 * The error as JSON, beside the text that the command was given. The offset counts in that text, but for a component
 * that cannot be built: it counts in the component, which is there as `given`.
 */
export const errorToJson = (text: string, error: AnyError): string =>
  JSON.stringify({
    text,
    error: {
      component: error._tag === 'DecodeError' ? undefined : error.component,
      given: error._tag === 'BuildError' ? error.text : undefined,
      offset: error.offset,
      reason: error.reason,
      message: reasonOf(error),
    },
  })
