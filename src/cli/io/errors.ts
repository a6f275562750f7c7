import { showReason } from '../../errors/format-error'
import type { UriError } from '../../errors/uri-error'

/**
 * The error as JSON, beside the text that the command was given. The offset counts in that text; for a component that
 * cannot be built it counts in the component, which is printed as `given`.
 */
export const errorToJson = (text: string, error: UriError): string =>
  JSON.stringify({
    text,
    error: {
      component: error.component,
      given: error._tag === 'BuildError' ? error.text : undefined,
      offset: error.offset,
      reason: error.reason,
      message: showReason(error),
    },
  })
