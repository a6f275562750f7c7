import type { UriError } from '../../core/errors/uri-error'
import { reasonWithOrigin } from './locations'

/**
 * Converts an error to JSON and adds the text that the command received. Normally, `offset` is an index into `text`.
 * If the error concerns a different string, such as a component or a repaired string, `given` is that string, and
 * `offset` is an index into `given`.
 */
export const errorToJson = (text: string, error: UriError): string =>
  JSON.stringify({
    text,
    error: {
      component: error.component,
      given: error._tag === 'BuildError' || error.text !== text ? error.text : undefined,
      offset: error.offset,
      reason: error.reason,
      message: reasonWithOrigin(error),
    },
  })
