/**
 * Tests the constants of `uri-ts/text` that function calls create. In a mutation run, a test file that cannot be loaded
 * does not count as a failure, so the import is inside the test.
 */
import { expect, it } from 'vitest'

it('OTEL_KEYS lists the keys that the conventions for `url.full` name', async () => {
  const { OTEL_KEYS } = await import('uri-ts/text')
  expect(OTEL_KEYS).toEqual(['AWSAccessKeyId', 'Signature', 'sig', 'X-Goog-Signature'])
})
