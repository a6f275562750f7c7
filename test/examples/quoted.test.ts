/** docs/frameworks.md quotes the examples: each quotation is in its file. */
import { expect, it } from 'vitest'
import { textOf } from '../support/imports'

const QUOTED = Array.from(
  textOf('docs/frameworks.md').matchAll(/^```typescript (\S+)\n(.*?)^```$/gms),
  ([, file = '', code = '']) => ({ file, code }),
)

it('quotes some files', () => expect(QUOTED.length).toBeGreaterThan(3))

it.each(QUOTED)('quotes $file', ({ file, code }) => expect(textOf(file)).toContain(code))
