/**
 * Tests the constants of `uri-ts/text`. The module is imported inside the test, because calls that create constants may
 * throw when the module is loaded.
 */
import { expect, it } from 'vitest'

it('OTEL_KEYS lists the keys that the conventions for `url.full` name', async () => {
  const { OTEL_KEYS } = await import('uri-ts/text')
  expect(OTEL_KEYS).toEqual(['AWSAccessKeyId', 'Signature', 'sig', 'X-Goog-Signature'])
})
