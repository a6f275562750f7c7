import type { UriError } from '../../errors/uri-error'
import type { Either } from '../../fp/either'
import { parseRequestTarget, type RequestTarget } from '../../http/request-target/request-target'
import type { RequestTargetError } from '../../http/request-target/request-target-error'
import { isHttpUri, parseHttpUri } from '../../model/http-uris'
import {
  isAbsoluteUri,
  isRelativeRef,
  isUri,
  isUriReference,
  parseAbsoluteUri,
  parseRelativeRef,
  parseUri,
  parseUriReference,
} from '../../model/parse'

/** What a line must be. */
interface Kind {
  /** Cheap; only an invalid line is parsed as well. */
  readonly is: (text: string) => boolean
  readonly parse: (text: string) => Either<UriError, unknown>
}

/** The method whose requests have a target like `text`: `*` is for OPTIONS, and `host:port` for CONNECT. */
const methodOf = (text: string): string => {
  if (text === '*') return 'OPTIONS'
  return /^[^/?#]+:\d+$/.test(text) ? 'CONNECT' : 'GET'
}

const parseTarget = (text: string): Either<RequestTargetError, RequestTarget> =>
  parseRequestTarget(methodOf(text), text)

/** What `check` can require of a line, by the name that `--kind` takes. */
export const KINDS: { readonly [name: string]: Kind } = {
  'uri-reference': { is: isUriReference, parse: parseUriReference },
  uri: { is: isUri, parse: parseUri },
  'absolute-uri': { is: isAbsoluteUri, parse: parseAbsoluteUri },
  'relative-ref': { is: isRelativeRef, parse: parseRelativeRef },
  http: { is: isHttpUri, parse: parseHttpUri },
  'request-target': { is: (text) => parseTarget(text)._tag === 'Right', parse: parseTarget },
}
