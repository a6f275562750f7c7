/**
 * Tests the constants of `uri-ts/text` that are created by calls. The test itself imports the module, because a test
 * file that cannot be loaded does not count as a failure in a mutation run. The other files in the folder import the
 * module first, so the mutation run knows that every test depends on the constants.
 */
import { expect, it } from 'vitest'

it('OTEL_KEYS lists the keys that the conventions for `url.full` name', async () => {
  const { OTEL_KEYS } = await import('uri-ts/text')
  expect(OTEL_KEYS).toEqual(['AWSAccessKeyId', 'Signature', 'sig', 'X-Goog-Signature'])
})
