// Defines the assertion about `uri-ts/fast-check`. The assertion is in a separate file so that runtimes unable to load
// fast-check can run the other assertions.
import * as fc from 'fast-check'
import { anyUriReference } from 'uri-ts/fast-check'
import { createSpans, scan } from 'uri-ts/scan'

const spans = createSpans()

export const ARBITRARIES = [
  'uri-ts/fast-check',
  () => fc.check(fc.property(anyUriReference(), (text) => scan(text, spans) >= 0)).failed,
  false,
]
