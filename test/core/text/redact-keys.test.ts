/**
 * Tests the lists of keys in `uri-ts/text`, and the lists that its functions accept. `uri-ts/text` is imported inside
 * each test, because a test file that cannot be loaded does not count as a failure in a mutation run.
 */
import { describe, expect, it } from 'vitest'

const load = () => import('uri-ts/text')

it('OTEL_KEYS lists the keys that the conventions for `url.full` name', async () => {
  const { OTEL_KEYS } = await load()
  expect(OTEL_KEYS).toEqual(['AWSAccessKeyId', 'Signature', 'sig', 'X-Goog-Signature'])
})

describe('redactText with a list of keys', () => {
  it('hides only the keys in the list', async () => {
    const { redactText } = await load()
    expect(redactText(['sig'])('https://h/?token=x&sig=y')).toBe('https://h/?token=x&sig=***')
  })
})

describe('redactText without a list of keys', () => {
  it.each([{}, { mask: '***' }, { keys: undefined, exact: undefined }])('hides SECRET_KEYS for %j', async (options) => {
    const { redactText } = await load()
    expect(redactText(options)('https://h/?token=x&page=2')).toBe('https://h/?token=***&page=2')
  })

  it('hides only the keys in `exact` if there is no other list', async () => {
    const { redactText } = await load()
    expect(redactText({ exact: ['sig'] })('https://h/?token=x&sig=y')).toBe('https://h/?token=x&sig=***')
    expect(redactText({ keys: [] })('https://h/?token=x')).toBe('https://h/?token=x')
  })

  it('finds a key in `exact` after the quote in JSON that is not complete', async () => {
    const { redactText } = await load()
    expect(redactText({ exact: ['sig'] })('?a,"sig=1 2')).toBe('?a,"sig=***')
  })

  it('says to pass the keys first if it is called with a text', async () => {
    const { redactText } = await load()
    expect(() => redactText('GET /?token=x' as never)).toThrow(new TypeError('write redactText(SECRET_KEYS)(text)'))
  })

  it.each(['token', 7, null, undefined, {}, new Set(['token'])])('throws if the keys are %s', async (keys) => {
    const { redactErrorKeys, redactText } = await load()
    const message = new TypeError('the keys are a list, such as SECRET_KEYS')
    expect(() => redactErrorKeys(keys as never)).toThrow(message)
    if (keys !== undefined) expect(() => redactText({ keys } as never)).toThrow(message)
  })
})
